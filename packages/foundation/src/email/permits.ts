import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { mailboxKey } from '../email-addresses/emailKey.ts'
import type { Tx } from '../db/database.ts'
import { mails } from '../db/mail.ts'
import { isApproved } from '../tenancy/isApproved.ts'
import { createCountKey } from '../limits/throttle.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Refusal } from '../responses/response.ts'
import {
  allowanceUntilApproved,
  budgets,
  type CountedEmailKind,
  type EmailBudget,
  emailKinds,
  kindsOf,
} from './kinds.ts'
import { messages as texts } from './messages.gen.ts'

/** The parts of a call needed to count emails. */
export type EmailRequester = { secrets: Secrets; tenant: { id: string }; now: Date }

/** Permission to queue one email, with the hash it is counted by. */
export type EmailPermit = { mark: Buffer; now: Date }

/** Why an email may not be queued, and when it may be, if waiting helps. */
export type EmailRefused = { refused: 'unapproved' } | { refused: 'tooMany'; until: Date }

const day = 24 * 3_600_000

const countKeyOf = (requester: Pick<EmailRequester, 'secrets' | 'tenant'>, budget: EmailBudget, email: string) =>
  createCountKey(requester, budget === 'form' ? 'asked mail' : `${budget} mail`, mailboxKey(email))

/** Returns the keyed hash by which emails of a kind to an address are counted, which is safe to store. */
export const hashEmailUse = (
  requester: Pick<EmailRequester, 'secrets' | 'tenant'>,
  kind: CountedEmailKind,
  email: string,
): Buffer => countKeyOf(requester, emailKinds[kind], email)

/** Locks a count against other transactions until this one ends. */
const lockCount = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`)

/** Whether an unapproved mosque has used up its allowance for a budget. */
async function isUsedUp(
  tx: Tx,
  { tenant, now }: Omit<EmailRequester, 'secrets'>,
  budget: EmailBudget,
): Promise<boolean> {
  const allowance = allowanceUntilApproved(budget)
  if (!allowance || (await isApproved(tx))) return false
  await lockCount(tx, `unapproved mail ${tenant.id} ${budget}`)
  const since = new Date(now.getTime() - allowance.days * day)
  const [row] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(and(inArray(mails.kind, kindsOf(budget)), gt(mails.createdAt, since)))
  return (row?.mails ?? 0) >= allowance.emails
}

/**
 * Decides whether one more email of a kind may go to an address, by the limits of {@link budgets}. The mosque's approval is
 * read in the transaction, so that it counts at once on every server. Call it before creating a link, because a new link may
 * invalidate the previous one.
 */
export const permitEmail = (
  tx: Tx,
  requester: EmailRequester,
  kind: CountedEmailKind,
  email: string,
): Promise<EmailPermit | EmailRefused> => permitHashed(tx, requester, kind, hashEmailUse(requester, kind, email))

/** {@link permitEmail} with the hash from {@link hashEmailUse}. */
export async function permitHashed(
  tx: Tx,
  requester: Omit<EmailRequester, 'secrets'>,
  kind: CountedEmailKind,
  mark: Buffer,
): Promise<EmailPermit | EmailRefused> {
  const budget = emailKinds[kind]
  if (await isUsedUp(tx, requester, budget)) return { refused: 'unapproved' }
  const { now } = requester
  await lockCount(tx, `asked mail ${mark.toString('hex')}`)
  const { perRecipient } = budgets[budget]
  const rows = await tx
    .select({ at: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.toMark, mark), gt(mails.createdAt, new Date(now.getTime() - day))))
    .orderBy(desc(mails.createdAt))
    .limit(perRecipient)
  const earliest = rows[perRecipient - 1]
  return earliest ? { refused: 'tooMany', until: new Date(earliest.at.getTime() + day) } : { mark, now }
}

/** Whether `permitEmail` has refused an email. */
export const isRefusedEmail = (result: EmailPermit | EmailRefused): result is EmailRefused => 'refused' in result

/** Returns a permit or undefined: for emails whose suppression must not be revealed to the visitor. */
export async function permitQuietly(...args: Parameters<typeof permitEmail>): Promise<EmailPermit | undefined> {
  const result = await permitEmail(...args)
  return isRefusedEmail(result) ? undefined : result
}

/** Returns the refusal that tells staff why an email was not sent. */
export function refuseEmailing(reason: EmailRefused, now: Date): Refusal {
  if (reason.refused === 'unapproved') return { status: 403, message: texts.unapproved }
  const seconds = Math.max(1, Math.ceil((reason.until.getTime() - now.getTime()) / 1000))
  return { status: 429, message: texts.tooMany, headers: { 'retry-after': String(seconds) } }
}

/** Resets the counts of an address after a link in an email was followed: its owner evidently reads the emails. */
export async function clearRequestedEmails(tx: Tx, requester: EmailRequester, email: string): Promise<void> {
  const marks = (['form', 'reset'] as const).map((budget) => countKeyOf(requester, budget, email))
  await tx.update(mails).set({ toMark: null }).where(inArray(mails.toMark, marks))
}
