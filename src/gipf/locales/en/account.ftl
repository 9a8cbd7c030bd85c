# Accounts of a service. $mail: yes where mail is sent, else no; $way: password, passkey or mail; $when is a time in words.

account-bar = Sign in
account-bar-own = Your account, { $name }
sign-tabs = Sign in, or create an account
sign-in = Sign in
sign-up = Create account
account-name = Name
account-name-or-mail = { $mail ->
    [yes] Name or mail address
   *[no] Name
}
account-name-why = 2 to 20 characters; everybody sees it.
account-password = Password
account-password-new = New password
account-password-why = At least 10 characters. A few unrelated words are good.
sign-in-passkey = Sign in with a passkey
sign-in-mail = A link by mail
sign-in-mail-send = Send the link
sign-in-mail-sent = If this address belongs to an account, a link is on its way. It is good once, for ten minutes.
account-mail = Mail address
sign-up-why = With an account you keep your name, and find your games on every device.
sign-up-guest = What you have played here so far stays yours.
sign-up-way = How do you want to sign in?
way-name = { $way ->
    [password] Password
    [passkey] Passkey
   *[mail] Link by mail
}
way-passkey-why = Your device keeps the key, and asks for a finger, a face or a number.
way-mail-why = We send you a link, each time you sign in.
account-ways = How you sign in
account-save = Save
account-saved = Saved.
account-mail-sent = A link is on its way to { $mail }. Once you have followed it, you can sign in by mail.
account-mail-remove = Remove the mail address
passkeys = Passkeys
passkey-add = Add a passkey
passkey-remove = Remove the passkey { $name }
since = since { $when }
passkey-cancelled = The passkey was not used.
sessions = Where you are signed in
session-this = here, now
session-seen = last { $when }
session-agent = { $browser } on { $system }
session-end = Sign out: { $agent }
sessions-end = Sign out everywhere else
sign-out = Sign out
account-profile = Your profile
prove-title = Is it you?
prove-text = To change how you sign in, show once more that it is you.
prove = Continue
prove-otherwise = You can also sign out and in again.
export-title = Your data
export-text = All that is stored of you here, as one file. Every GIPF takes the games in.
export = Download
delete-title = Delete the account
delete-text = Games with others stay, without your name; those that go on are resigned. Games you have played alone go, and so does everything else. This cannot be undone.
delete = Delete the account
delete-sure = Delete for good
delete-no = Keep the account

## Accounts of programs. $name is what a token is called, $scope what it is good for: play, offers or talk.

bots-title = Programs that play
bots-text = A program can play under the name of this account. Everybody sees then that it is a bot, and it stays one for good.
bots-make = Make this a bot account
bots-make-sure = A bot for good
bots-make-no = Leave it as it is
bots-is = This is a bot account. Its programs come by tokens, each with one of its own; whoever has a token plays under this name.
token-name = Name of the token
token-name-why = For you alone: which program comes by it.
token-scopes = What it is good for
token-scope = { $scope ->
    [play] Playing
    [offers] Offering and accepting games
   *[talk] Talking
}
token-make = Make a token
token-new = The new token
token-once = Copy it now: it is not shown again.
token-copy = Copy the token
token-copied = The token is copied.
token-used = last used { $when }
token-unused = not used yet
token-revoke = Revoke the token { $name }
token-revoke-short = Revoke
