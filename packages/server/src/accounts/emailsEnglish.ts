import type { AccountEmailCatalogue } from './emailTemplates.ts'

const notYou = 'If this wasn’t you, ignore this email: nothing has changed.'

/** The emails about accounts in English. */
export const accountsEnglish: AccountEmailCatalogue = {
  register: (mosque) => ({
    subject: `Confirm your email for ${mosque}`,
    paragraphs: [
      `Someone asked to create an account at ${mosque} with this email address.`,
      'To finish, click the link and enter the password you chose.',
    ],
    action: 'Confirm your email',
    after: ['The link works once, for 24 hours.', 'If this wasn’t you, ignore this email: we won’t create an account.'],
  }),
  'account-exists': (mosque) => ({
    subject: `You already have an account at ${mosque}`,
    paragraphs: [
      `Someone tried to create an account at ${mosque} with this email address. You already have one, so nothing has changed.`,
      'If this was you, log in. If you’ve forgotten your password, you can reset it from the same page.',
    ],
    action: 'Log in',
    after: [notYou],
  }),
  reset: (mosque) => ({
    subject: `Reset your password for ${mosque}`,
    paragraphs: [`Someone asked to reset the password of your account at ${mosque}.`],
    action: 'Set a new password',
    after: ['The link works once, for 30 minutes. Only the newest link works.', notYou],
  }),
  'password-changed': (mosque) => ({
    subject: `Your password for ${mosque} has been changed`,
    paragraphs: [
      `The password of your account at ${mosque} has just been changed, and you’ve been logged out on every other device.`,
      'If this wasn’t you, reset your password right away from the login page.',
    ],
    action: 'Go to the login page',
  }),
  'new-email': (mosque) => ({
    subject: `Confirm your new email for ${mosque}`,
    paragraphs: [
      `Someone entered this as the new email address for an account at ${mosque}.`,
      'To use it, click the link and enter your password.',
    ],
    action: 'Confirm your new email',
    after: ['The link works once, for 24 hours.', notYou],
  }),
  'email-taken': (mosque) => ({
    subject: `You already have an account at ${mosque}`,
    paragraphs: [
      `Someone entered this as the new email address for another account at ${mosque}. Your own account already uses it, so nothing has changed.`,
      'If this was you, log in with this email address.',
    ],
    action: 'Log in',
    after: [notYou],
  }),
  'email-asked': (mosque) => ({
    subject: `Your email at ${mosque} is about to change`,
    paragraphs: [
      `Someone asked to change the email address of your account at ${mosque}. We’ll keep using this one until the new one is confirmed.`,
      'If this wasn’t you, someone knows your password. Reset it right away from the login page.',
    ],
    action: 'Go to the login page',
  }),
  'email-changed': (mosque) => ({
    subject: `Your email at ${mosque} has been changed`,
    paragraphs: [
      `Your account at ${mosque} now uses a different email address. It no longer uses this one.`,
      'If this wasn’t you, please tell the mosque.',
    ],
  }),
  'account-deleted': (mosque) => ({
    subject: `Your account at ${mosque} has been deleted`,
    paragraphs: [
      `We’ve deleted your account at ${mosque}, as you asked. We keep anonymised records of your gifts, as the law requires.`,
      'If this wasn’t you, please tell the mosque.',
    ],
  }),
}
