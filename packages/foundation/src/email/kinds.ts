/** A shared allowance of several kinds of email. */
export type EmailBudget = keyof typeof budgets

type Budget = {
  /** Maximum number of emails of these kinds from one mosque to one address in 24 hours. */
  perRecipient: number
  /** Maximum number of emails of these kinds from a mosque to all recipients within `days`, until it is approved. */
  untilApproved?: { emails: number; days: number }
}

/**
 * Limits of each budget. Budgets are counted separately, so that a visitor who fills in forms with another person's address
 * uses up neither that person's password resets nor the emails staff may send them.
 */
export const budgets = {
  /** A visitor entered the address; following a link in such an email resets the count. */
  form: { perRecipient: 3, untilApproved: { emails: 20, days: 1 } },
  /** Requested with the address of an account; also allowed for a mosque that is not approved. */
  reset: { perRecipient: 3 },
  /** Sent by a staff member. */
  staff: { perRecipient: 10, untilApproved: { emails: 0, days: 1 } },
  /** The imam's replies, which no other member of staff can read in the database. */
  imam: { perRecipient: 10, untilApproved: { emails: 0, days: 1 } },
  invitation: { perRecipient: 3, untilApproved: { emails: 3, days: 365 } },
  /** Visitors' messages to the contact address in the settings, which is not verified, or to the imam. */
  mailbox: { perRecipient: 300, untilApproved: { emails: 20, days: 1 } },
  newsletter: { perRecipient: 5, untilApproved: { emails: 0, days: 1 } },
  /** A newsletter issue sent as a test to the staff member who writes it. */
  test: { perRecipient: 20, untilApproved: { emails: 20, days: 1 } },
} as const satisfies Record<string, Budget>

/**
 * Every kind of email a mosque sends, with its budget. `always`: no visitor can trigger one to an address of their choice. It
 * goes to donors, verified addresses or staff, or it reports a security change or the state of the mosque.
 */
export const emailKinds = {
  register: 'form',
  'account-exists': 'form',
  'new-email': 'form',
  'newsletter-confirm': 'form',
  'newsletter-already': 'form',
  'course-confirm': 'form',
  'course-again': 'form',
  'course-applied': 'form',
  'maktab-registered': 'form',
  'cycle-link': 'form',

  reset: 'reset',

  reply: 'staff',
  'application-decision': 'staff',
  statement: 'staff',
  'receipt-again': 'staff',
  'cycle-link-again': 'staff',
  'gift-aid-spoken': 'staff',
  'imam-reply': 'imam',
  'staff-invitation': 'invitation',
  newsletter: 'newsletter',
  'newsletter-test': 'test',

  contact: 'mailbox',
  'ask-imam': 'mailbox',
  'imam-notice': 'mailbox',
  'course-notice': 'mailbox',
  'maktab-notice': 'mailbox',

  receipt: 'always',
  refund: 'always',
  'refund-failed': 'always',
  'gift-aid-declared': 'always',
  'cycle-begun': 'always',
  'cycle-changed': 'always',
  'cycle-paused': 'always',
  'cycle-skipped': 'always',
  'cycle-resumed': 'always',
  'cycle-failed': 'always',
  'cycle-ended': 'always',
  'newsletter-welcome': 'always',

  'password-changed': 'always',
  'email-asked': 'always',
  'email-changed': 'always',
  'account-deleted': 'always',

  'staff-device': 'always',
  'staff-failed-logins': 'always',
  'staff-administrator': 'always',
  'staff-joined': 'always',
  'own-login': 'always',
  'recovery-started': 'always',
  'recovery-ready': 'always',
  'recovery-finished': 'always',
  'recovery-cancelled': 'always',
  'approval-asked': 'always',
  'support-granted': 'always',
  'support-used': 'always',
  'log-head': 'always',
  report: 'always',
  'card-account-stopped': 'always',
  'screens-silent': 'always',
  'timetable-missing': 'always',

  'mosque-approved': 'always',
  'mosque-declined': 'always',
  'mosque-suspended': 'always',
  'mosque-reopened': 'always',
} as const satisfies Record<string, EmailBudget | 'always'>

export type EmailKind = keyof typeof emailKinds

/** Kinds that are never blocked. */
export type FreeEmailKind = { [K in EmailKind]: (typeof emailKinds)[K] extends 'always' ? K : never }[EmailKind]

/** Kinds that need a permit from `permitEmail`. */
export type CountedEmailKind = Exclude<EmailKind, FreeEmailKind>

/** Returns the kinds that share a budget. */
export const kindsOf = (budget: EmailBudget): string[] =>
  Object.entries(emailKinds).flatMap(([kind, kindBudget]) => (kindBudget === budget ? [kind] : []))

const heldKinds: readonly string[] = Object.entries(emailKinds).flatMap(([kind, budget]) =>
  budget !== 'always' && allowanceUntilApproved(budget)?.emails === 0 ? [kind] : [],
)

/** Returns a mosque's allowance for a budget until it is approved; undefined if there is no such limit. */
export function allowanceUntilApproved(budget: EmailBudget): Budget['untilApproved'] {
  const { untilApproved }: Budget = budgets[budget]
  return untilApproved
}

/** Whether emails of a kind wait until their mosque is approved. */
export const waitsForApproval = (kind: string): boolean => heldKinds.includes(kind)
