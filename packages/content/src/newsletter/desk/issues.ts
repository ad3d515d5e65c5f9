import { and, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { IssueProgress } from '@minaret/contract/desk'
import { mails, newsletterIssues, newsletterRecipients, subscribers, type Tx } from '@minaret/foundation/db'
import { getTenantLanguage } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isReached } from '../store.ts'

/** An issue of the newsletter as it is stored. */
export type Issue = typeof newsletterIssues.$inferSelect

/** The kind of an issue's emails in the outbox; the cause says which issue and whom. */
export const issueEmailKind = 'newsletter' as const
/** The cause of somebody's email: an issue is emailed to them once, whatever happens. */
export const causeOf = (issueId: string, subscriberId: string): string => `${issueId} ${subscriberId}`

/** Whose email a cause says it is. */
export function recipientOf(cause: string): { issueId: string; subscriberId: string } | undefined {
  const [issueId, subscriberId] = cause.split(' ')
  return issueId && subscriberId ? { issueId, subscriberId } : undefined
}

const causeInSql = sql`${newsletterRecipients.issueId} || ' ' || ${newsletterRecipients.subscriberId}`

/** The email of a recipient, in the outbox. */
export const isTheirEmail = and(
  eq(mails.tenantId, newsletterRecipients.tenantId),
  eq(mails.kind, issueEmailKind),
  eq(mails.cause, causeInSql),
)

/** An issue; locked until the transaction's end, for a change. */
export async function findIssue(tx: Tx, id: string, lock = false): Promise<Issue | undefined> {
  const found = tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  const [row] = await (lock ? found.for('update') : found)
  return row
}

/** What of a mosque decides who belongs to a segment. */
export type MosqueOfIssue = { config: Pick<Tenant['config'], 'language' | 'languages' | 'timeZone'> }

/** Who belongs to an issue's segment: confirmed and reached, of its language, and joined since its day. */
export function isInSegment(
  { language, joinedSince }: Pick<Issue, 'language' | 'joinedSince'>,
  { config }: MosqueOfIssue,
): SQL | undefined {
  const isOwn = language === getTenantLanguage({ config })
  return and(
    isReached,
    // Whoever named no language reads the mosque's own.
    language === null
      ? undefined
      : or(eq(subscribers.language, language), isOwn ? isNull(subscribers.language) : undefined),
    joinedSince === null
      ? undefined
      : sql`(${subscribers.confirmedAt} at time zone ${config.timeZone})::date >= ${joinedSince}::date`,
  )
}

/** For how many an issue is: who belongs to its segment now, or whom it was begun for. */
export const countRecipients = (tx: Tx, issue: Issue, tenant: MosqueOfIssue): Promise<number> =>
  issue.state === 'draft'
    ? tx.$count(subscribers, isInSegment(issue, tenant))
    : tx.$count(newsletterRecipients, eq(newsletterRecipients.issueId, issue.id))

const nowhere: IssueProgress = { waiting: 0, queued: 0, accepted: 0, refused: 0, uncertain: 0, skipped: 0, bounced: 0 }

/** What a queued email has become, as far as the outbox knows. */
const became = { sent: 'accepted', failed: 'refused', uncertain: 'uncertain' } as const

/** How many emails of an issue stand where. */
export async function readProgress(tx: Tx, { id }: Pick<Issue, 'id'>): Promise<IssueProgress> {
  const rows = await tx
    .select({ state: newsletterRecipients.state, email: mails.state, n: count() })
    .from(newsletterRecipients)
    .leftJoin(mails, isTheirEmail)
    .where(eq(newsletterRecipients.issueId, id))
    .groupBy(newsletterRecipients.state, mails.state)
  const progress = { ...nowhere }
  for (const { state, email, n } of rows) {
    const isOver = state === 'queued' && email !== null && email !== 'waiting' && email !== 'sending'
    progress[isOver ? became[email] : state] += n
  }
  return progress
}
