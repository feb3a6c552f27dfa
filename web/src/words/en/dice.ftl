### The check of dice and sealed choices after a match.

dice-intro = Your browser now rolls every die of this match again, from what was locked before the first roll. Nothing is sent.
dice-running = Rolling again …
dice-holds-good = Everything fits
dice-holds-alone = The dice fit, but your receipt is not in this browser: without it nothing shows that the server did not choose them afterwards
dice-holds-unproved = The dice agree with the record, but they prove nothing to you: your random number is not among them
dice-holds-bad = Something does not fit
dice-failed = The check could not be done: { $why }
dice-step-receipt = The match was played with what your browser saw before the first roll.
dice-step-commitment = The server rolled from the secret that it had locked before the first roll.
dice-step-nonces =
    { $n ->
        [0] No random number of a player is in the dice.
        [one] One random number went in, locked before anybody saw another.
       *[other] { $n } random numbers went in, each locked before anybody saw the other.
    }
dice-step-dice =
    { $n ->
        [0] No die was rolled.
        [one] The one die shows what it had to.
       *[other] All { $n } dice show what they had to.
    }
dice-step-shown =
    { $n ->
        [one] One die is as it was shown to you.
       *[other] { $n } dice are as they were shown to you.
    }
dice-step-seals =
    { $n ->
        [0] No secret choice was sealed.
        [one] One secret choice was sealed, and is the one that was made.
       *[other] { $n } secret choices were sealed, and are those that were made.
    }
dice-warning-no-receipt = This browser has no receipt of the match: only a player’s own receipt shows that nothing was exchanged afterwards.
dice-warning-nothing = { $seat } put no random number into the dice and trusts the server.
dice-warning-withheld = { $seat } had locked a random number and did not show it in time. It is not in the dice.
dice-warning-left-out = Your random number is not in the dice: it came too late, the match ended before, or the server left it out.
dice-warning-refused = Your browser offered a random number and the server did not take it. Whoever gave the other one could choose all dice together with the server: they prove nothing to you.
dice-warning-no-nonce = Your random number came from another device. If you used no other device in this match, somebody else took your place, and these dice prove nothing to you.
dice-warning-unseen-nonce = Your browser did not see what { $seat } had locked before the first roll: it was away. So it cannot say that { $seat } chose before seeing other numbers.
dice-warning-server-alone = No player put a random number into the dice: the server could have chosen them all before the match.
dice-warning-taken-back =
    { $n ->
        [one] One die was rolled and taken back.
       *[other] { $n } dice were rolled and taken back.
    }
dice-warning-unseen =
    { $n ->
        [one] One die fell while this browser was away: it cannot say that you saw it as it is.
       *[other] { $n } dice fell while this browser was away: it cannot say that you saw them as they are.
    }
dice-warning-unseen-back =
    { $n ->
        [one] One die that was taken back was never seen by this browser. The server may have left it out.
       *[other] { $n } dice that were taken back were never seen by this browser. The server may have left them out.
    }
dice-warning-masked =
    { $n ->
        [one] One die was not shown to you: that is right only for a card that is drawn or lost in secret. This page does not know the rules; touchline verify does.
       *[other] { $n } dice were not shown to you: that is right only for cards that are drawn or lost in secret. This page does not know the rules; touchline verify does.
    }
dice-warning-unsealed =
    { $n ->
        [one] { $seat } did not seal one secret choice and trusted the server with it.
       *[other] { $seat } did not seal { $n } secret choices and trusted the server with them.
    }
dice-warning-not-held =
    { $n ->
        [one] One sealed choice was announced while this browser was away.
       *[other] { $n } sealed choices were announced while this browser was away.
    }
dice-warning-unlisted =
    { $n ->
        [one] One sealed choice that your browser saw is not in the record. That is right only if it was taken back.
       *[other] { $n } sealed choices that your browser saw are not in the record. That is right only if they were taken back.
    }
dice-mismatch-no-fairness-data = This match has no dice that can be checked.
dice-mismatch-unreadable = The record cannot be read.
dice-mismatch-other-match = The receipt belongs to another match.
dice-mismatch-other-spec = The receipt is for other rules.
dice-mismatch-replaced-commitment = The server had locked another secret before the first roll.
dice-mismatch-other-nonce = The random number of { $seat } is not the one in the receipt.
dice-mismatch-replaced-nonce = { $seat } had locked another random number before yours was shown.
dice-mismatch-commitment = The server rolled from a secret other than the one it had locked.
dice-mismatch-nonce = The random number of { $seat } is not the one that was locked.
dice-mismatch-computer-nonce = The random number of { $seat }, a computer, does not follow from the secret.
dice-mismatch-backwards = The dice are out of order.
dice-mismatch-skipped = Dice are missing that nobody took back.
dice-mismatch-dice-count = There are too many dice, or too few.
dice-mismatch-die = Die { $number } shows { $shown } and had to show { $rolled }.
dice-mismatch-shown = Die { $number } was shown to you as { $shown } and had to show { $rolled }.
dice-mismatch-sealed = The list of secret choices does not fit the match.
dice-mismatch-seal =
    { $how ->
        [gone] Your browser saw a seal of secret choice { $n } of { $seat }, and the record has no such choice, or has it under another number.
        [new] Secret choice { $n } of { $seat } has a seal that was never announced, although your browser was there when it was made.
       *[changed] Secret choice { $n } of { $seat } is not the one that was sealed.
    }
dice-mismatch-fault =
    { $n ->
        [one] The record fits, but during the match your browser caught the server at something that no honest server does:
       *[other] The record fits, but during the match your browser caught the server at { $n } things that no honest server does:
    }
dice-fault-match = The server speaks of another match, or of other rules, when it should lock the dice. Your browser gave it nothing.
dice-fault-commitment = The server shows another commitment than before the first roll. Somebody may have exchanged the secret of the dice.
dice-fault-takeback = The server names a takeback that this browser did not agree to. If no other device of yours did, dice are left out.
dice-fault-number = The server goes on with die { $n }, and another one was next. Dice may be left out or rolled again. Keep your receipt.
dice-fault-shown = The server now shows die { $n } otherwise than before. Keep your receipt.
dice-fault-drawn =
    { $n ->
        [0] The server draws dice that it does not count. Your receipt keeps those that it counts.
       *[other] The server draws other dice than those it counts, from die { $n } on. Your receipt keeps those that it counts.
    }
dice-fault-late-seal = The server exchanges the seal of secret choice { $n } of { $seat } after it was made. Your receipt keeps the first one.
dice-fault-seal = Secret choice { $n } of { $seat } is not the one that was sealed. Keep your receipt.
dice-fault-unannounced = The server shows secret choice { $n } of { $seat }, and never announced a seal of it. It may have been made up afterwards.
dice-fault-own-seal = The server announces another seal of your secret choice { $n } than this browser made. Your receipt keeps your own.
dice-record = Record
dice-receipt = Receipt
dice-receipt-page = This browser stores nothing: your receipt is lost when the page is closed. Download it if you want to keep it.
dice-offline = With both files, anybody can do this check without the server: touchline verify RECORD --receipt RECEIPT. It knows the rules as well: this page takes the record’s word for how many sides a die has and which choices were secret.
