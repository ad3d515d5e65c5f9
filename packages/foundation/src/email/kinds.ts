/** A shared allowance of several kinds of email. */
export type EmailBudget = keyof typeof budgets

type Budget = {
  /** Emails of these kinds one address gets from one mosque in 24 hours. */
  perRecipient: number
  /** Emails of these kinds a mosque may send in so many days, to everybody together, until it is approved. */
  untilApproved?: { emails: number; days: number }
}

/**
 * How many emails of each budget may be sent. Each has a count of its own, so that a visitor who fills in forms with
 * somebody's address uses up neither their password resets nor what staff may send them.
 */
export const budgets = {
  /** A visitor typed the address; following a link of such an email starts the count again. */
  form: { perRecipient: 3, untilApproved: { emails: 20, days: 1 } },
  /** Asked for with the address of an account, also of a mosque that is not approved. */
  reset: { perRecipient: 3 },
  /** Sent to somebody by a member of the staff. */
  staff: { perRecipient: 10, untilApproved: { emails: 0, days: 1 } },
  /** Replies of the imam, whose emails the database shows to no one else. */
  imam: { perRecipient: 10, untilApproved: { emails: 0, days: 1 } },
  invitation: { perRecipient: 3, untilApproved: { emails: 3, days: 365 } },
  /** What visitors wrote, to the contact address in the settings, which nobody has proved, or to the imam. */
  mailbox: { perRecipient: 300, untilApproved: { emails: 20, days: 1 } },
  newsletter: { perRecipient: 5, untilApproved: { emails: 0, days: 1 } },
  /** An issue of the newsletter to the member of the staff who writes it. */
  test: { perRecipient: 20, untilApproved: { emails: 20, days: 1 } },
} as const satisfies Record<string, Budget>

/**
 * Every kind of email a mosque sends, with its budget. `always`: nobody can have one sent to an address of their choice. It
 * goes to whoever has given money, has proved the address, or is on the staff, or it reports a change of security or the
 * state of the mosque.
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

/** Kinds that need a permit of `permitEmail`. */
export type CountedEmailKind = Exclude<EmailKind, FreeEmailKind>

/** The kinds that share a budget. */
export const kindsOf = (budget: EmailBudget): string[] =>
  Object.entries(emailKinds).flatMap(([kind, its]) => (its === budget ? [kind] : []))

const heldKinds: readonly string[] = Object.entries(emailKinds).flatMap(([kind, budget]) =>
  budget !== 'always' && allowanceUntilApproved(budget)?.emails === 0 ? [kind] : [],
)

/** What a mosque may send of a budget until it is approved; undefined if that makes no difference. */
export function allowanceUntilApproved(budget: EmailBudget): Budget['untilApproved'] {
  const { untilApproved }: Budget = budgets[budget]
  return untilApproved
}

/** Whether emails of a kind wait until their mosque is approved. */
export const waitsForApproval = (kind: string): boolean => heldKinds.includes(kind)
