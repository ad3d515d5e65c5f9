/** Kinds of email about accounts. */
export const accountEmails = [
  'register',
  'account-exists',
  'reset',
  'password-changed',
  'new-email',
  'email-taken',
  'email-asked',
  'email-changed',
  'account-deleted',
] as const

/** A kind of email about an account. */
export type AccountEmail = (typeof accountEmails)[number]
