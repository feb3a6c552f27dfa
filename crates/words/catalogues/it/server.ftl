## Rifiuti del server: che cosa non va, e che cosa andrebbe bene. La chiave è il codice dell'API.
## Dove un codice ha più frasi, $case dice quale.

### Richieste

too-often = Troppe richieste: riprova tra { $seconds } s.
too-much-kept = Hai salvato quanto è consentito, { $megabytes } MiB al giorno: riprova tra { $hours ->
        [0] { $seconds } s
       *[other] { $hours } h
    }.
internal = Qualcosa è andato storto sul server, e non è detto che la richiesta sia stata eseguita: controlla prima di riprovare.
took-too-long = Ci è voluto troppo tempo, e non è detto che sia stato fatto: controlla prima di riprovare.
no-such-path = A questo percorso non c'è nulla: /api/openapi.json elenca tutti i percorsi.
wrong-method = { $path } non accetta { $method }: l'header Allow dice che cosa accetta.
body-too-long = Il corpo è troppo lungo: invia al massimo { $most } byte.
bad-body =
    { $case ->
        [broken] Il corpo si è interrotto: invialo di nuovo.
       *[content] Il corpo non è quello che questo percorso accetta: { $detail }.
    }
bad-path = Il percorso è sbagliato: { $detail }.
bad-query = La query è sbagliata: { $detail }.
not-json = Il corpo deve essere JSON: invialo con Content-Type: application/json.
not-a-websocket = Questo percorso accetta solo connessioni WebSocket: collegati con un client WebSocket.
not-text = Il corpo deve essere testo semplice: invialo con Content-Type: text/plain.
bad-text =
    { $case ->
        [length] Il campo "{ $field }" deve avere da { $least } a { $most } caratteri.
        [control] Il campo "{ $field }" contiene caratteri di controllo: invia testo semplice.
        [utf-8] Il corpo non è UTF-8 valido: invialo in UTF-8.
       *[zero] Il testo non può contenere il carattere NUL: toglilo.
    }
bad-cursor = Questo non è un cursore di questo elenco: invia `next` della pagina precedente, o nessuno per la prima.
bad-limit = Il limite deve essere un numero da 1 a { $most }.
wrong-host =
    { $case ->
        [url] Questo server non risponde a quel nome: apri { $url }, o chiedi al gestore di aggiungere il nome a `hosts`.
       *[address] Questo server non risponde a quel nome: aprilo con il suo indirizzo IP, o chiedi al gestore di aggiungere il nome a `hosts`.
    }
header-needed = Un programma che invia il cookie di sessione deve inviare anche l'header X-Touchline: 1.
foreign-origin = Questa richiesta viene da un altro sito: solo le pagine di questo server possono inviarla.
too-many-connections =
    { $case ->
        [address] Da questo indirizzo sono aperte troppe connessioni: chiudine qualcuna e riprova.
       *[server] Il server non ha più connessioni libere: riprova tra poco.
    }
stopping = Il server si sta spegnendo: riconnettiti tra poco.
journal-stuck = La scrittura del journal dura da troppo tempo: controlla il disco del server.
storage-full = Il disco del server è pieno: non si può salvare nulla finché non c'è spazio.
storage-unwritable = Non si può scrivere nel database: controlla il disco del server.
storage-silent = Il database non risponde: riprova tra poco.
storage-taken = Forse un altro server ha preso il database: non si scrive nulla finché non è chiaro.
storage-damaged = Il database è danneggiato: ripristinalo da un backup.

### Account

not-signed-in = Non hai effettuato l'accesso: gioca senza account con POST /api/guests, accedi con POST /api/sessions, o invia un token (Authorization: Bearer ...).
suspended = Questo account per ora è sospeso.
needs-session = Un token qui non basta: accedi con POST /api/sessions e usa quella sessione.
needs-account = Serve un account: lo si ottiene con POST /api/me/upgrade.
not-a-guest = Hai già un account: così lo ottiene solo chi gioca senza.
wrong-password =
    { $case ->
        [own] Questa non è la tua password attuale.
       *[sign-in] Nome o password sbagliati: controllali, o usa un codice di recupero.
    }
wrong-code = Questo non è un codice di recupero valido di questo account: ogni codice vale una volta.
changed-meanwhile = Nel frattempo la password è stata cambiata altrove: accedi di nuovo.
already-named = Hai già un nome: senza account lo si sceglie una volta sola. Con un account puoi averne un altro.
bad-name = Un nome ha da { $least } a { $most } caratteri: lettere di qualsiasi lingua, cifre da 0 a 9, - e _. Comincia con una lettera o una cifra e non ha spazi.
confusable-name =
    { $case ->
        [lookalike] Questo nome sembra in lettere latine ma non lo è: scrivilo in lettere latine, o scegline uno che non si possa confondere.
       *[scripts] Questo nome mescola lettere di alfabeti diversi, che possono sembrare uguali: scrivilo tutto in uno, per esempio latino o cirillico.
    }
reserved-name =
    { $case ->
        [prefix] I nomi che cominciano con `{ $prefix }` li assegna il server: scegline un altro.
       *[office] Questo nome sembra quello del server o di un moderatore: scegline un altro.
    }
name-taken = Questo nome è occupato, o lo era finché chi lo aveva non se n'è andato: scegline un altro.
no-such-user = Non c'è nessun giocatore con questo nome.
bad-password = Una password ha da { $least } a { $most } caratteri.
common-password = Questa password è facile da indovinare: scegli diverse parole non collegate tra loro, e non il tuo nome.
busy = In questo momento accedono in troppi: riprova tra qualche secondo.
yourself =
    { $case ->
        [block] Non puoi bloccare te stesso.
       *[report] Non puoi segnalare te stesso.
    }
too-many-blocks = Hai bloccato { $most } giocatori, che è il limite: prima sbloccane uno.
too-many-bots = Hai { $most } bot, che è il limite: prima chiudine uno.
no-such-bot = Non hai nessun bot con questo nome: GET /api/bots elenca i tuoi.
too-many-tokens = Ci sono { $most } token, che è il limite: prima revocane uno.
no-such-token = Non hai nessun token con questo numero: GET /api/tokens elenca i tuoi.
export-under-way = C'è già un'esportazione in corso (limite: una per utente, { $most } per indirizzo): aspetta che finisca.
too-many-streams = Hai { $most } flussi di notizie aperti, che è il limite: prima chiudine uno.
too-many-open =
    { $case ->
        [connections] Hai { $most } socket e flussi aperti, che è il limite: prima chiudine uno.
       *[matches] Hai { $most } partite aperte, che è il limite: ritirane una, o unisciti a quella di qualcun altro.
    }
push-off = Questo server non invia notifiche.
bad-push =
    { $case ->
        [endpoint] Il server non invia nulla a questo indirizzo: manda quello che il browser ha dato per il suo servizio di notifiche, al massimo { $most } caratteri.
       *[keys] Queste non sono le chiavi di un browser: manda p256dh e auth come le ha date il browser, in base64url.
    }

### Moderazione

not-a-moderator = È riservato ai moderatori: li nomina il gestore del server.
too-many-reports = { $most } tue segnalazioni aspettano una decisione, che è il limite: aspetta che ne venga decisa una.
no-such-report = Non c'è nessuna segnalazione con questo numero.
own-cause = Questa segnalazione riguarda te o l'hai fatta tu: deve deciderla un altro moderatore.
already-decided = Questa segnalazione è già stata decisa.
bad-days = Una sospensione richiede `days`, da 1 a { $most }; le altre decisioni non ne hanno.
too-many-doubts = { $most } tue domande aspettano una risposta, che è il limite: aspetta che una riceva risposta.
no-such-doubt = Non c'è nessuna domanda con questo numero.
already-closed = Questa domanda è già stata chiusa.

### Creare partite e unirsi

game-unknown = Non c'è nessun gioco chiamato "{ $got }". Disponibili: { $known }.
bad-clock =
    { $case ->
        [tournament] I tempi di un torneo sono per le competizioni: scegli un altro orologio.
        [no-tournament] Solo FUBA 2.1 e 3.0 hanno i tempi di un torneo: scegli un altro orologio.
        [live] In tempo reale un orologio ha da { $least } a { $most } secondi, e aggiunge da 0 a { $increment } secondi a ogni risposta.
       *[days] Per corrispondenza ci sono da { $least } a { $most } giorni per ogni decisione.
    }
rated-needs-clock = Una partita classificata richiede un orologio: scegli live o days, o gioca senza classifica.
rated-without-hints = In una partita classificata non ci sono consigli: gioca senza classifica o senza consigli.
rated-custom-rules = Una partita con regole personalizzate non può essere classificata: giocala senza classifica, o togli ciò che è diverso dal regolamento ({ $rules }).
rated-needs-two = Una partita classificata richiede due giocatori: contro il computer o te stesso gioca senza classifica.
guests-play-unrated = Senza account si giocano solo partite senza classifica: crea un account per entrare in classifica.
one-hand = Dietro i due giocatori c'è la stessa persona: giocate questa partita senza classifica.
too-many-matches =
    { $case ->
        [live] Stai giocando { $most } partite in tempo reale, che è il limite: prima finiscine una.
       *[slow] Stai giocando { $most } partite per corrispondenza o senza orologio, che è il limite: prima finiscine una.
    }
opponent-busy =
    { $case ->
        [live] Uno dei due giocatori ha già tutte le partite in tempo reale che può avere: riprova più tardi.
       *[slow] Uno dei due giocatori ha già tutte le partite per corrispondenza o senza orologio che può avere: riprova più tardi.
    }
no-such-match =
    { $case ->
        [not-theirs] Quel giocatore non ha giocato nessuna partita con questo codice.
       *[unseen] Questa partita non c'è, o non puoi vederla.
    }
bad-invitation = Il codice d'invito è l'ultima parte del link: ha al massimo { $most } caratteri.
needs-invitation = Per unirti a questa partita serve un invito: invia l'ultima parte del link come `invitation`.
already-seated = Hai già un posto in questa partita.
match-taken = Il posto l'ha preso qualcun altro: questa partita non è più aperta.
seat-taken =
    { $case ->
        [home] Quel posto è occupato: è libero il posto di casa.
       *[away] Quel posto è occupato: è libero il posto in trasferta.
    }
not-yours = Solo chi ha creato una partita può ritirarla.
not-open = Qualcuno si è già unito a questa partita: annullala o arrenditi, ritirarla non si può.
no-rematch = L'altro giocatore non vuole la rivincita.
challenge-yourself = Non puoi sfidare te stesso: crea una partita con l'avversario `myself`.
too-many-challenges = Puoi avere al massimo { $most } sfide in attesa, { $most-each } allo stesso giocatore: prima ritirane una.
no-such-challenge = Questa sfida non c'è, o non è tua.
challenge-answered = Questa sfida ha già avuto risposta, o è stata ritirata.
paired-already = Hai già una partita: GET /api/pairing dice quale.
lobby-full = Stanno aspettando in troppi: riprova tra un minuto.

### Competizioni

no-such-competition = Questa competizione non c'è: GET /api/competitions le elenca.
competition-changed = Nel frattempo qualcosa è cambiato: guarda di nuovo la competizione e invia con la tua decisione il suo numero { $seq }.
competition-log-full = Questa competizione ha { $most } voci e non ne accetta altre dalle persone: finisce da sola.
competition-unreadable = Il registro di questa competizione non si può leggere: avvisa chi gestisce il server.
too-many-competitions =
    { $case ->
        [own] Puoi organizzare al massimo { $most } competizioni non finite: prima finiscine o cancellane una.
       *[joined] Si può giocare al massimo in { $most } competizioni non finite: prima lasciane una.
    }
competition-size = Una competizione accoglie da { $least } a { $most } squadre.
competition-matches = Sarebbero { $got } partite, e in una competizione se ne giocano al massimo { $most }: scegli meno squadre o meno incontri.
competition-round-days = Un turno dura da { $least } a { $most } giorni.
attendance-needs-clock = Si aspettano i giocatori solo con un orologio dal vivo: scegline uno, o togli `attendance`.
competition-begun = Questa competizione è cominciata: nessuno vi entra più, e non si cancella.
competition-full = Questa competizione ha posto per { $most } squadre, e ci sono tutte.
already-in-competition = Questo giocatore ha già una squadra in questa competizione.
not-taking-part = Non partecipi a questa competizione.
cannot-join = Non puoi entrare in questa competizione.
not-organiser = Lo decide solo chi la organizza.
not-called = Lì nessuno ti aspetta: guarda le partite per cui sei chiamato.
no-computers = I computer non partecipano a questa competizione.
bad-word = "{ $got }" non va bene per "{ $field }": invia una parola di lettere, cifre e trattini.
bad-count = Invia un numero da { $least } a { $most }.
result-needs-winner = Di' chi vince: "winner" è `home` o `away`.
result-needs-score = Di' com'è finita: invia "score" con i gol delle due squadre.
user-or-level = Di' chi gioca con la squadra: o "user" o "level".
joined-too-often = Sei entrato in questa competizione { $most } volte: di più non si può.
own-match = In questa partita giochi tu: abbandonala, o giocala fino alla fine.
cannot-enter =
    { $case ->
        [rated] In una competizione classificata nessuno iscrive un altro: può entrare da sé finché è aperta. Fai continuare un computer, o ritira la squadra.
       *[user] Questo utente non si può iscrivere: può entrare da sé finché la competizione è aperta.
    }
ladder-without-rounds = Una scala non ha turni, e quindi nemmeno scadenze.
deadline-range = Manda un momento da { $least } a { $most }, in millisecondi dal 1970: al più presto tra un’ora, al più tardi tra un anno.
round-not-played = Il turno { $round } non ha più partite da giocare.
not-in-competition =
    { $case ->
        [abort] Una partita di una competizione non si annulla: giocala, o abbandona.
        [draw] In una partita di una competizione non ci si accorda sul pareggio: si gioca fino alla fine.
        [takeback] In una partita di una competizione non si ritira niente dopo un lancio.
        [replace] In una partita di una competizione nessun computer prende il posto di chi manca: reclama la vittoria.
       *[hint] Nelle partite di una competizione non ci sono suggerimenti.
    }

### Giocare

match-not-begun =
    { $case ->
        [open] La partita non è cominciata: un posto è ancora libero.
       *[called-off] La partita è stata annullata prima di cominciare.
    }
match-not-over =
    { $case ->
        [record] La registrazione svela i segreti di entrambi: l'avrai a partita finita.
       *[rematch] La partita non è finita: finiscila prima della rivincita.
    }
match-not-at-hand = La partita al momento non è disponibile: riprova.
match-unplayable =
    { $case ->
        [unknown-rules] Questa partita è cominciata come `{ $spec }` con la revisione { $revision } delle regole, che questa versione del programma non conosce. Una versione che la conosce può continuarla. Fino ad allora chi la gioca può arrendersi o annullarla.
       *[broken-journal] Quello che è salvato di questa partita non corrisponde alle sue regole, perciò non si può mostrarla né continuarla. Chi la gioca può arrendersi o annullarla.
    }
not-your-seat =
    { $case ->
        [watching] Stai guardando questa partita: può agire solo chi la gioca.
        [rematch] Solo chi ha giocato una partita può chiedere la rivincita.
       *[speak] Questo non è il tuo posto: può agire solo chi lo occupa.
    }
bad-message = Questo messaggio non si può leggere ({ $detail }): invia un testo come { $example }
stale =
    { $case ->
        [taken-back] Il tuo avversario ha ritirato la decisione che ha portato a questa domanda. Il tuo orologio è tornato dov'era: guarda di nuovo.
       *[late] Hai risposto all'aggiornamento { $seq }, ma l'ultimo è { $last }: guarda di nuovo.
    }
too-fast = Troppe tue risposte sono ancora da salvare: aspetta le conferme.
too-many-steps = Il journal di questa partita è troppo lungo per farlo: si può solo continuare.
not-kept = Non è stato possibile salvarlo, quindi non è stato fatto: riprova.
replaced = In questa partita il computer ha preso il tuo posto.
offered-already = L'hai già offerto.
too-many-offers = Hai già fatto abbastanza offerte: aspetta che qualcuno risponda a una domanda.
nothing-offered = Non c'è nessuna offerta a cui rispondere.
computer-declines = Il computer rifiuta il pareggio: si continua.
only-at-correspondence = Mentre non ci sei, questi momenti si passano per te solo nelle partite per corrispondenza o senza orologio.
no-windows = In questo gioco non si giocano carte, quindi non ci sono momenti del genere.
unknown-window = Non c'è un momento "{ $got }" in cui ti si chiede una carta. Scrivi uno tra { $known }.
too-many-stops = Si possono indicare al massimo { $most } momenti.
too-many-changes = L'hai già cambiato abbastanza volte: aspetta che qualcuno risponda a una domanda.
no-takebacks = In questa partita avete deciso che non si torna indietro.
nothing-to-take-back = Non c'è ancora nulla da ritirare.
opponent-asked = Il tuo avversario sta già pensando e il suo orologio corre: in una partita classificata in tempo reale deve essere d'accordo, quindi chiedi di tornare indietro.
too-many-undos = Hai ritirato { $most } decisioni a cui il tuo avversario stava già pensando, che è il limite: chiedi di tornare indietro.
undo-too-late = Tornare indietro ti costerebbe più tempo di quello che hai sull'orologio.
too-late-to-abort = I dadi sono già stati lanciati: la partita non si può più annullare, puoi solo arrenderti.
still-in-grace = Il tuo avversario ha ancora { $seconds } s per tornare.
opponent-is-here = Il tuo avversario non se n'è andato, o la partita non è in tempo reale.
no-hints-when-rated = In una partita classificata tra persone non ci sono consigli: le probabilità esatte le vedete entrambi.
no-hints-agreed = Per questa partita avete deciso di giocare senza consigli.
not-expired = Nel frattempo qualcuno ha continuato la partita.
bad-chat-line = Un messaggio ha da 1 a { $most } caratteri, senza a capo né altri caratteri di controllo.
too-much-said = La chat di questa partita è piena.
nobody-to-talk-to = A questo tavolo non c'è nessun altro: nessuno lo leggerebbe.

### Analisi

record-empty = In questa partita non si è giocato nulla: non c'è nulla da analizzare.
too-long-to-analyse = Il server analizza al massimo { $most } input: usa `touchline analyse` sul tuo computer.
too-many-of-yours = { $most } tue analisi sono in corso o in attesa, che è il limite: aspetta che ne finisca una.
too-many-analyses = Si stanno analizzando troppe partite: riprova tra qualche minuto.

### Perché un socket viene chiuso, in al massimo 123 byte

closed-restart = Il server si sta riavviando: riconnettiti tra poco.
closed-signed-out = La tua sessione è stata chiusa: accedi e riconnettiti.
closed-missed = Hai perso degli aggiornamenti: riconnettiti per averli.
closed-too-often = Hai continuato a inviare nonostante l'invito ad attendere: torna più tardi.
closed-unreadable = Il messaggio era troppo lungo o non valido.
closed-idle = Da molto tempo non arriva nulla: riconnettiti quando vuoi.
closed-broke-off = Il motore si è interrotto: ricomincia.
closed-over = Arrivederci.

# Dadi e sigilli che i giocatori possono verificare
bad-hexadecimal = Qui servono { $digits } cifre esadecimali, da 0 a 9 e da a a f.
no-fair-dice = Questa partita è cominciata prima che i dadi si potessero verificare.
dice-not-awaited =
    { $case ->
        [open] Il tuo numero casuale non è atteso: si mostra una volta sola, quando tutti quelli che contribuiscono si sono impegnati sul proprio.
       *[commit] Il tuo impegno non è atteso: si dà una volta sola, prima che la partita cominci.
    }
nonce-not-committed = Questo non è il numero casuale su cui ti sei impegnato.
seal-broken = Il sigillo non è di queste risposte: sigillale per la scelta { $choice }.
seal-otherwise-written = Le risposte sigillate vanno scritte proprio come le scrive il regolamento: { $want }

### Notifiche

notify-begun = La tua partita contro { $name } è cominciata.
notify-your-move = Tocca a te contro { $name }.
notify-low-time =
    { $hours ->
        [0] Meno di un'ora per la tua mossa contro { $name }.
        [one] Ancora { $hours } ora per la tua mossa contro { $name }.
       *[other] Ancora { $hours } ore per la tua mossa contro { $name }.
    }
notify-challenge = { $name } ti sfida a una partita.
notify-over = La partita contro { $name } è finita.
