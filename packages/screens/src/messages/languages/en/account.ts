/** Logging in, registering, and what a link of a letter completes. */
export const words = {
  name: 'Your name',
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint:
    'At least 8 characters. Three words that have nothing to do with each other are good, and easy to keep.',
  show: 'Show',
  hide: 'Hide',
  optional: '(optional)',
  number: 'Contact number',
  numberHint: 'So that the mosque can ring you if need be.',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  working: 'Please wait a moment.',
  needsScripts:
    'Accounts need JavaScript, which is switched off in this browser. All else on this site works without it.',
  problems: {
    name: { empty: 'Enter your name.', long: 'Enter a name of at most 100 characters.' },
    email: {
      empty: 'Enter your e-mail address.',
      unreadable: 'Enter an e-mail address such as name@example.org.',
    },
    password: {
      empty: 'Enter your password.',
      short: 'Choose a password of at least 8 characters.',
      long: 'Choose a password of at most 128 characters.',
    },
    number: {
      ten: 'Enter a contact number of exactly 10 digits that begins with 6, 7, 8 or 9.',
      country:
        'Check the digits: this is not a phone number we know. Begin numbers of other countries with + and the country code.',
    },
  },
  legal: {
    before: 'How the mosque treats what you enter here:',
  },
  login: {
    title: 'Log in',
    description: (name: string) => `Log in to your account at ${name}.`,
    lead: 'See what you have given, change your regular gifts and keep your details up to date.',
    submit: 'Log in',
    forgotten: 'I have forgotten my password',
    noAccount: 'No account yet?',
    register: 'Register',
    ended: {
      asked: 'You are logged out.',
      expired: 'Your session has ended. Please log in again to go on.',
      elsewhere: 'You were logged out in another tab.',
    },
    needed: 'Please log in to see this page.',
    registered: 'If the address was new, its account is open. Please log in.',
    set: 'Your new password is set. Please log in with it.',
  },
  already: {
    title: 'You are logged in',
    more: (name: string) => `As ${name}.`,
    profile: 'Go to my profile',
    onward: 'Go on',
    other: 'Log out to use another account',
  },
  forgotten: {
    title: 'Forgotten password',
    description: (name: string) => `Set a new password for your account at ${name}.`,
    lead: 'Tell us your e-mail address, and we send you a link to set a new password.',
    submit: 'Send the link',
    back: 'Back to logging in',
    sent: 'Look into your mailbox',
    sentMore: (address: string) =>
      `If ${address} has an account here, a letter with a link is on its way. The link works once, for 30 minutes.`,
    nothing: 'Nothing there after a few minutes? Look among the unwanted mail, or check the address and try again.',
    again: 'Try another address',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Every device that is logged in to your account will be logged out.',
    submit: 'Set the new password',
    done: 'Your new password is set',
    doneMore: 'Please log in with it.',
  },
  register: {
    title: 'Register',
    description: (name: string) => `Open an account at ${name}.`,
    lead: 'One account for your gifts, your courses and your children’s places at the evening school.',
    submit: 'Open my account',
    have: 'Have an account already?',
    website: 'Leave this empty',
    sent: 'One more step: look into your mailbox',
    sentMore: (address: string) => `We have sent a letter to ${address}. Follow its link to open your account.`,
    nothing:
      'Nothing there after a few minutes? Look among the unwanted mail. If the address is wrong, register once more with the right one.',
    again: 'Register with another address',
    open: 'Your account is open',
    openMore: 'This is a demonstration, so no letter is needed.',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    lead: 'Enter the password of your account, so that nobody else can use this link.',
    submit: 'Confirm',
    done: 'Thank you. Your address is confirmed',
    doneMore: 'You are logged in.',
  },
  oldLink: {
    title: 'This link no longer works',
    more: 'It was used already, or is too old.',
    confirm:
      'If you have followed it before, all is done: please log in. If not, register or change the address once more.',
    reset: 'Ask for a new one. Only the newest link works, once, for 30 minutes.',
    newLink: 'Ask for a new link',
    home: 'Go to the home page',
  },
}
