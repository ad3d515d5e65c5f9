import { and, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { IssueProgress } from '@minaret/contract/desk'
import { mails, newsletterIssues, newsletterRecipients, subscribers, type Tx } from '@minaret/foundation/db'
import { getTenantLanguage } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isReached } from '../store.ts'

/** A stored issue of the newsletter. */
export type Issue = typeof newsletterIssues.$inferSelect

/** The kind of an issue's emails in the outbox; their cause identifies issue and subscriber. */
export const issueEmailKind = 'newsletter' as const
/** The cause of an email, which ensures that a subscriber gets an issue only once. */
export const causeOf = (issueId: string, subscriberId: string): string => `${issueId} ${subscriberId}`

/** Parses the cause of an email. */
export function recipientOf(cause: string): { issueId: string; subscriberId: string } | undefined {
  const [issueId, subscriberId] = cause.split(' ')
  return issueId && subscriberId ? { issueId, subscriberId } : undefined
}

const causeInSql = sql`${newsletterRecipients.issueId} || ' ' || ${newsletterRecipients.subscriberId}`

/** Matches a recipient's email in the outbox. */
export const isRecipientEmail = and(
  eq(mails.tenantId, newsletterRecipients.tenantId),
  eq(mails.kind, issueEmailKind),
  eq(mails.cause, causeInSql),
)

/** Reads an issue, optionally locked until the end of the transaction. */
export async function findIssue(tx: Tx, id: string, shouldLock = false): Promise<Issue | undefined> {
  const query = tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  const [row] = await (shouldLock ? query.for('update') : query)
  return row
}

/** A mosque's settings that determine a segment. */
export type MosqueOfIssue = { config: Pick<Tenant['config'], 'language' | 'languages' | 'timeZone'> }

/** Matches subscribers in an issue's segment: reachable, of its language, and joined since its date. */
export function isInSegment(
  { language, joinedSince }: Pick<Issue, 'language' | 'joinedSince'>,
  { config }: MosqueOfIssue,
): SQL | undefined {
  const isMosqueLanguage = language === getTenantLanguage({ config })
  return and(
    isReached,
    // Subscribers without a language get the mosque's own.
    language === null
      ? undefined
      : or(eq(subscribers.language, language), isMosqueLanguage ? isNull(subscribers.language) : undefined),
    joinedSince === null
      ? undefined
      : sql`(${subscribers.confirmedAt} at time zone ${config.timeZone})::date >= ${joinedSince}::date`,
  )
}

/** The number of recipients: of the current segment for a draft, otherwise as fixed when sending started. */
export const countRecipients = (tx: Tx, issue: Issue, tenant: MosqueOfIssue): Promise<number> =>
  issue.state === 'draft'
    ? tx.$count(subscribers, isInSegment(issue, tenant))
    : tx.$count(newsletterRecipients, eq(newsletterRecipients.issueId, issue.id))

const noProgress: IssueProgress = {
  waiting: 0,
  queued: 0,
  accepted: 0,
  refused: 0,
  uncertain: 0,
  skipped: 0,
  bounced: 0,
}

/** A recipient's state by the state of the email in the outbox. */
const stateByEmail = { sent: 'accepted', failed: 'refused', uncertain: 'uncertain' } as const

/** Counts the emails of an issue by state. */
export async function readProgress(tx: Tx, { id }: Pick<Issue, 'id'>): Promise<IssueProgress> {
  const rows = await tx
    .select({ state: newsletterRecipients.state, email: mails.state, n: count() })
    .from(newsletterRecipients)
    .leftJoin(mails, isRecipientEmail)
    .where(eq(newsletterRecipients.issueId, id))
    .groupBy(newsletterRecipients.state, mails.state)
  const progress = { ...noProgress }
  for (const { state, email, n } of rows) {
    const isSettled = state === 'queued' && email !== null && email !== 'waiting' && email !== 'sending'
    progress[isSettled ? stateByEmail[email] : state] += n
  }
  return progress
}
