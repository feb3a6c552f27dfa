// Written from docs/openapi.json: `npm run types` writes it anew.

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and sign in. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyse a record.
         * @description As for a match of the server. An invalid record is refused with the faulty line.
         */
        post: operations["analyse_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your bots. */
        get: operations["bots"];
        put?: never;
        /** Register a bot: an account for a program. */
        post: operations["register_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Close one of your bots. It gives up its matches in progress; finished ones stay. */
        delete: operations["close_bot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Challenges that wait for your answer, and those you have sent. */
        get: operations["challenges"];
        put?: never;
        /** Challenge a user to a match. */
        post: operations["challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a challenge you sent. */
        delete: operations["withdraw_challenge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{code}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a challenge: the match begins. */
        post: operations["accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{code}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a challenge; its sender is notified. */
        post: operations["decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Competitions, newest first. */
        get: operations["competitions"];
        put?: never;
        /** Create a competition, to which teams may come. You are its organiser. */
        post: operations["make_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/quick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a cup against eight computers: a knock-out that begins at once. For guests too. */
        post: operations["quick_cup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about a competition; for everybody, also without an account. */
        get: operations["show_competition"];
        put?: never;
        post?: never;
        /** Delete a competition of yours that has not begun. */
        delete: operations["remove_competition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/adjudicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a fixture that has no result: a match of it that is being played is called off. */
        post: operations["adjudicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell everybody something. */
        post: operations["announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Challenge a team above yours on a ladder. */
        post: operations["challenge_team"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that you will play: where a competition asks for it, only those who have take part. */
        post: operations["check_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/computers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add teams that computers play; only where the competition allows them. */
        post: operations["add_computers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a result. What follows from it is worked out anew; a later match that is then between others must
         *     be played again.
         */
        post: operations["correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say until when a round must be over. */
        post: operations["move_deadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a competition before its last match; the only way a ladder ends. */
        post: operations["finish_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/here": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that you are there for your next match: it begins when both are. */
        post: operations["here"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take part in a competition. */
        post: operations["join_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a team came late for a match that has not begun (F-COMP-08, F-COMP-13). */
        post: operations["late"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a competition. After its start the matches that are left are lost, or do not count, as its
         *     `drop_out` says; a match that is being played is lost, also for the ratings.
         */
        post: operations["leave_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of a competition: its specification and every entry, as `touchline league` reads it. */
        get: operations["competition_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pair a Swiss round by hand, as long as it has no results. */
        post: operations["pair_by_hand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a competition: nothing new begins. Matches that are being played go on. */
        post: operations["pause_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody else play a team, with all its results. A match of it that is being played begins anew. */
        post: operations["replace_team"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a paused competition go on. */
        post: operations["resume_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a competition: nobody comes in any more, and its matches begin by themselves. */
        post: operations["start_competition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a competition, also without an account.
         * @description Server-sent events: `data` is a number that grows with every change, first the current one. A comment
         *     comes after every 15 seconds of silence.
         */
        get: operations["competition_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a result back: the match is played again. */
        post: operations["void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/competitions/{code}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a team out of a competition. */
        post: operations["withdraw_team"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doubts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a question about the rules, with the position in question. */
        post: operations["doubt_rules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be played: games with their editions, boards, advanced rules and options, time classes, levels
         *     and characters of the computer. The titles are in the language asked for by `Accept-Language`.
         */
        get: operations["playable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start playing at once, without an account. */
        post: operations["begin_as_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wall: up to twelve public matches that are played now, as spectators see them.
         * @description The highest ratings come first, then those that moved last. A match is on it if something has happened in
         *     it within 15 minutes; a finished one stays for some 20 seconds. At most two are of the same user.
         */
        get: operations["wall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the wall, also without an account.
         * @description Server-sent events: `data` is the wall as `GET /api/live` tells it, first with all boards, then with those
         *     that have changed, at most once a second. A comment comes after every 15 seconds of silence.
         */
        get: operations["wall_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public matches, newest first. */
        get: operations["matches"];
        put?: never;
        /**
         * Create a match. It begins at once if both seats are taken; against a particular user it becomes a
         *     challenge, and the response is 202.
         */
        post: operations["make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match. A private one is shown to its players, and to holders of its invitation while it is open. */
        get: operations["show"];
        put?: never;
        post?: never;
        /** Withdraw a match of yours that nobody has joined. */
        delete: operations["withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analyse a finished match: mistakes, luck, goal chances.
         * @description Lines of JSON: `{"progress": {"done", "of", "waiting"}}` while it runs, then `{"report": …}` with
         *     everything that `touchline analyse --json` prints, or `{"error": …}`.
         */
        get: operations["match_analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the dice of a match are made of, as far as everybody may know.
         * @description The commitments are there from the beginning, the secret once the match is over, however it ended.
         */
        get: operations["dice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The three best whole actions from here, what they move on the board, and why the first is best. Between
         *     people only where the match was created with hints, and never in rated ones.
         */
        get: operations["hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the free seat of a match, which then begins. Of two who try at once, one is refused. */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that has happened so far, as you were allowed to see it.
         * @description What was taken back is left out. `seq` is the number of the last update it includes.
         */
        get: operations["log_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exact odds of every answer you may give. */
        get: operations["odds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a finished match. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a rematch of a finished match, with seats swapped. It begins once both have asked; against the
         *     computer, at once.
         */
        post: operations["play_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay a finished match, line by line.
         * @description The first line has the `spec`, the `headers` of the record and the number of `inputs`. Then come the
         *     updates a spectator would get over the socket: one for the start, and one after every input. Their
         *     `position` is complete, because nothing is secret any more.
         */
        get: operations["match_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current state of a match, as you may see it. */
        get: operations["state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a match, line by line.
         * @description The same messages as over the socket, one JSON object per line; a blank line after every 15 seconds of
         *     silence. While a seat's stream is open, that seat counts as present.
         */
        get: operations["match_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cheapest ways to every place within your reach. */
        get: operations["ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{code}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act in a match: answer, take back, offer, resign, chat.
         * @description The response means that it is done and stored; its effect comes with the next update. A look is answered
         *     with where the match would stand: the message `look` of the socket.
         */
        post: operations["wish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user. */
        get: operations["me"];
        put?: never;
        post?: never;
        /**
         * Close the account and those of its bots. Matches in progress are given up. The name and all credentials
         *     are deleted for good; finished matches stay for the opponents, under a name that says the account is
         *     closed.
         */
        delete: operations["close_account"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users you have blocked. */
        get: operations["blocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Block a user: you are not paired, and neither can challenge or join the other. They are not told. */
        put: operations["block"];
        post?: never;
        /** Unblock a user. */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest competitions that you organise or play in. */
        get: operations["my_competitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export everything stored about you, with all your matches, as one document. One export at a time. */
        get: operations["export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your matches: first those in progress, those that wait for you before the others; then finished ones,
         *     newest first. The cursor pages through the finished ones.
         */
        get: operations["mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name the calling guest, once, in place of the name the server gave. */
        put: operations["name_guest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password. All other sessions end. */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Subscribe this session: its browser is told of your moves, challenges and ends of correspondence matches,
         *     in the language of `Accept-Language`. It replaces what the session had before and ends with the session;
         *     an account has at most ten, and a new one ends the oldest.
         */
        put: operations["subscribe"];
        post?: never;
        /** End the subscription of this session, if it has one. */
        delete: operations["unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many recovery codes are left. */
        get: operations["codes_left"];
        put?: never;
        /** Create ten new recovery codes. The old ones stop working. */
        post: operations["make_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade the calling guest to an account. It stays the same user and keeps its matches. The session is
         *     replaced, because the old one only authenticated a guest.
         */
        post: operations["upgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Warnings you have received from moderators. */
        get: operations["warnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/doubts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions about the rules, waiting or closed. */
        get: operations["doubts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/doubts/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a question. */
        post: operations["close_doubt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moderation log. */
        get: operations["moderation_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports, waiting or decided. */
        get: operations["reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on a report. */
        post: operations["decide_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/suspensions/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lift a suspension early, including that of the bots. */
        delete: operations["lift_suspension"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of your pairing request. */
        get: operations["standing"];
        put?: never;
        /**
         * Ask to be paired with anybody who wants the same match and whose rating is near yours; the longer you
         *     wait, the wider the range. A request lasts 60 seconds: send it again to renew it. Each user has at most
         *     one.
         */
        post: operations["wish_for_a_match"];
        /** Cancel your pairing request. */
        delete: operations["wish_no_more"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that browsers subscribe with. */
        get: operations["push_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best players of a game and time class, among those whose rating deviation is below 110 now.
         * @description The table is at most a minute old. Guests, closed accounts and suspended users are not in it. Your own
         *     place is told with every page.
         */
        get: operations["ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recover an account with a recovery code: sets a new password and ends all sessions. A code works once. */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a record, line by line.
         * @description As for a match of the server. An invalid record is refused with the faulty line.
         */
        post: operations["replay_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a user to the moderators. */
        post: operations["report_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of an edition as sentences, and which of them stand behind which event, question or refusal.
         * @description The sentences are in English.
         */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. */
        post: operations["sign_in"];
        /** Sign out everywhere: ends all your sessions, including this one. */
        delete: operations["sign_out_everywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out: ends this session. */
        delete: operations["sign_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your news as they happen, one JSON object per line; an empty line every 15 seconds shows that the stream
         *     is alive. It begins with the challenges that wait for your answer and the matches you play.
         */
        get: operations["news"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tokens of yours and of your bots. */
        get: operations["tokens"];
        put?: never;
        /** Create a token for yourself or for one of your bots. */
        post: operations["make_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token of yours or of one of your bots. */
        delete: operations["revoke_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of a user. */
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{name}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches of a user. Unlisted matches are shown only to those who played them. */
        get: operations["played_matches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{name}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rating history of a user. */
        get: operations["rating_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness: if there is no response, restart the process. */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics in the `OpenMetrics` text format, which Prometheus reads. */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness: while this is refused, route clients elsewhere or let them wait. */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Who may join and watch.
         * @enum {string}
         */
        Access: "open" | "invitation" | "private";
        /** @description A message to everybody. */
        AnnounceBody: {
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
            text: string;
        };
        /** @description A message of an organiser to everybody. */
        AnnouncementTold: {
            at?: components["schemas"]["i64"] | null;
            by: string;
            text: string;
        };
        /** @description An answer in notation. */
        Answer: string;
        /** @description A question about the rules. */
        AskedDoubt: {
            /** @description The code of the match in which it came up. */
            code?: string | null;
            /** @description The position in question, as the asker may see it: `?` where something is hidden. */
            position: string;
            question: string;
            /** @description What is played. */
            spec: string;
        };
        /**
         * @description What happens when the time is used up.
         * @enum {string}
         */
        AtZero: "lose" | "fallback";
        /** @description A decision, and why. */
        BecauseBody: {
            /** @description For everybody to read. */
            because: string;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
        };
        /** @description A blocked user. */
        Blocked: {
            name: string;
            since: components["schemas"]["i64"];
        };
        /** @description A match on the wall. */
        BoardTold: {
            /** @description Its address. */
            code: string;
            /** @description The code of the competition that it belongs to. */
            competition?: string | null;
            /** @description `home`, `away`, `draw` or `unfinished` once it is over: it stays for a moment. */
            outcome?: string | null;
            /** @description Whether it is rated, as things stand. */
            rated: boolean;
            /** @description The goals, home first. */
            score: number[];
            seats: components["schemas"]["SeatsTold"];
            /** @description What is played, as a canonical spec. */
            spec: string;
            /** @description The position as spectators see it: `view` of the socket's messages. */
            view: unknown;
            /** @description How many watch it. */
            watching: number;
        };
        /** @description A round of a knock-out. */
        BracketRoundTold: {
            /**
             * Format: int32
             * @description How many teams it can take: 2 is the final, 4 the semi-finals.
             */
            teams: number;
            /** @description From top to bottom: the winners of the first two meet in the first of the next round, and so on. */
            ties: components["schemas"]["TieTold"][];
        };
        /** @description A knock-out. */
        BracketTold: {
            /** @description The rounds, the final last. */
            rounds: components["schemas"]["BracketRoundTold"][];
            third_place?: components["schemas"]["TieTold"] | null;
        };
        /** @description Who is there. */
        CalledTold: {
            at: components["schemas"]["i64"];
            /** @description When each side came: home, away. */
            here: (components["schemas"]["i64"] | null)[];
            /** @description From then on whoever is not there has lost. */
            until: components["schemas"]["i64"];
        };
        /** @description Whom to challenge. */
        ChallengeBody: {
            /**
             * Format: int32
             * @description The number of the team above yours.
             */
            team: number;
        };
        /** @description A challenge. */
        ChallengeTold: {
            /** @description Its address. */
            code: string;
            /** @description When it was sent, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            /** @description Until when it can be accepted. */
            expires: components["schemas"]["i64"];
            from: string;
            /** @description The proposal; the seat is that of the challenger. */
            proposal: components["schemas"]["Proposal"];
            state: components["schemas"]["State"];
            /**
             * @description What would be played, in words: in the language asked for by `Accept-Language`, in news always in
             *     English.
             */
            title: string;
            to: string;
        };
        /** @description Challenges that wait for an answer. */
        Challenges: {
            /** @description Those you have sent. */
            from_you: components["schemas"]["ChallengeTold"][];
            /** @description Those that wait for your answer. */
            to_you: components["schemas"]["ChallengeTold"][];
        };
        /** @description The current password and the new one. */
        ChangePassword: {
            new_password: string;
            /** @description The current password. */
            password: string;
        };
        /** @description A computer opponent with a style of its own. */
        CharacterTold: {
            /** @description The games in which it has a style; in any other it plays like its level. */
            games: string[];
            /**
             * @description The level whose budget it thinks with.
             * @example coach:2
             */
            level: string;
            /**
             * @description Its name wherever a level is asked for.
             * @example wall
             */
            name: string;
            /**
             * Format: int32
             * @description How strong it is.
             */
            stars: number;
        };
        /** @description One rule, as a sentence. */
        Clause: {
            id: string;
            text: string;
        };
        /** @description Confirmation for closing an account. */
        CloseAccount: {
            /** @description The password of the account; a guest has none. */
            password?: string | null;
        };
        /** @description How many codes are left. */
        CodesLeft: {
            /** Format: int64 */
            left: number;
        };
        /** @description A competition in a list. */
        CompetitionListed: {
            /** @description When something last happened in it. */
            changed: components["schemas"]["i64"];
            /** @description Its address. */
            code: string;
            /** @description When it was created, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            format?: components["schemas"]["FormatBody"] | null;
            name: string;
            organiser: string;
            settings: components["schemas"]["CompetitionSettings"];
            /** @description What its matches play, as a canonical spec. */
            spec: string;
            status: components["schemas"]["CompetitionStatus"];
            /**
             * Format: int64
             * @description How many teams are in it.
             */
            teams: number;
            /** @description What its matches play, in words, in the language asked for by `Accept-Language`. */
            title: string;
        };
        /** @description A page of competitions. */
        CompetitionPage: {
            competitions: components["schemas"]["CompetitionListed"][];
            /**
             * Format: int64
             * @description The cursor of the next page; absent on the last.
             */
            next?: number | null;
        };
        /** @description How the server runs a competition. */
        CompetitionSettings: {
            /**
             * @description Whether players have to say that they are there before each of their matches: it begins when both
             *     have, and who is late pays for it (F-COMP-13). Only with a live clock.
             * @default false
             */
            attendance: boolean;
            /**
             * @description The clock of its matches.
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["Control"];
            /**
             * @description Whether computers may take part. They are always labelled.
             * @default true
             */
            computers: boolean;
            /**
             * @description Whether matches between two users with accounts are rated.
             * @default false
             */
            rated: boolean;
            /**
             * Format: int32
             * @description How many days a round may take. When they are over, whoever a match waits for has lost it; a match
             *     that waits for both, or that has not begun, is lost by both.
             * @default null
             */
            round_days: number | null;
            /**
             * Format: int32
             * @description How many teams may come in.
             * @default 16
             */
            size: number;
        };
        /**
         * @description Where a competition stands.
         * @enum {string}
         */
        CompetitionStatus: "open" | "running" | "over";
        /** @description Everything about a competition. */
        CompetitionTold: {
            announcements: components["schemas"]["AnnouncementTold"][];
            bracket?: components["schemas"]["BracketTold"] | null;
            carry_over: boolean;
            check_in: boolean;
            /** @description Its address. */
            code: string;
            /** @description When it was created, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            deadlines: components["schemas"]["DeadlineTold"][];
            /** @description Everything that an organiser decided, with the reason, in order. */
            decisions: components["schemas"]["DecisionTold"][];
            draws: components["schemas"]["DrawsWord"];
            drop_out: components["schemas"]["DropOutWord"];
            fixtures: components["schemas"]["FixtureTold"][];
            format: components["schemas"]["FormatBody"];
            name: string;
            /** @description The name of who organises it. */
            organiser: string;
            /** @description Whether nothing new begins for now. */
            paused: boolean;
            points: components["schemas"]["PointsBody"];
            primary: boolean;
            /**
             * Format: int32
             * @description The round that is being played.
             */
            round?: number | null;
            seeding: components["schemas"]["SeedingWord"];
            /**
             * Format: int64
             * @description How many entries there are: decisions are made with this number, so that nobody decides about
             *     something that has changed meanwhile.
             */
            seq: number;
            settings: components["schemas"]["CompetitionSettings"];
            /**
             * Format: int32
             * @description How many skills a team chooses for the whole competition.
             */
            skills?: number | null;
            /** @description What its matches play, as a canonical spec. */
            spec: string;
            status: components["schemas"]["CompetitionStatus"];
            tables: components["schemas"]["TableTold"][];
            teams: components["schemas"]["TeamTold"][];
            tie_breaks: components["schemas"]["TieBreakWord"][];
            /** @description What its matches play, in words, in the language asked for by `Accept-Language`. */
            title: string;
            /** @description The score of a match that is given to a team: its goals first. */
            walkover: number[];
            /**
             * Format: int32
             * @description The number of the team that won it.
             */
            winner?: number | null;
            you?: components["schemas"]["YouTold"] | null;
        };
        /** @description A report about a user. */
        Complaint: {
            /** @description The code of the match in which it happened. */
            match?: string | null;
            /** @description Whom it is about. */
            name: string;
            /** @description What happened. */
            note?: string;
            reason: components["schemas"]["ReportReason"];
        };
        /** @description Computers to add. */
        ComputersBody: {
            /**
             * Format: int32
             * @description How many.
             */
            count: number;
            /**
             * @description A level or a character of `/api/games`, such as `coach:3` or `wall`.
             * @example rookie
             */
            level: string;
        };
        /** @description An advanced rule. */
        ConceptTold: {
            /** @description The editions that offer it. */
            editions: string[];
            name: string;
            /** @description It requires at least one of these. */
            needs: string[];
            /** @description The editions that include it. */
            part_of: string[];
            title: string;
        };
        /** @description The clock of a match. */
        Control: {
            /** @enum {string} */
            kind: "none";
        } | {
            /** @description What happens at zero. */
            at_zero: components["schemas"]["AtZero"];
            /**
             * Format: int32
             * @description Seconds added after every answer.
             */
            increment: number;
            /** @enum {string} */
            kind: "live";
            /**
             * Format: int32
             * @description Seconds for the whole match.
             */
            seconds: number;
        } | {
            /** @description What happens when they are over. */
            at_zero: components["schemas"]["AtZero"];
            /**
             * Format: int32
             * @description Days for every decision.
             */
            days: number;
            /** @enum {string} */
            kind: "days";
        } | {
            /** @enum {string} */
            kind: "tournament";
        };
        /** @description Another deadline for a round. */
        DeadlineBody: {
            /** @description When it must be over, in milliseconds since 1970: in an hour at the earliest, in a year at the latest. */
            at: components["schemas"]["i64"];
            /** @description For everybody to read. */
            because: string;
            /**
             * Format: int32
             * @description The round.
             */
            round: number;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
        };
        /** @description When a round must be over. */
        DeadlineTold: {
            at: components["schemas"]["i64"];
            /** Format: int32 */
            round: number;
        };
        /** @description A decision of an organiser. */
        DecisionTold: {
            at?: components["schemas"]["i64"] | null;
            because?: string | null;
            by: string;
            /** @description The number of the entry. */
            seq: number;
            /** @description What was decided, as the log writes it: `correct 7 1-1`. */
            what: string;
        };
        /** @description What the dice of a match are made of (docs/fairness.md). Without it, a match has no such dice. */
        Dice: {
            /** @description What away contributes. */
            away: components["schemas"]["DicePart"];
            /** @description What the server is bound to. */
            commitment: string;
            /** @description What home contributes. */
            home: components["schemas"]["DicePart"];
            /** @description The match. */
            match: string;
            /**
             * Format: int64
             * @description How many dice have been rolled, with those that were taken back.
             */
            rolled: number;
            /** @description The secret: once the match is over, however it ended. */
            secret?: string | null;
            /** @description Its rules. */
            spec: string;
            /** @description How far it is. */
            stage: components["schemas"]["DiceStage"];
            /** @description How many had been rolled at each takeback. */
            takebacks: number[];
            /**
             * Format: int64
             * @description How long the seats that are waited for have for this stage, in milliseconds, as far as that is known.
             */
            wait?: number | null;
        };
        /** @description What a seat contributes to the dice. */
        DicePart: {
            /** @description What it is bound to. */
            commitment?: string | null;
            /** @description Its nonce, once everything is settled. */
            nonce?: string | null;
            /** @description What it does. */
            part: components["schemas"]["DiceRole"];
        };
        /**
         * @description What a seat does for the dice.
         * @enum {string}
         */
        DiceRole: "nothing" | "computer" | "awaited" | "bound" | "withheld" | "nonce";
        /**
         * @description How far the agreement on the dice is.
         * @enum {string}
         */
        DiceStage: "commit" | "open" | "set" | "shown";
        /** @description Questions, oldest first. */
        DoubtsPage: {
            doubts: components["schemas"]["ListedDoubt"][];
            /**
             * Format: int64
             * @description The id to continue after; absent on the last page.
             */
            next?: number | null;
        };
        /**
         * @description What follows a draw in a knock-out: extra time and then a shoot-out, a shoot-out at once, or another
         *     match and then a lot.
         * @enum {string}
         */
        DrawsWord: "extra-time" | "shoot-out" | "decider";
        /**
         * @description What becomes of the matches of a team that withdraws from a round robin or a group. `half`: a team
         *     that has played at least half of its matches keeps them and loses the others; of any other team no
         *     match counts. `keep`: what was played counts, the rest is given to the opponents. `annul`: no match
         *     counts.
         * @enum {string}
         */
        DropOutWord: "half" | "keep" | "annul";
        /** @description How a match ended. */
        Ending: {
            /** @description `home`, `away`, `draw` or `unfinished`. */
            outcome: string;
            /** @description `played`, `resigned`, `time`, `agreed`, `claimed`, `adjudicated`, `aborted`. */
            reason: string;
            /** @description The goals, home first. */
            score: number[];
        };
        /**
         * @description How a fixture ended.
         * @enum {string}
         */
        EndingWord: "played" | "extra-time" | "awarded" | "agreed" | "walkover" | "no-show";
        /** @description One piece of news; `event` names its kind. */
        Event: {
            challenge: components["schemas"]["ChallengeTold"];
            /** @enum {string} */
            event: "challenge";
        } | {
            challenge: components["schemas"]["ChallengeTold"];
            /** @enum {string} */
            event: "challenge-declined";
        } | {
            /** @enum {string} */
            event: "match-begun";
            match: components["schemas"]["MatchTold"];
        } | {
            code: string;
            /** @enum {string} */
            event: "match-over";
            result: components["schemas"]["Ending"];
        } | {
            code: string;
            /** @enum {string} */
            event: "rematch-offered";
        } | {
            code: string;
            /** @enum {string} */
            event: "your-turn";
        } | {
            by: string;
            code: string;
            /** @enum {string} */
            event: "competition-entered";
            name: string;
        } | {
            /** @enum {string} */
            event: "missed";
        };
        /**
         * @description Everything stored about a user. Passwords, sessions and tokens are stored as hashes only, and those are
         *     left out.
         */
        Export: {
            blocks: components["schemas"]["Blocked"][];
            bots: string[];
            /** @description What the user entered in competitions: announcements, and decisions with their reasons. */
            competition_entries: components["schemas"]["ExportedEntry"][];
            /** @description Competitions that the user organised or played in. */
            competitions: components["schemas"]["ExportedCompetition"][];
            /** @description Questions about the rules. */
            doubts: components["schemas"]["ExportedDoubt"][];
            /** @description Newest first. The last field, because matches are sent as they are found. */
            matches: components["schemas"]["ExportedMatch"][];
            profile: components["schemas"]["ExportedProfile"];
            /** @description Browsers that are told something by push. */
            push: components["schemas"]["ExportedPush"][];
            rating_changes: components["schemas"]["ListedChange"][];
            ratings: components["schemas"]["UserRating"][];
            /** Format: int64 */
            recovery_codes_left: number;
            reports: components["schemas"]["ExportedReport"][];
            /** @description Chat lines. */
            said: components["schemas"]["ExportedLine"][];
            sessions: components["schemas"]["ExportedSession"][];
            /** @description Including those of bots. */
            tokens: components["schemas"]["ListedToken"][];
        };
        /** @description A competition; its log is public. */
        ExportedCompetition: {
            code: string;
            created_at: components["schemas"]["i64"];
            name: string;
        };
        /** @description A question about the rules. */
        ExportedDoubt: {
            code?: string | null;
            created_at: components["schemas"]["i64"];
            position: string;
            question: string;
            spec: string;
            state: string;
        };
        /** @description An entry in the log of a competition. */
        ExportedEntry: {
            at: components["schemas"]["i64"];
            competition: string;
            /** @description As it is stored: without names. */
            line: string;
            /** Format: int64 */
            seq: number;
        };
        /** @description A chat line. */
        ExportedLine: {
            at: components["schemas"]["i64"];
            match: string;
            text: string;
        };
        /** @description A match with everything that happened in it. */
        ExportedMatch: components["schemas"]["PlayedMatch"] & {
            /**
             * @description `null` while the match is played: it still holds secrets of the other seat. A secret choice of the
             *     other seat that never took effect, because it was taken back or the match ended first, is `?`.
             */
            steps?: components["schemas"]["ExportedStep"][] | null;
        };
        /** @description The user's profile. */
        ExportedProfile: {
            kind: components["schemas"]["Kind"];
            moderator: boolean;
            name: string;
            since: components["schemas"]["i64"];
            suspended_until?: components["schemas"]["i64"] | null;
        };
        /** @description A browser that is told something by push; its keys are left out. */
        ExportedPush: {
            created_at: components["schemas"]["i64"];
            /** @description Where the push service of the browser takes messages for it. */
            endpoint: string;
            language: string;
        };
        /** @description A report the user made. */
        ExportedReport: {
            about: string;
            created_at: components["schemas"]["i64"];
            match?: string | null;
            note: string;
            reason: string;
            state: string;
        };
        /** @description When a session began, and when it ends. */
        ExportedSession: {
            created_at: components["schemas"]["i64"];
            expires_at: components["schemas"]["i64"];
        };
        /** @description A journal entry. */
        ExportedStep: {
            at: components["schemas"]["i64"];
            body: Record<string, never>;
            /** Format: int64 */
            seq: number;
        };
        /** @description A decision about a fixture. */
        FixtureBody: {
            /** @description For everybody to read. */
            because: string;
            /**
             * Format: int32
             * @description The number of the fixture.
             */
            fixture: number;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
        };
        /** @description The match of a fixture. */
        FixtureMatchTold: {
            /** @description Its address. */
            code: string;
            status: components["schemas"]["Status"];
            /** @description Whom it waits for while it is played. */
            waits: components["schemas"]["SeatWord"][];
        };
        /**
         * @description Where a fixture stands.
         * @enum {string}
         */
        FixtureState: "waiting" | "ready" | "called" | "playing" | "over" | "given" | "annulled";
        /** @description A match of a competition. */
        FixtureTold: {
            away: components["schemas"]["SlotTold"];
            called?: components["schemas"]["CalledTold"] | null;
            /**
             * Format: int32
             * @description The number of its group, from 1.
             */
            group?: number | null;
            home: components["schemas"]["SlotTold"];
            /**
             * Format: int32
             * @description Its number.
             */
            id: number;
            /**
             * Format: int32
             * @description Which of the matches between the two, from 1.
             */
            leg: number;
            match?: components["schemas"]["FixtureMatchTold"] | null;
            result?: components["schemas"]["ResultTold"] | null;
            /** Format: int32 */
            round: number;
            state: components["schemas"]["FixtureState"];
            terms?: components["schemas"]["TermsTold"] | null;
            /**
             * Format: int32
             * @description The number of its tie in the bracket.
             */
            tie?: number | null;
        };
        /** @description How a competition is played. */
        FormatBody: {
            /** @enum {string} */
            kind: "round-robin";
            /**
             * Format: int32
             * @description How often two teams meet.
             */
            legs: number;
        } | {
            /** @enum {string} */
            kind: "swiss";
            /** Format: int32 */
            rounds: number;
        } | {
            /** @enum {string} */
            kind: "knock-out";
            /**
             * Format: int32
             * @description One match a tie, or two with the goals added up.
             */
            legs: number;
            /** @description Whether the losers of the semi-finals play for third place. */
            third_place: boolean;
        } | {
            /** Format: int32 */
            groups: number;
            /** @enum {string} */
            kind: "groups";
            /**
             * Format: int32
             * @description How often two teams of a group meet.
             */
            legs: number;
            /**
             * Format: int32
             * @description How many of each group go on.
             */
            qualify: number;
            then: components["schemas"]["KnockOutBody"];
        } | {
            /** @enum {string} */
            kind: "ladder";
            /**
             * Format: int32
             * @description How many places up a challenge may go.
             */
            reach: number;
        };
        /** @description What the specs of a game can ask for: `game:edition@board+concept?option=value`. */
        GameTold: {
            /** @description The word that switches on all concepts. */
            all?: string | null;
            /** @description The first is the default; empty where there is only one. */
            boards: components["schemas"]["Titled"][];
            concepts: components["schemas"]["ConceptTold"][];
            /** @description The default edition. */
            edition: string;
            editions: components["schemas"]["Titled"][];
            /** @description Its name in specs. */
            game: string;
            options: components["schemas"]["OptionTold"][];
        };
        /** @description Clauses on one subject. */
        Group: {
            clauses: components["schemas"]["Clause"][];
            id: string;
            title: string;
        };
        /** @description The name of a guest. */
        GuestName: {
            /**
             * @description Letters of one script, digits, - and _; names that differ only in case are the same.
             * @example Pélé
             */
            name: string;
        };
        /** @description The state of the server. */
        Health: {
            /** @description `alive` or `ready`. */
            status: string;
            /** @description The running version. */
            version: string;
        };
        /** @description For which match. */
        HereBody: {
            /**
             * Format: int32
             * @description The number of the fixture.
             */
            fixture: number;
        };
        /**
         * @description Whether two people who play each other may ask a computer for hints. Against a computer, and for somebody
         *     in both seats, there always are hints; in rated matches between people and in competitions never.
         * @enum {string}
         */
        Hints: "none" | "allowed";
        /** @description How to join a match. */
        JoinBody: {
            /** @description The secret of the invitation link, if the match needs one. */
            invitation?: string | null;
            seat?: components["schemas"]["SeatName"] | null;
        };
        /** @description How to take part. */
        JoinCompetitionBody: {
            /** @description Your primary formation, where the competition asks for one: `4-4-2`. */
            primary?: string | null;
            /** @description Your skills for the competition, where it asks for them. */
            skills?: components["schemas"]["SkillWord"][];
        };
        /**
         * @description The kind of a user.
         * @enum {string}
         */
        Kind: "guest" | "person" | "bot";
        /** @description A knock-out after groups. */
        KnockOutBody: {
            /**
             * Format: int32
             * @description One match a tie, or two with the goals added up.
             */
            legs: number;
            /** @description Whether the losers of the semi-finals play for third place. */
            third_place: boolean;
        };
        /** @description A team that came late. */
        LateBody: {
            /** @description For everybody to read. */
            because: string;
            /**
             * Format: int32
             * @description The number of the fixture.
             */
            fixture: number;
            /**
             * Format: int32
             * @description How late, in whole minutes.
             */
            minutes: number;
            /** @description Whose fault it is. */
            seat: components["schemas"]["SeatWordBody"];
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
        };
        /** @description Why a team leaves. */
        LeaveBody: {
            /** @description For everybody to read. */
            because?: string | null;
        };
        /** @description The effect of one match on a rating. */
        ListedChange: {
            /** Format: double */
            after: number;
            at: components["schemas"]["i64"];
            /** Format: double */
            before: number;
            /** Format: double */
            deviation: number;
            game: string;
            /** @description The code of the match; absent if it is not public. */
            match?: string | null;
            time_class: string;
        };
        /** @description A question as moderators see it. */
        ListedDoubt: {
            closed_at?: components["schemas"]["i64"] | null;
            closed_by?: string | null;
            code?: string | null;
            created_at: components["schemas"]["i64"];
            from: string;
            /** Format: int64 */
            id: number;
            position: string;
            question: string;
            spec: string;
            state: string;
        };
        /** @description A report as moderators see it. */
        ListedReport: {
            about: string;
            created_at: components["schemas"]["i64"];
            decided_at?: components["schemas"]["i64"] | null;
            decided_by?: string | null;
            /** @description The moderator's note. */
            decision?: string | null;
            from: string;
            /** Format: int64 */
            id: number;
            match?: string | null;
            note: string;
            reason: string;
            state: string;
        };
        /** @description A token in a list. */
        ListedToken: {
            created_at: components["schemas"]["i64"];
            /** Format: int64 */
            id: number;
            label: string;
            used_at?: components["schemas"]["i64"] | null;
            /** @description Whom it authenticates: you or one of your bots. */
            user: string;
        };
        /** @description An action of a moderator or the operator, with the names at that time. */
        LoggedDeed: {
            /** @description Whom it concerns; for a question about the rules, its author. */
            about?: string | null;
            at: components["schemas"]["i64"];
            /** @description Absent for the operator of the server. */
            by?: string | null;
            /** Format: int64 */
            id: number;
            /** @description The reason. */
            note: string;
            /**
             * Format: int64
             * @description The id of the report or question.
             */
            subject?: number | null;
            /**
             * @description `dismissed`, `warned`, `suspended`, `suspension-lifted`, `doubt-closed`, `moderator-named` or
             *     `moderator-revoked`.
             */
            what: string;
        };
        /** @description A recovery code and a new password. */
        LostPassword: {
            name: string;
            new_password: string;
            /** @description One of the recovery codes; dashes, spaces and case do not matter. */
            recovery_code: string;
        };
        /** @description A new token. */
        MadeToken: {
            /**
             * Format: int64
             * @description Its id, for revoking it.
             */
            id: number;
            /** @description The token. Shown only once. */
            token: string;
        };
        /** @description A page of matches. */
        MatchPage: {
            matches: components["schemas"]["MatchTold"][];
            /**
             * Format: int64
             * @description The cursor of the next page; absent on the last.
             */
            next?: number | null;
        };
        /** @description A match in a list. */
        MatchTold: {
            access: components["schemas"]["Access"];
            class?: components["schemas"]["TimeClass"] | null;
            clock: components["schemas"]["Control"];
            /** @description Its address. */
            code: string;
            /** @description The code of the competition that it belongs to. */
            competition?: string | null;
            /** @description When it was created, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            ended?: components["schemas"]["i64"] | null;
            /** @description Whether the players may ask for hints, as things stand. */
            hints: components["schemas"]["Hints"];
            /** @description The secret of the invitation link; sent once, to the creator of the match. */
            invitation?: string | null;
            /** @description Whether it is rated, as things stand. */
            rated: boolean;
            result?: components["schemas"]["Ending"] | null;
            /**
             * Format: int32
             * @description The revision of the rules.
             */
            rules: number;
            seats: components["schemas"]["SeatsTold"];
            /** @description What is played, as a canonical spec. */
            spec: string;
            started?: components["schemas"]["i64"] | null;
            status: components["schemas"]["Status"];
            takebacks: components["schemas"]["Takebacks"];
            /** @description What is played, in words: in the language asked for by `Accept-Language`, in news always in English. */
            title: string;
            /** @description Whether it waits for your decision. */
            waits: boolean;
            you?: components["schemas"]["Yours"] | null;
        };
        /** @description A page of a user's matches, newest first. */
        MatchesPage: {
            matches: components["schemas"]["PlayedMatch"][];
            /** @description The cursor of the next page; absent on the last. */
            next?: string | null;
        };
        /** @description The signed-in user, as they see themselves. */
        Me: {
            kind: components["schemas"]["Kind"];
            moderator: boolean;
            name: string;
            suspended_until?: components["schemas"]["i64"] | null;
        };
        /** @description Actions of moderators, newest first. */
        ModerationLog: {
            deeds: components["schemas"]["LoggedDeed"][];
            /**
             * Format: int64
             * @description The entry to continue before; absent on the last page.
             */
            next?: number | null;
        };
        /** @description A moment of windows, as `args.window` of their questions names it. */
        Moment: string;
        /** @description What an option requires: one of the concepts in force, or one of the values chosen. */
        NeedTold: {
            /** @description Any one of these concepts is enough. */
            concepts: string[];
            /** @description Any one of these values is enough. An option that is not chosen has its default. */
            options: components["schemas"]["NeededValue"][];
            /** @description As text: `where the ball can go out`. */
            title: string;
        };
        /** @description A value of an option. */
        NeededValue: {
            option: string;
            /**
             * @description `turns` matches `turns:180` and all others of that kind.
             * @example turns
             */
            value: string;
        };
        /** @description Name and password of a new account. */
        NewAccount: {
            /**
             * @description Letters of one script, digits, - and _; names that differ only in case are the same.
             * @example Pélé
             */
            name: string;
            password: string;
        };
        /** @description A bot to register. */
        NewBot: {
            name: string;
        };
        /** @description A challenge to send. */
        NewChallenge: {
            access?: components["schemas"]["Access"];
            clock?: components["schemas"]["Control"];
            hints?: components["schemas"]["Hints"];
            /** @description Whether the match is rated. */
            rated?: boolean;
            /** @description Your seat. */
            seat?: components["schemas"]["SeatWish"];
            /**
             * @description What to play, as a spec.
             * @example fuba:3.0
             */
            spec: string;
            takebacks?: components["schemas"]["Takebacks"];
            /** @description The name of the user to challenge. */
            to: string;
        };
        /** @description A competition to create. */
        NewCompetitionBody: {
            /**
             * @description Whether cards and injuries cost points in the next match (F-COMP-01 to F-COMP-04); by default where
             *     the rulebook says so.
             */
            carry_over?: boolean | null;
            /** @description Whether only players who have checked in take part. */
            check_in?: boolean;
            draws?: components["schemas"]["DrawsWord"] | null;
            drop_out?: components["schemas"]["DropOutWord"] | null;
            format: components["schemas"]["FormatBody"];
            /**
             * @description The name people know it by.
             * @example Winter cup
             */
            name: string;
            points?: components["schemas"]["PointsBody"] | null;
            /** @description Whether every team has a primary formation (F-COMP-05). */
            primary?: boolean;
            seeding?: components["schemas"]["SeedingWord"] | null;
            /** @description How the server runs it. */
            settings?: components["schemas"]["CompetitionSettings"];
            /**
             * Format: int32
             * @description How many skills a team chooses for the whole competition (F-COMP-06).
             */
            skills?: number | null;
            /**
             * @description What its matches play, as a spec.
             * @example fuba:3.0+condition
             */
            spec: string;
            /** @description What decides between teams with equal points, in this order; the lot is always last. */
            tie_breaks?: components["schemas"]["TieBreakWord"][] | null;
        };
        /** @description A match to create. */
        NewMatchBody: {
            access?: components["schemas"]["Access"];
            clock?: components["schemas"]["Control"];
            hints?: components["schemas"]["Hints"];
            opponent?: components["schemas"]["Opponent"];
            /** @description Whether the match is rated. */
            rated?: boolean;
            /** @description Your seat. */
            seat?: components["schemas"]["SeatWish"];
            /**
             * @description What to play, as a spec.
             * @example fuba:3.0
             */
            spec: string;
            takebacks?: components["schemas"]["Takebacks"];
        };
        /** @description A subscription as a browser gives it. */
        NewSubscription: {
            /** @description The secret it shares with us, in base64url. */
            auth: string;
            /**
             * @description Its address at the push service of the browser.
             * @example https://fcm.googleapis.com/fcm/send/abc
             */
            endpoint: string;
            /** @description The browser's public key, in base64url. */
            p256dh: string;
        };
        /** @description A token to create. */
        NewToken: {
            /** @description The bot it authenticates; without one, it authenticates you. */
            bot?: string | null;
            /** @description What it is for; only you see this. */
            label: string;
        };
        /**
         * @description What can be offered.
         * @enum {string}
         */
        Offered: "draw" | "takeback";
        /** @description Whom to play against. */
        Opponent: {
            /** @enum {string} */
            kind: "anybody";
        } | {
            /** @enum {string} */
            kind: "computer";
            /**
             * @description A level or a character of `/api/games`, such as `coach:3` or `wall`.
             * @example coach:3
             */
            level: string;
        } | {
            /** @enum {string} */
            kind: "user";
            name: string;
        } | {
            /** @enum {string} */
            kind: "myself";
        };
        /** @description An option. */
        OptionTold: {
            /** @description The default, if it is the same in all editions. */
            default?: string | null;
            name: string;
            needs?: components["schemas"]["NeedTold"] | null;
            title: string;
            values: components["schemas"]["Titled"][];
        };
        /** @description One of your bots. */
        OwnBot: {
            name: string;
            since: components["schemas"]["i64"];
            suspended_until?: components["schemas"]["i64"] | null;
        };
        /** @description The pairings of a Swiss round. */
        PairBody: {
            /** @description For everybody to read. */
            because: string;
            /**
             * Format: int32
             * @description The number of the team without an opponent.
             */
            bye?: number | null;
            pairs: components["schemas"]["PairOfTeams"][];
            /**
             * Format: int32
             * @description The round.
             */
            round: number;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
        };
        /** @description Two teams by their numbers. */
        PairOfTeams: {
            /** Format: int32 */
            away: number;
            /** Format: int32 */
            home: number;
        };
        /** @description The state of your pairing request. */
        PairingTold: {
            /** @enum {string} */
            pairing: "none";
        } | {
            /** @enum {string} */
            pairing: "waiting";
            /** @description Since when, in milliseconds since 1970. */
            since: components["schemas"]["i64"];
        } | {
            match: components["schemas"]["MatchTold"];
            /** @enum {string} */
            pairing: "matched";
        };
        /** @description Proof that the caller knows the password. */
        PasswordProof: {
            password: string;
        };
        /** @description What can be played on this server. */
        Playable: {
            /** @description Computer opponents with a style of their own, weakest first. */
            characters: components["schemas"]["CharacterTold"][];
            /** @description Time classes, each with its own ratings. */
            classes: components["schemas"]["TimeClass"][];
            games: components["schemas"]["GameTold"][];
            /** @description Levels of the computer, weakest first. */
            levels: string[];
        };
        /** @description A match in a user's history. */
        PlayedMatch: {
            away: components["schemas"]["PlayedSeat"];
            code: string;
            created_at: components["schemas"]["i64"];
            ended_at?: components["schemas"]["i64"] | null;
            ending?: components["schemas"]["Ending"] | null;
            home: components["schemas"]["PlayedSeat"];
            rated: boolean;
            /**
             * Format: int32
             * @description The revision of the rules.
             */
            rules: number;
            spec: string;
            started_at?: components["schemas"]["i64"] | null;
            status: components["schemas"]["Status"];
            terms: components["schemas"]["Terms"];
        };
        /** @description Who sat in a seat: a user, a computer of some level, or nobody. */
        PlayedSeat: {
            level?: string | null;
            user?: string | null;
        };
        /** @description Who plays for a team. */
        PlayerTold: {
            /** @enum {string} */
            kind: "guest";
            name: string;
        } | {
            /** @enum {string} */
            kind: "person";
            name: string;
        } | {
            /** @enum {string} */
            kind: "bot";
            name: string;
        } | {
            /** @enum {string} */
            kind: "computer";
            level: string;
        } | {
            /** @enum {string} */
            kind: "nobody";
        };
        /** @description What a result is worth. */
        PointsBody: {
            /** Format: int32 */
            draw: number;
            /** Format: int32 */
            loss: number;
            /** Format: int32 */
            win: number;
        };
        /** @description The body of every response that is not a success. */
        Problem: {
            error: components["schemas"]["ProblemDetail"];
        };
        /** @description An argument of a sentence: a number or a text. */
        ProblemArg: number | string;
        /** @description What is wrong. */
        ProblemDetail: {
            /** @description The arguments of the sentence by name. */
            args: {
                [key: string]: components["schemas"]["ProblemArg"];
            };
            /**
             * @description A code for programs, which stays the same from version to version: the key of the sentence.
             * @example too-often
             */
            code: string;
            /**
             * @description A sentence for people, in the language asked for by `Accept-Language`: what is wrong and what would be
             *     right.
             * @example Too many requests: try again in 3 s.
             */
            message: string;
        };
        /** @description The public profile of a user. */
        Profile: {
            /**
             * Format: int64
             * @description How many matches this user has called off after they had begun.
             */
            aborted: number;
            kind: components["schemas"]["Kind"];
            /**
             * Format: int64
             * @description How many matches were finished.
             */
            matches: number;
            name: string;
            /** @description The owner of a bot. */
            owner?: string | null;
            ratings: components["schemas"]["UserRating"][];
            since: components["schemas"]["i64"];
        };
        /** @description What a user proposes to play, whoever the opponent is. */
        Proposal: {
            access?: components["schemas"]["Access"];
            clock?: components["schemas"]["Control"];
            hints?: components["schemas"]["Hints"];
            /** @description Whether the match is rated. */
            rated?: boolean;
            /** @description The seat of the user who proposes it. */
            seat?: components["schemas"]["SeatWish"];
            /**
             * @description What to play, as a spec: `fuba:3.0+condition`.
             * @example fuba:3.0
             */
            spec: string;
            takebacks?: components["schemas"]["Takebacks"];
        };
        /** @description The server's public key. */
        PushKey: {
            /** @description An uncompressed point of P-256 in base64url: the `applicationServerKey` of a subscription. */
            key: string;
        };
        /** @description What to play. */
        QuickBody: {
            /**
             * @description The level of all computers; a mixture by default.
             * @example rookie
             */
            level?: string | null;
            /**
             * @description The name of the cup.
             * @example Tonight's cup
             */
            name: string;
            /**
             * @description What its matches play, as a spec.
             * @example fuba:3.0
             */
            spec?: string;
        };
        /** @description A player in a table. */
        RankedTold: {
            /** @description When the rating last changed, in milliseconds since 1970. */
            last: components["schemas"]["i64"];
            /**
             * Format: int64
             * @description Rated matches played.
             */
            matches: number;
            name: string;
            /** @description The place, from 1; equals share one. Absent while your rating is provisional or you are suspended. */
            place?: number | null;
            rating: components["schemas"]["RatingTold"];
        };
        /** @description A page of the leaderboard, best first. */
        RatingTable: {
            class: components["schemas"]["TimeClass"];
            game: string;
            /** @description The cursor of the next page; absent on the last. The first thousand are listed. */
            next?: number | null;
            /** @description How many players are in the whole table. */
            total: number;
            users: components["schemas"]["RankedTold"][];
            you?: components["schemas"]["RankedTold"] | null;
        };
        /** @description A rating for display. */
        RatingTold: {
            /** Format: int64 */
            deviation: number;
            /** @description Whether it is still too uncertain to be compared. */
            provisional: boolean;
            /** Format: int64 */
            rating: number;
        };
        /** @description A page of a user's rating changes, newest first. */
        RatingsPage: {
            changes: components["schemas"]["ListedChange"][];
            /** @description The cursor of the next page; absent on the last. */
            next?: string | null;
        };
        /** @description What a team brings along, and why. */
        ReasonTold: {
            /**
             * Format: int32
             * @description The number of the fixture where it comes from.
             */
            after?: number | null;
            /** @description The clause of the rulebook. */
            clause: string;
            /**
             * Format: int32
             * @description How many condition points it loses by it.
             */
            points: number;
            /**
             * Format: int32
             * @description What the dice showed together.
             */
            rolled?: number | null;
            seat: components["schemas"]["SeatWord"];
            /** Format: int32 */
            team: number;
            why: components["schemas"]["WhyWord"];
        };
        /**
         * @description A record as text; for the API document.
         * @example touchline record 1
         *     spec: fuba:3.0
         *     rules: 1
         *
         *     0. formation 4-4-2
         *     end 1
         */
        RecordText: string;
        /** @description Recovery codes, shown only once. */
        RecoveryCodes: {
            recovery_codes: string[];
        };
        /** @description A new account. */
        Registered: {
            kind: components["schemas"]["Kind"];
            name: string;
            /** @description Each recovers the account once, if its password is lost. Shown only once. */
            recovery_codes: string[];
        };
        /** @description A bot with its first token. */
        RegisteredBot: {
            kind: components["schemas"]["Kind"];
            name: string;
            /** @description Authenticates the bot: `Authorization: Bearer TOKEN`. Shown only once. */
            token: string;
        };
        /** @description Who takes the place of a team. */
        ReplaceBody: {
            /** @description For everybody to read. */
            because: string;
            /**
             * @description Or the level of the computer that does.
             * @example rookie
             */
            level?: string | null;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
            /**
             * Format: int32
             * @description The number of the team.
             */
            team: number;
            /** @description The name of the user who plays it from now on. */
            user?: string | null;
        };
        /** @description What a team takes with it from a match. */
        ReportBody: {
            /**
             * @description The formation it began with: `4-4-2`.
             * @default null
             */
            formation: string | null;
            /**
             * Format: int32
             * @default 0
             */
            injuries: number;
            /**
             * Format: int32
             * @default 0
             */
            reds: number;
            /**
             * @description The skills it has lost for its next match.
             * @default []
             */
            skills_lost: components["schemas"]["SkillWord"][];
            /**
             * Format: int32
             * @default 0
             */
            yellows: number;
        };
        /** @description A moderator's decision. */
        ReportDecision: {
            /**
             * Format: int32
             * @description The length of a suspension.
             */
            days?: number | null;
            decision: components["schemas"]["ReportDecisionKind"];
            /** @description The reason. A user who is warned or suspended sees it. */
            note?: string;
        };
        /**
         * @description The kind of decision.
         * @enum {string}
         */
        ReportDecisionKind: "dismiss" | "warn" | "suspend";
        /**
         * @description The reason of a report.
         * @enum {string}
         */
        ReportReason: "cheating" | "abuse" | "stalling" | "name" | "other";
        /** @description What a team takes with it from a match. */
        ReportTold: {
            /** @description The formation it began with. */
            formation?: string | null;
            /** Format: int32 */
            injuries: number;
            /** Format: int32 */
            reds: number;
            /** @description The skills it has lost for its next match. */
            skills_lost: string[];
            /** Format: int32 */
            yellows: number;
        };
        /** @description A report that was made. */
        Reported: {
            /** Format: int64 */
            id: number;
        };
        /** @description Reports, oldest first. */
        ReportsPage: {
            /**
             * Format: int64
             * @description The id to continue after; absent on the last page.
             */
            next?: number | null;
            reports: components["schemas"]["ListedReport"][];
        };
        /** @description A result that an organiser gives. */
        ResultBody: {
            away?: components["schemas"]["ReportBody"];
            /** @description For everybody to read. */
            because: string;
            ending?: components["schemas"]["EndingWord"];
            /**
             * Format: int32
             * @description The number of the fixture.
             */
            fixture: number;
            home?: components["schemas"]["ReportBody"];
            score?: components["schemas"]["ScoreBody"] | null;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
            shoot_out?: components["schemas"]["ScoreBody"] | null;
            winner?: components["schemas"]["SeatWordBody"] | null;
        };
        /** @description The result of a fixture. */
        ResultTold: {
            away: components["schemas"]["ReportTold"];
            ending: components["schemas"]["EndingWord"];
            home: components["schemas"]["ReportTold"];
            /** @description The goals that count, home first; without those of a shoot-out. */
            score: number[];
            shoot_out?: number[] | null;
            winner?: components["schemas"]["SeatWord"] | null;
        };
        /** @description A line of a table. */
        RowTold: {
            /** Format: int32 */
            buchholz: number;
            /**
             * Format: int32
             * @description Rounds without an opponent.
             */
            byes: number;
            decided_by?: components["schemas"]["TieBreakWord"] | null;
            /** Format: int32 */
            drawn: number;
            /** Format: int32 */
            goals_against: number;
            /** Format: int32 */
            goals_for: number;
            /** Format: int32 */
            lost: number;
            /** Format: int32 */
            place: number;
            /** Format: int32 */
            played: number;
            /** Format: int32 */
            points: number;
            /** Format: int32 */
            reds: number;
            /** Format: int32 */
            team: number;
            withdrawn: boolean;
            /** Format: int32 */
            won: number;
            /** Format: int32 */
            yellows: number;
        };
        /** @description The rules of an edition. */
        RulesTold: {
            /** @description The ids of the clauses behind an event, question or refusal, by message key. */
            events: {
                [key: string]: string[];
            };
            groups: components["schemas"]["Group"][];
            /** @description The canonical spec. */
            spec: string;
        };
        /** @description Goals. */
        ScoreBody: {
            /** Format: int32 */
            away: number;
            /** Format: int32 */
            home: number;
        };
        /** @description The seal of answers, with what it takes to check it. */
        Sealing: {
            /** @description The seal, 64 hexadecimal digits: all that the other seat is told now. */
            hash: string;
            /** @description Its salt, 32 hexadecimal digits: nobody is told before the answer is shown or the match is over. */
            salt: string;
        };
        /**
         * @description A seat by its name.
         * @enum {string}
         */
        SeatName: "home" | "away";
        /** @description Who sits in a seat. */
        SeatTold: {
            /** @enum {string} */
            kind: "free";
        } | {
            /** @enum {string} */
            kind: "guest";
            name: string;
        } | {
            /** @enum {string} */
            kind: "person";
            name: string;
            rating?: components["schemas"]["RatingTold"] | null;
        } | {
            /** @enum {string} */
            kind: "bot";
            name: string;
            rating?: components["schemas"]["RatingTold"] | null;
        } | {
            /** @enum {string} */
            kind: "computer";
            level: string;
        };
        /**
         * @description The seat a user wants.
         * @enum {string}
         */
        SeatWish: "home" | "away" | "random";
        /**
         * @description A seat as messages, requests and journals write it: `home` or `away`.
         * @enum {string}
         */
        SeatWord: "home" | "away";
        /**
         * @description A seat.
         * @enum {string}
         */
        SeatWordBody: "home" | "away";
        /** @description Who sits where. */
        SeatsTold: {
            away: components["schemas"]["SeatTold"];
            home: components["schemas"]["SeatTold"];
        };
        /**
         * @description Where the order of the draw comes from: all by lot, by seeds and ratings, or as the teams came in.
         * @enum {string}
         */
        SeedingWord: "lot" | "seeded" | "order";
        /** @description What an organiser has seen. */
        SeenBody: {
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
        };
        /** @description A question that was sent. */
        SentDoubt: {
            /** Format: int64 */
            id: number;
        };
        /** @description A name and the password of its account. */
        SignIn: {
            name: string;
            password: string;
        };
        /** @description A skill by its word. */
        SkillWord: string;
        /** @description One side of a fixture. */
        SlotTold: {
            /** @enum {string} */
            kind: "team";
            /** Format: int32 */
            team: number;
        } | {
            /** @enum {string} */
            kind: "winner";
            /** Format: int32 */
            tie: number;
        } | {
            /** @enum {string} */
            kind: "loser";
            /** Format: int32 */
            tie: number;
        } | {
            /** Format: int32 */
            group: number;
            /** @enum {string} */
            kind: "place";
            /** Format: int32 */
            place: number;
        } | {
            /** @enum {string} */
            kind: "drawn";
            /** Format: int32 */
            place: number;
        } | {
            /** @enum {string} */
            kind: "nobody";
        };
        /**
         * @description The state of a challenge.
         * @enum {string}
         */
        State: "waiting" | "accepted" | "declined" | "withdrawn";
        /**
         * @description The status of a match.
         * @enum {string}
         */
        Status: "open" | "live" | "over" | "aborted";
        /** @description A table. */
        TableTold: {
            /** @description Whether all its matches are over. */
            complete: boolean;
            /**
             * Format: int32
             * @description The number of its group, from 1; absent where there is one table.
             */
            group?: number | null;
            /** @description The best first. */
            rows: components["schemas"]["RowTold"][];
        };
        /**
         * @description What may be taken back after a roll; before it there is `undo`.
         * @enum {string}
         */
        Takebacks: "none" | "agreed";
        /** @description A decision about a team. */
        TeamBody: {
            /** @description For everybody to read. */
            because: string;
            /**
             * Format: int64
             * @description The number of entries that you have seen.
             */
            seq: number;
            /**
             * Format: int32
             * @description The number of the team.
             */
            team: number;
        };
        /** @description A team. */
        TeamTold: {
            checked_in: boolean;
            /**
             * Format: int32
             * @description Its number.
             */
            id: number;
            name: string;
            /**
             * Format: int32
             * @description The number of its next fixture: who plays against whom is said there.
             */
            next?: number | null;
            player: components["schemas"]["PlayerTold"];
            /** @description Its primary formation. */
            primary?: string | null;
            /** Format: int32 */
            rating?: number | null;
            /** Format: int32 */
            seed?: number | null;
            /** @description Its skills for the competition. */
            skills: string[];
            withdrawn: boolean;
        };
        /** @description What is agreed before a match besides its rules. */
        Terms: {
            /**
             * @description Who may join and watch.
             * @default open
             */
            access: components["schemas"]["Access"];
            /**
             * @description How much time there is.
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["Control"];
            /**
             * @description The code of the competition that it belongs to.
             * @default null
             */
            competition: string | null;
            /**
             * @description Whether people who play each other may ask for hints.
             * @default none
             */
            hints: components["schemas"]["Hints"];
            /**
             * @description What comes into it from outside, as its record writes it.
             * @default null
             */
            "match-terms": string | null;
            /**
             * @description What may be taken back after a roll.
             * @default agreed
             */
            takebacks: components["schemas"]["Takebacks"];
        };
        /** @description What the teams of a fixture bring along. */
        TermsTold: {
            /** @description Why condition points are lost. */
            reasons: components["schemas"]["ReasonTold"][];
            /** @description As a record writes them; never the minute of the final whistle, which is secret. */
            text: string;
        };
        /**
         * @description What decides between teams with equal points.
         * @enum {string}
         */
        TieBreakWord: "goal-difference" | "goals" | "head-to-head" | "buchholz" | "fair-play" | "lot";
        /** @description A tie. */
        TieTold: {
            away: components["schemas"]["SlotTold"];
            /** @description Its matches. */
            fixtures: number[];
            home: components["schemas"]["SlotTold"];
            /** Format: int32 */
            id: number;
            /** @description The goals of all its matches, for the side that is home in the first. */
            score?: number[] | null;
            /** @description The shoot-out, likewise. */
            shoot_out?: number[] | null;
            /** Format: int32 */
            winner?: number | null;
        };
        /**
         * @description The time class of a rating.
         * @enum {string}
         */
        TimeClass: "blitz" | "live" | "correspondence";
        /** @description A word of specs and its meaning. */
        Titled: {
            name: string;
            title: string;
        };
        /** @description What a seat wants. Variants without fields have braces too: without them unknown fields would be accepted. */
        ToServer: {
            /** @description The answers in notation, in order: each one of `legal` at its turn. */
            answers: components["schemas"]["Answer"][];
            /** @enum {string} */
            do: "act";
            seal?: components["schemas"]["Sealing"] | null;
            /**
             * Format: int64
             * @description The number of the update that asked, or of any since: an answer to anything older is refused.
             */
            seq: number;
        } | {
            /** @description The commitment to it, 64 hexadecimal digits. */
            commitment: string;
            /** @enum {string} */
            do: "commit";
        } | {
            /** @enum {string} */
            do: "open";
            /** @description The nonce, 64 hexadecimal digits. */
            nonce: string;
        } | {
            /** @description Like those of a plan. */
            answers: components["schemas"]["Answer"][];
            /** @enum {string} */
            do: "look";
            /**
             * Format: int64
             * @description The number of the last update.
             */
            seq: number;
        } | {
            /** @enum {string} */
            do: "hold";
            /**
             * Format: int64
             * @description The number of the last update.
             */
            seq: number;
        } | {
            /** @enum {string} */
            do: "absent";
            /**
             * @description They are passed except at these moments, each named by `args.window` of its question; `null`:
             *     they wait.
             */
            stops?: components["schemas"]["Moment"][] | null;
        } | {
            /** @enum {string} */
            do: "undo";
            /**
             * Format: int64
             * @description The number of the last update.
             */
            seq: number;
        } | {
            /** @enum {string} */
            do: "offer";
            /** @description What is offered. */
            what: components["schemas"]["Offered"];
        } | {
            /** @enum {string} */
            do: "decline";
        } | {
            /** @enum {string} */
            do: "resign";
        } | {
            /** @enum {string} */
            do: "abort";
        } | {
            /** @enum {string} */
            do: "say";
            /** @description One line. */
            text: string;
        } | {
            /** @enum {string} */
            do: "claim";
        } | {
            /** @enum {string} */
            do: "replace";
        };
        /** @description A current rating. */
        UserRating: {
            changed_at: components["schemas"]["i64"];
            /**
             * Format: double
             * @description Its uncertainty: the true strength most likely lies within two of these on either side.
             */
            deviation: number;
            game: string;
            /**
             * Format: int64
             * @description The number of matches behind it.
             */
            matches: number;
            /** Format: double */
            rating: number;
            /** @description `blitz`, `live` or `correspondence`. */
            time_class: string;
        };
        /** @description The wall, or what has changed on it. */
        WallTold: {
            /** @description The boards, or those of them that have changed. */
            boards: components["schemas"]["BoardTold"][];
            /** @description The codes of all matches on the wall, best first: the highest ratings, then those that moved last. */
            order: string[];
        };
        /** @description A warning from a moderator. */
        Warning: {
            at?: components["schemas"]["i64"] | null;
            match?: string | null;
            /** @description The moderator's note. */
            note: string;
            reason: string;
            /** @description `warned` or `suspended`. */
            state: string;
        };
        /**
         * @description Why a team brings something along.
         * @enum {string}
         */
        WhyWord: "red" | "yellow" | "injury" | "late" | "primary" | "pool" | "barred";
        /** @description A request to be paired with anybody. */
        WishBody: {
            clock?: components["schemas"]["Control"];
            /** @description Whether the match is rated. */
            rated?: boolean;
            /**
             * @description What to play, as a spec.
             * @example fuba:3.0
             */
            spec: string;
        };
        /** @description What a viewer has to do with a competition. */
        YouTold: {
            /**
             * Format: int32
             * @description The number of the fixture for which you should say that you are there.
             */
            called?: number | null;
            /** @description The address of the match that you play now. */
            match?: string | null;
            /** @description Whether you may decide things. */
            organiser: boolean;
            /**
             * Format: int32
             * @description The number of your team.
             */
            team?: number | null;
        };
        /**
         * @description Which seat you have.
         * @enum {string}
         */
        Yours: "home" | "away" | "both";
        /** Format: int64 */
        i64: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            /** @description The name or the password is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analyse_record: {
        parameters: {
            query?: {
                /**
                 * @description `rookie`, or `coach:1` to `coach:3`; `coach:1` by default.
                 * @example coach:2
                 */
                level?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": components["schemas"]["RecordText"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBot"][];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register_bot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredBot"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no account of their own. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken, or the caller has too many bots. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close_bot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bot closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no bot with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenges"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChallenge"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Guests cannot play rated matches. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many of the caller's challenges are waiting for an answer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The spec is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match, which has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge has been answered or withdrawn, or one of the players has too many matches. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    competitions: {
        parameters: {
            query?: {
                /** @description Competitions that are open (the default), running or over. */
                status?: "open" | "running" | "over";
                /** @description Where the page before ended. */
                cursor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_competition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompetitionBody"];
            };
        };
        responses: {
            /** @description The competition. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller organises too many competitions. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The spec is not valid, or its rules do not have what is asked for. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quick_cup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickBody"];
            };
        };
        responses: {
            /** @description The competition, which has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller organises too many competitions. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The spec is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It has begun. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adjudicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    announce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnounceBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge_team: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not take part. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The team cannot be challenged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_in: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not take part, or it has begun. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_computers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComputersBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it, or computers are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is full or has begun. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    correct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    move_deadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeadlineBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finish_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BecauseBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    here: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HereBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody was called for this fixture, or it is not the caller's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinCompetitionBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller may not take part. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is full or has begun, the caller takes part already, or in too many others. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The formation or the skills are not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    late: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not take part, or it is over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    competition_log: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pair_by_hand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pause_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BecauseBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replace_team: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resume_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_competition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    competition_stream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many streams are open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    void: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FixtureBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw_team: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamBody"];
            };
        };
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller does not organise it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Something has changed since; `seq` is the current number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The competition does not allow it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    doubt_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedDoubt"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentDoubt"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such match, or the caller may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many of the caller's questions are waiting for an answer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such game, or the position is not valid in it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    playable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playable"];
                };
            };
            /** @description The server does not serve this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; the header Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    begin_as_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WallTold"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wall_stream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Too many streams are open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    matches: {
        parameters: {
            query?: {
                /** @description Matches that are open (the default), live or over. */
                status?: "open" | "live" | "over";
                /** @description Only this game. */
                game?: string;
                /** @description Where the page before ended. */
                cursor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPage"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatchBody"];
            };
        };
        responses: {
            /** @description The match. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTold"];
                };
            };
            /** @description The challenge that was sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has too many matches. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The spec is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show: {
        parameters: {
            query?: {
                /** @description The secret of the invitation link. */
                invitation?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTold"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller did not create the match. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody has joined the match. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_analysis: {
        parameters: {
            query?: {
                /**
                 * @description `rookie`, or `coach:1` to `coach:3`; `coach:1` by default.
                 * @example coach:2
                 */
                level?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as the socket's message `dice`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dice"];
                };
            };
            /** @description There is no such match, or it is from before there were such dice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: {
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
                /**
                 * @description Answers in notation that you have not given, separated by `;`: the response describes the position
                 *     after them.
                 */
                after?: string | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the engine protocol's `hint`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            /** @description The match, which has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match needs an invitation or an account. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The seat is taken, or one of the players has too many matches. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_of: {
        parameters: {
            query?: {
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inputs and events of all updates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    odds: {
        parameters: {
            query?: {
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
                /**
                 * @description Answers in notation that you have not given, separated by `;`: the response describes the position
                 *     after them.
                 */
                after?: string | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the engine protocol's `odds`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new match. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTold"];
                };
            };
            /** @description The opponent has been asked; the match begins once they ask for it too. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such match. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The match is not over, or one of the players has too many matches. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    state: {
        parameters: {
            query?: {
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same as the socket's message `match`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    match_stream: {
        parameters: {
            query?: {
                /**
                 * @description The number of the last update you have: you get what came after it, or everything if the gap is too
                 *     long.
                 */
                last?: number | null;
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ways: {
        parameters: {
            query?: {
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
                /**
                 * @description Answers in notation that you have not given, separated by `;`: the response describes the position
                 *     after them.
                 */
                after?: string | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the engine protocol's `ways`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wish: {
        parameters: {
            query?: {
                /** @description The seat; yours by default. */
                as?: ("home" | "away") | null;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToServer"];
            };
        };
        responses: {
            /** @description The response to a look. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccount"];
            };
        };
        responses: {
            /** @description Account closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong password. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blocked"][];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has blocked too many users. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is not blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_competitions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another export is already running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mine: {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                cursor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPage"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    name_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestName"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The name is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken, or the caller has one already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Password changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong password. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description Subscribed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description This server sends no pushes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not subscribed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    codes_left: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodesLeft"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong password. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    upgrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            /** @description The name or the password is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken, or the caller is not a guest. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    warnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warning"][];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    doubts: {
        parameters: {
            query?: {
                /** @description Those in this state; `waiting` by default. */
                state?: "waiting" | "closed";
                /** @description Those after this id: `next` of the page before. */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoubtsPage"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is not a moderator. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close_doubt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedDoubt"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is not a moderator. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no question with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The question has already been closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moderation_log: {
        parameters: {
            query?: {
                /** @description Entries before this one: `next` of the page before. */
                before?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationLog"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is not a moderator. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reports: {
        parameters: {
            query?: {
                /** @description Those in this state; `waiting` by default. */
                state?: "waiting" | "dismissed" | "warned" | "suspended";
                /** @description Those after this id: `next` of the page before. */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsPage"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is not a moderator. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decide_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReport"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is not a moderator, or is involved in the report. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no report with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The report has already been decided. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lift_suspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is not suspended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is not a moderator. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    standing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wish_for_a_match: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishBody"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingTold"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Guests cannot play rated matches. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has too many matches. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The spec is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many players are waiting. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wish_no_more: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A match has already been found. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    push_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            /** @description This server sends no pushes. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ratings: {
        parameters: {
            query: {
                /** @example fuba */
                game: string;
                class: "blitz" | "live" | "correspondence";
                /** @description People (the default) or bots: each have a table of their own. */
                players?: "people" | "bots";
                /** @description How many rows come before this page: `next` of the page before. */
                cursor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingTable"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LostPassword"];
            };
        };
        responses: {
            /** @description Password changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not a recovery code of this account, or already used. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": components["schemas"]["RecordText"];
            };
        };
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Complaint"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no user with this name, or they did not play that match. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many of the caller's reports are waiting for a decision. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query: {
                /**
                 * @description The spec.
                 * @example fuba:3.0
                 */
                spec: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesTold"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Wrong name or password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many people are signing in right now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_out_everywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    news: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event per line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Event"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many streams are open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedToken"][];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeToken"];
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no account of their own. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no bot with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There are too many tokens. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revoke_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Token revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no token with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    played_matches: {
        parameters: {
            query?: {
                /** @description Where to continue: `next` of the page before. */
                cursor?: string | null;
                /** @description The most items; 30 by default. */
                limit?: number | null;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchesPage"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rating_changes: {
        parameters: {
            query?: {
                /** @description Where to continue: `next` of the page before. */
                cursor?: string | null;
                /** @description The most items; 30 by default. */
                limit?: number | null;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingsPage"];
                };
            };
            /** @description There is no user with this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: the body says why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The server does not serve this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; the header Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/openmetrics-text": string;
                };
            };
            /** @description The server does not serve this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; the header Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Temporarily unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The server does not serve this host name. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; the header Retry-After says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description An error in the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
