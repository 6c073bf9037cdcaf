### The conversation at a table.

talk = Conversation
talk-open = { $unread ->
    [0] Conversation
    [one] Conversation, one new line
   *[other] Conversation, { $unread } new lines
}
talk-close = Close the conversation
talk-empty = Nobody has said anything yet.
talk-to-seats = To everybody at the table, and to who watches
talk-to-watchers = To who watches; who plays hears it when the game is over
talk-to-all = To everybody here
talk-words = Your line
talk-say = Say it
talk-phrases = Quick phrases
talk-phrases-about = Everybody reads them in their own language.
talk-phrases-only = This table has agreed on quick phrases alone.
talk-off = This table has agreed on no conversation.
talk-deaf = You hear nothing said at tables.
talk-be-deaf = Hear nothing
talk-hear = Hear it again
talk-silenced = You may say nothing until { $until }.
talk-hushed = A guest was silenced here. Until { $until }, guests who are new say quick phrases alone; with an account you may speak.
talk-watcher = { $name } (watching)
talk-you = You
talk-about = About { $name }
talk-mute = Mute: I hear them no more
talk-block = Block: nor do we meet at my tables
talk-report = Report to who runs this server
talk-muted = You hear { $name } no more.
talk-blocked = You hear { $name } no more, and they cannot sit down where you sit.
talk-reported = Your report is kept, with the lines around it.
talk-reason = Reason
talk-reason-abuse = Insults or threats
talk-reason-spam = Spam
talk-reason-cheating = Cheating
talk-reason-name = A name nobody should read
talk-reason-other = Something else
talk-report-words = What happened
talk-report-send = Send the report
talk-people = People you do not hear
talk-people-none = You hear everybody.
talk-person-mute = { $name }: muted
talk-person-block = { $name }: blocked
talk-person-end = Hear { $name } again

talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-thinking = I am thinking.
talk-phrase-one-moment = One moment, please.
talk-phrase-back = I am back.
talk-phrase-take-your-time = Take your time.
talk-phrase-your-turn = It is your turn.
talk-phrase-nice = Nicely done!
talk-phrase-thanks = Thank you!
talk-phrase-sorry = Sorry!
talk-phrase-oops = Oops!
talk-phrase-well-played = Well played!
talk-phrase-again = Another game?
talk-phrase-bye = Goodbye!
talk-phrase-what-a-creature = What a creature!
talk-phrase-did-not-see = I did not see that coming.
talk-phrase-getting-tight = The board is getting tight.
talk-phrase-trust-me = Trust me.
talk-phrase-not-me = It was not me.
talk-phrase-suspicious = That is suspicious.
talk-phrase-who-was-it = Who was that?
talk-phrase-let-us-vote = Let us vote.
talk-phrase-interesting = Interesting…
talk-phrase-help-me = Help me!
talk-phrase-go-first = You go first.
talk-phrase-wait-for-me = Wait for me.
talk-phrase-leave-it-to-me = Leave it to me.
talk-phrase-together = Let us stay together.
talk-phrase-careful = Careful!
talk-phrase-almost = We almost have it!
