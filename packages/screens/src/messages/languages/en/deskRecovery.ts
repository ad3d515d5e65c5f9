/** Getting a new login for somebody who has lost theirs. */
export const words = {
  startTitle: (name: string) => `Has ${name} lost their login?`,
  startText:
    'That’s a lost passkey or phone, and no recovery codes left. Make sure that it’s really them who asks: phone them or meet them.',
  startNext: (name: string) =>
    `We’ll email ${name} and all owners right away. In 24 hours ${name} gets a link to set up a new login. Until then any owner can cancel it, and the old login keeps working.`,
  start: 'Start the recovery',
  keep: 'Not now',
  waiting: 'Lost logins',
  of: (name: string) => `${name} is getting a new login`,
  startedBy: (name: string, at: string) => `Started by ${name}, ${at}`,
  startedByServer: (at: string) => `Started by whoever runs the server, ${at}`,
  ready: (at: string) => `They can set it up from ${at}. If you doubt it, cancel it.`,
  cancel: 'Cancel the recovery',
  cancelOf: (name: string) => `Cancel the recovery of ${name}’s login`,
  link: {
    title: (name: string) => `Cancel the recovery of ${name}’s login?`,
    by: (name: string, mosque: string) => `${name} started it. It’s the login for the desk of ${mosque}.`,
    byServer: (mosque: string) => `Whoever runs the server started it. It’s the login for the desk of ${mosque}.`,
    ready: (at: string) => `A new login can be set up from ${at}.`,
    cancelled: 'Cancelled. The login stays as it was.',
    next: 'If somebody else may be using your account, log in and log out everywhere else.',
    over: 'This link doesn’t work any more: the recovery was cancelled, is finished or has expired.',
    desk: 'Open the desk',
  },
  setup: {
    title: 'Set up your new login',
    firstTitle: 'Set up your login',
    firstLead: (name: string, email: string) => `For ${name} (${email}), as an owner of this installation.`,
    lead: (name: string, email: string, mosque: string) => `For ${name} (${email}), ${mosque}.`,
    ends: 'When you’ve finished, your old login stops working and you’re logged out everywhere else.',
    over: 'This link doesn’t work any more: it was used, the recovery was cancelled, or it has expired. If you still need a new login, ask an owner of your mosque.',
    password: 'Your password',
    passwordHint: 'The one you log in with. Forgotten it too? Ask whoever runs your mosque’s server.',
    useApp: 'Use an authenticator app instead',
    finish: 'Finish',
  },
}
