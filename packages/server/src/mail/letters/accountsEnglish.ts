import type { AccountsWords } from './accountsWords.ts'

const notYou = 'If this was not you, you need not do anything: nothing changes.'

/** The letters about accounts in English. */
export const accountsEnglish: AccountsWords = {
  register: (mosque) => ({
    subject: `Confirm your address for ${mosque}`,
    paragraphs: [
      `An account at ${mosque} was asked for with this address.`,
      'Follow the link to open it. You will be asked for the password that was chosen.',
    ],
    action: 'Confirm your address',
    after: ['The link works once, for 24 hours.', 'If this was not you, do nothing: no account is opened.'],
  }),
  'account-exists': (mosque) => ({
    subject: `You have an account at ${mosque}`,
    paragraphs: [
      `A new account at ${mosque} was asked for with this address. There is one already, so nothing was changed.`,
      'If this was you, log in. If you have forgotten your password, the same page sends you a link to set a new one.',
    ],
    action: 'Log in',
    after: [notYou],
  }),
  reset: (mosque) => ({
    subject: `Set a new password for ${mosque}`,
    paragraphs: [`A new password was asked for, for the account at ${mosque} that has this address.`],
    action: 'Set a new password',
    after: ['The link works once, for 30 minutes. Only the latest one works.', notYou],
  }),
  'password-changed': (mosque) => ({
    subject: `Your password for ${mosque} was changed`,
    paragraphs: [
      `The password of your account at ${mosque} was changed just now, and every device that was logged in has been logged out.`,
      'If this was not you, set a new password at once: the login page sends you a link.',
    ],
    action: 'Go to the login page',
  }),
  'new-email': (mosque) => ({
    subject: `Confirm your new address for ${mosque}`,
    paragraphs: [
      `This address was given as the new one of an account at ${mosque}.`,
      'It is used from when you follow the link. You will be asked for your password.',
    ],
    action: 'Confirm your new address',
    after: ['The link works once, for 24 hours.', notYou],
  }),
  'email-taken': (mosque) => ({
    subject: `You have an account at ${mosque}`,
    paragraphs: [
      `This address was given as the new one of another account at ${mosque}. It belongs to your account already, so nothing was changed.`,
      'If this was you, log in with this address.',
    ],
    action: 'Log in',
    after: [notYou],
  }),
  'email-asked': (mosque) => ({
    subject: `A new address for your account at ${mosque}`,
    paragraphs: [
      `Another e-mail address was asked for, for your account at ${mosque}. Until its owner confirms it, this address stays in use.`,
      'If this was not you, somebody knows your password. Set a new one at once: the login page sends you a link.',
    ],
    action: 'Go to the login page',
  }),
  'email-changed': (mosque) => ({
    subject: `Your account at ${mosque} has a new address`,
    paragraphs: [
      `Your account at ${mosque} now uses another e-mail address. This one is no longer part of it.`,
      'If this was not you, please tell the mosque.',
    ],
  }),
  'account-deleted': (mosque) => ({
    subject: `Your account at ${mosque} was deleted`,
    paragraphs: [
      `Your account at ${mosque} was deleted, as you asked. Gifts stay in the books without your name, as the law asks.`,
      'If this was not you, please tell the mosque.',
    ],
  }),
}
