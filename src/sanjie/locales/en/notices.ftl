### What notices say, outside the page: by push and by mail.

notice-turn = It is your turn.
notice-over = The game is over.
notice-letter = { $line }

    { $table }

    Notices of your tables come to this address because you asked for them. No more of them:
    { $stop }
notice-code-subject = { $code } is your code
notice-code-letter = { $code }

    With this code you confirm that notices of your tables at Sanjie may come to this address. It is good for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.

    If you did not ask for it, somebody else gave your address by mistake: nothing more will come.
