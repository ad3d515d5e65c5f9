/** What is said of accounts. */
export const en = {
  linkIsOver: 'This link no longer works: it has expired or has already been used. Please ask for a new one.',
  confirmIsOver:
    'This link no longer works: it has expired or has already been used. If you have used it before, your account is ready: please log in. Otherwise please ask for a new link.',
  noSuchLogin: "That email or password isn't right. Check both, or ask for a link to set a new password.",
  wrongPassword: "That isn't your password. Please check it and try again.",
  needsPassword: 'Please enter your current password as well.',
  wrongChosen:
    "That isn't the password chosen for this account. Please check it. If you didn't ask for an account, leave this page.",
  busy: 'Many people are logging in right now. Please try again in a few seconds.',
  registeredDemo:
    "This is a demonstration, so there's no email to confirm. If the address was new, your account is ready. Please log in.",
  registered: "Thank you. We've emailed you a link. Click it to finish creating your account.",
  opened: "Your account is ready and you're logged in.",
  emailChanged: 'Your new email address is in use.',
  saved: 'Your details have been saved.',
  savedConfirmEmail:
    "Your details have been saved. We've emailed a link to your new address: it will be used once you click the link.",
  passwordSet: 'Your new password has been set. Please log in with it.',
  passwordChanged: 'Your password has been changed. Every other device has been logged out.',
  resetAsked: "If that address has an account, we've emailed a link to it. The link works once, for 30 minutes.",
  loggedIn: "You're logged in.",
  loggedOut: "You've been logged out.",
  loggedOutEverywhere: "You've been logged out on every device.",
  deleted:
    'Your account has been deleted, with your applications, registrations and messages. We keep anonymised records of your gifts, and any Gift Aid declaration we have claimed with for six years, as the law requires.',
  invisible: 'This password has no visible characters. Choose another: three or four unrelated words work well.',
  stolen:
    'This password is on lists of stolen passwords that are tried first. Choose another: three or four unrelated words work well.',
  easy: 'This password is too easy to guess for someone who knows you or this site. Choose another: three or four unrelated words work well.',
  common:
    'This password is too easy to guess: common words, names, years, repeated characters and keyboard patterns are tried first. Choose another: three or four unrelated words work well.',
}
