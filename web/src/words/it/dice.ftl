### Il controllo dei dadi e delle scelte sigillate dopo la partita.

dice-intro = Il tuo browser ora tira di nuovo ogni dado di questa partita, da ciò che era bloccato prima del primo tiro. Non si invia nulla.
dice-running = Si tira di nuovo …
dice-holds-good = Torna tutto
dice-holds-alone = I dadi tornano, ma la tua ricevuta non è in questo browser: senza di essa nulla mostra che il server non li abbia scelti dopo
dice-holds-unproved = I dadi tornano con il verbale, ma non ti provano nulla: il tuo numero casuale non è tra loro
dice-holds-bad = Qualcosa non torna
dice-failed = Il controllo non è riuscito: { $why }
dice-step-receipt = Si è giocato con ciò che il tuo browser ha visto prima del primo tiro.
dice-step-commitment = Il server ha tirato dal segreto che aveva bloccato prima del primo tiro.
dice-step-nonces =
    { $n ->
        [0] Nei dadi non c'è il numero casuale di nessun giocatore.
        [one] C'è un numero casuale, bloccato prima che qualcuno vedesse l'altro.
       *[other] Ci sono { $n } numeri casuali, ognuno bloccato prima che qualcuno vedesse l'altro.
    }
dice-step-dice =
    { $n ->
        [0] Non si è tirato nessun dado.
        [one] L'unico dado mostra ciò che doveva.
       *[other] Tutti i { $n } dadi mostrano ciò che dovevano.
    }
dice-step-shown =
    { $n ->
        [one] Un dado è come ti è stato mostrato.
       *[other] { $n } dadi sono come ti sono stati mostrati.
    }
dice-step-seals =
    { $n ->
        [0] Nessuna scelta segreta era sigillata.
        [one] Una scelta segreta era sigillata, ed è proprio quella fatta.
       *[other] { $n } scelte segrete erano sigillate, e sono proprio quelle fatte.
    }
dice-warning-no-receipt = Questo browser non ha la ricevuta della partita: solo la ricevuta di un giocatore mostra che dopo non si è cambiato nulla.
dice-warning-nothing = { $seat } non ha messo numeri casuali nei dadi e si fida del server.
dice-warning-withheld = { $seat } aveva bloccato un numero casuale e non l'ha mostrato in tempo. Nei dadi non c'è.
dice-warning-left-out = Il tuo numero casuale non è nei dadi: è arrivato tardi, la partita è finita prima, o il server l'ha lasciato fuori.
dice-warning-refused = Il tuo browser ha offerto un numero casuale e il server non l'ha preso. Chi ha dato l'altro poteva scegliere tutti i dadi insieme al server: non ti provano nulla.
dice-warning-no-nonce = Il tuo numero casuale è venuto da un altro dispositivo. Se in questa partita non ne hai usati altri, qualcuno ha preso il tuo posto, e questi dadi non ti provano nulla.
dice-warning-unseen-nonce = Il tuo browser non ha visto che cosa aveva bloccato { $seat } prima del primo tiro: non c'era. Perciò non può dire che { $seat } abbia scelto prima di vedere altri numeri.
dice-warning-server-alone = Nessun giocatore ha messo numeri casuali nei dadi: il server avrebbe potuto sceglierli tutti prima della partita.
dice-warning-taken-back =
    { $n ->
        [one] Un dado è stato tirato e poi annullato.
       *[other] { $n } dadi sono stati tirati e poi annullati.
    }
dice-warning-unseen =
    { $n ->
        [one] Un dado è caduto mentre questo browser non c'era: non può dire che l'hai visto com'è.
       *[other] { $n } dadi sono caduti mentre questo browser non c'era: non può dire che li hai visti come sono.
    }
dice-warning-unseen-back =
    { $n ->
        [one] Un dado ritirato non è mai stato visto da questo browser. Il server può averlo saltato.
       *[other] { $n } dadi ritirati non sono mai stati visti da questo browser. Il server può averli saltati.
    }
dice-warning-masked =
    { $n ->
        [one] Un dado non ti è stato mostrato: è giusto solo per una carta pescata o persa in segreto. Questa pagina non conosce le regole; touchline verify sì.
       *[other] { $n } dadi non ti sono stati mostrati: è giusto solo per carte pescate o perse in segreto. Questa pagina non conosce le regole; touchline verify sì.
    }
dice-warning-unsealed =
    { $n ->
        [one] { $seat } non ha sigillato una scelta segreta e l'ha affidata al server.
       *[other] { $seat } non ha sigillato { $n } scelte segrete e le ha affidate al server.
    }
dice-warning-not-held =
    { $n ->
        [one] Una scelta sigillata è stata annunciata mentre questo browser non c'era.
       *[other] { $n } scelte sigillate sono state annunciate mentre questo browser non c'era.
    }
dice-warning-unlisted =
    { $n ->
        [one] Una scelta sigillata che il tuo browser ha visto non è nel verbale. È giusto solo se è stata ritirata.
       *[other] { $n } scelte sigillate che il tuo browser ha visto non sono nel verbale. È giusto solo se sono state ritirate.
    }
dice-mismatch-no-fairness-data = I dadi di questa partita non si possono controllare.
dice-mismatch-unreadable = Il verbale non si può leggere.
dice-mismatch-other-match = La ricevuta è di un'altra partita.
dice-mismatch-other-spec = La ricevuta è per altre regole.
dice-mismatch-replaced-commitment = Prima del primo tiro il server aveva bloccato un altro segreto.
dice-mismatch-other-nonce = Il numero casuale di { $seat } non è quello della ricevuta.
dice-mismatch-replaced-nonce = { $seat } aveva bloccato un altro numero casuale prima che si vedesse il tuo.
dice-mismatch-commitment = Il server ha tirato da un segreto diverso da quello bloccato.
dice-mismatch-nonce = Il numero casuale di { $seat } non è quello bloccato.
dice-mismatch-computer-nonce = Il numero casuale di { $seat }, un computer, non segue dal segreto.
dice-mismatch-backwards = I dadi non sono nel loro ordine.
dice-mismatch-skipped = Mancano dadi che nessuno ha annullato.
dice-mismatch-dice-count = Ci sono troppi dadi, o troppo pochi.
dice-mismatch-die = Il dado { $number } mostra { $shown } e doveva mostrare { $rolled }.
dice-mismatch-shown = Il dado { $number } ti è stato mostrato come { $shown } e doveva mostrare { $rolled }.
dice-mismatch-sealed = L'elenco delle scelte segrete non corrisponde alla partita.
dice-mismatch-seal =
    { $how ->
        [gone] Il tuo browser ha visto un sigillo della scelta segreta { $n } di { $seat }, e il verbale non ha quella scelta, o la ha con un altro numero.
        [new] La scelta segreta { $n } di { $seat } ha un sigillo che non è mai stato annunciato, benché il tuo browser ci fosse quando è stata fatta.
       *[changed] La scelta segreta { $n } di { $seat } non è quella sigillata.
    }
dice-mismatch-fault =
    { $n ->
        [one] Il verbale torna, ma durante la partita il tuo browser ha sorpreso il server a fare una cosa che un server onesto non fa:
       *[other] Il verbale torna, ma durante la partita il tuo browser ha sorpreso il server a fare { $n } cose che un server onesto non fa:
    }
dice-fault-match = Il server parla di un'altra partita, o di altre regole, quando dovrebbe bloccare i dadi. Il tuo browser non gli ha dato nulla.
dice-fault-commitment = Il server mostra un impegno diverso da quello di prima del primo lancio. Qualcuno può aver cambiato il segreto dei dadi.
dice-fault-takeback = Il server indica un ritorno indietro che questo browser non ha accettato. Se nessun altro tuo dispositivo l'ha fatto, dei dadi vengono saltati.
dice-fault-number = Il server continua con il dado { $n }, ma ne toccava un altro. Dei dadi possono essere stati saltati o tirati di nuovo. Conserva la tua ricevuta.
dice-fault-shown = Ora il server mostra il dado { $n } in modo diverso da prima. Conserva la tua ricevuta.
dice-fault-drawn =
    { $n ->
        [0] Il server mostra dadi che non conta. La tua ricevuta conserva quelli che conta.
       *[other] Il server mostra dadi diversi da quelli che conta, a partire dal dado { $n }. La tua ricevuta conserva quelli che conta.
    }
dice-fault-late-seal = Il server cambia il sigillo della scelta segreta { $n } di { $seat } dopo che è stata fatta. La tua ricevuta conserva il primo.
dice-fault-seal = La scelta segreta { $n } di { $seat } non è quella che era stata sigillata. Conserva la tua ricevuta.
dice-fault-unannounced = Il server mostra la scelta segreta { $n } di { $seat } e non ne ha mai annunciato un sigillo. Può essere stata inventata dopo.
dice-fault-own-seal = Il server annuncia per la tua scelta segreta { $n } un sigillo diverso da quello fatto da questo browser. La tua ricevuta conserva il tuo.
dice-record = Verbale
dice-receipt = Ricevuta
dice-receipt-page = Questo browser non conserva nulla: la tua ricevuta si perde quando chiudi la pagina. Scaricala se vuoi tenerla.
dice-offline = Con i due file chiunque può rifare questo controllo senza il server: touchline verify RECORD --receipt RECEIPT. Conosce anche le regole: questa pagina si fida del verbale per il numero di facce di ogni dado e per quali scelte erano segrete.
