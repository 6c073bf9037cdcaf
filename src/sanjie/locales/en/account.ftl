### The page of one's account.

account = Your account
account-guest-about = You play as a guest: this browser alone knows you. With an account you come back from any device, and your tables come along.
account-what = Sign in or make an account
account-enter = Sign in
account-new = New account
account-recover = Recover
account-name = Name to sign in with
account-name-about = 2 to 24 characters. Others see it on your page and on ladders; your name at the tables stays as it is.
account-password = Password
account-password-about = At least 8 characters. Spaces and any script will do.
account-new-password = New password
account-code = Recovery code
account-code-about = One of the eight you were shown. It works once, and every other device is signed out.
account-do-enter = Sign in
account-do-new = Make the account
account-do-recover = Sign in with the code
account-or = or
account-enter-passkey = Sign in with a passkey
account-new-passkey = Make it with a passkey
account-no-mail = No e-mail is needed, so keep the recovery codes safe: they are the only way back.
account-hello = Signed in as { $name }
account-sign-out = Sign out
account-codes-new = Your recovery codes
account-codes-new-about = They are shown this once. Each signs you in once if you lose password and passkeys.
account-codes-copy = Copy codes
account-codes-copied = Codes copied
account-codes-kept = I have kept them
account-codes = Recovery codes
account-codes-left = { $count ->
        [0] None is left.
        [one] One is left.
       *[other] { $count } are left.
    }
account-codes-renew = Make new codes
account-codes-renew-about = New ones take the place of all of these.
account-password-set = Your account has a password.
account-password-none = Your account has no password.
account-password-change = Change
account-password-changed = Changed; every other device is signed out
account-passkeys = Passkeys
account-passkeys-none = None yet. A passkey is your device’s own lock: fingerprint, face or PIN.
account-passkey-add = Add a passkey
account-passkey-on = Passkey of { $device }
account-passkey-unnamed = Passkey
account-passkey-made = made { $made }, last used { $used }
account-passkey-remove = Remove
account-sessions = Where you are signed in
account-session-here = this browser
account-session-unnamed = a browser
account-session-seen = last used { $seen }
account-session-end = Sign out
account-session-end-label = Sign out { $device }
account-sessions-end = Sign out everywhere else
account-page = Your page
account-page-shown = Everybody can see your page: ratings, public games, since when you are here. Your seats and the ladder lead to it.
account-page-hidden = Nobody else can see your page, and you are on no ladder.
account-page-show = Show it
account-page-hide = Hide it
account-page-look = Look at your page
account-data = Your data
account-data-about = Names, tables and your own decisions, as a file.
account-data-take = Download
account-delete = Delete everything
account-delete-about = Your tables stay for the others, with a nameless guest in your seat.
account-delete-ask = Delete everything that is kept of you?
account-delete-last = This cannot be taken back. You are a stranger afterwards, and your name is free for others.
account-delete-do = Delete
account-keep = Keep it
account-prove = Please show that it is you
account-prove-about = It has been a while since you signed in.
account-passkey-stopped = No passkey was given.

## Notices

problem-bad-push = This browser’s push service cannot be used.
problem-bad-mail = That is no mail address this server can write to.
problem-no-mail = This server sends no mail.
