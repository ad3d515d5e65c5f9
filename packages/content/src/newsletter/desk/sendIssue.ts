import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  currentTenant,
  mails,
  newsletterIssues,
  newsletterRecipients,
  subscribers,
  type Tx,
} from '@minaret/foundation/db'
import { permitQuietly, queueEmail } from '@minaret/foundation/email'
import type { Secrets } from '@minaret/foundation/base'
import { addJob } from '@minaret/foundation/jobs'
import { isApproved, type Tenant } from '@minaret/foundation/tenancy'
import { createUnsubscribeLink } from '../unsubscribeLink.ts'
import { issueEmail } from './issueEmail.ts'
import {
  causeOf,
  findIssue,
  isInSegment,
  type Issue,
  issueEmailKind,
  isRecipientEmail,
  type MosqueOfIssue,
} from './issues.ts'

/** The maximum number of an issue's emails in the outbox, so that other emails are not held up behind them. */
const outboxShare = 40

/** The delay of the next run in seconds: while emails are being sent, and while all are queued. */
const [sendingDelay, queuedDelay] = [2, 10]

/** The delay of the next run while the mosque is not approved, in seconds. */
const unapprovedDelay = 3600

const isRecipientOf = ({ id }: Pick<Issue, 'id'>) => eq(newsletterRecipients.issueId, id)
const isQueued = (issue: Pick<Issue, 'id'>) => and(isRecipientOf(issue), eq(newsletterRecipients.state, 'queued'))

/** Schedules the job of an issue. */
export const scheduleIssue = (tx: Tx, tenantId: string, issueId: string, delaySeconds = 0): Promise<void> =>
  addJob(tx, 'newsletter-send', { tenantId, issueId }, `newsletter ${issueId}`, delaySeconds)

/** Stores the recipients of an issue and starts sending. */
export async function startIssue(
  tx: Tx,
  tenant: MosqueOfIssue & { id: string },
  issue: Issue,
  now: Date,
): Promise<void> {
  await tx.insert(newsletterRecipients).select(
    tx
      .select({
        tenantId: subscribers.tenantId,
        issueId: sql<string>`${issue.id}::text`.as('issue_id'),
        subscriberId: subscribers.id,
        state: sql<'waiting'>`'waiting'`.as('state'),
      })
      .from(subscribers)
      .where(isInSegment(issue, tenant)),
  )
  await tx
    .update(newsletterIssues)
    .set({ state: 'sending', startedAt: now, version: sql`${newsletterIssues.version} + 1` })
    .where(eq(newsletterIssues.id, issue.id))
  await scheduleIssue(tx, tenant.id, issue.id)
}

/** Stores the delivery results of emails before the outbox deletes them. */
const settleEmails = (tx: Tx, issue: Issue) =>
  tx
    .update(newsletterRecipients)
    .set({
      state: sql`case ${mails.state} when 'sent' then 'accepted' when 'failed' then 'refused' else 'uncertain' end`,
    })
    .from(mails)
    .where(
      and(
        eq(newsletterRecipients.tenantId, currentTenant),
        isQueued(issue),
        isRecipientEmail,
        inArray(mails.state, ['sent', 'failed', 'uncertain']),
      ),
    )

type SendContext = { tenant: Tenant; secrets: Secrets; now: Date }

/** Queues the next emails. @returns the number of recipients processed */
async function queueNext(tx: Tx, context: SendContext, issue: Issue, limit: number): Promise<number> {
  const recipients = await tx
    .select({
      id: subscribers.id,
      email: subscribers.email,
      state: subscribers.state,
      bouncedAt: subscribers.bouncedAt,
    })
    .from(newsletterRecipients)
    .innerJoin(
      subscribers,
      and(
        eq(subscribers.tenantId, newsletterRecipients.tenantId),
        eq(subscribers.id, newsletterRecipients.subscriberId),
      ),
    )
    .where(and(isRecipientOf(issue), eq(newsletterRecipients.state, 'waiting')))
    .orderBy(asc(newsletterRecipients.subscriberId))
    .limit(Math.max(limit, 0))
  const { tenant, now } = context
  for (const { id, email, state, bouncedAt } of recipients) {
    const isReachable = state === 'confirmed' && bouncedAt === null
    const permit = isReachable ? await permitQuietly(tx, context, issueEmailKind, email) : undefined
    if (permit) {
      const unsubscribeLink = await createUnsubscribeLink(tx, tenant, id, now)
      const message = issueEmail(tenant, issue, email, unsubscribeLink)
      await queueEmail(tx, { kind: issueEmailKind, cause: causeOf(issue.id, id), email: message, permit })
    }
    await tx
      .update(newsletterRecipients)
      .set({ state: permit ? 'queued' : 'skipped' })
      .where(and(isRecipientOf(issue), eq(newsletterRecipients.subscriberId, id)))
  }
  return recipients.length
}

/**
 * Continues sending an issue, in one transaction, so that a crash has no effect. The outbox sends each email at most once.
 */
export async function advanceIssue(tx: Tx, context: SendContext, issueId: string): Promise<void> {
  const { tenant, now } = context
  const issue = await findIssue(tx, issueId, true)
  if (issue?.state !== 'sending') return
  if (!(await isApproved(tx))) return scheduleIssue(tx, tenant.id, issueId, unapprovedDelay)
  await settleEmails(tx, issue)
  const queuedCount = await tx.$count(newsletterRecipients, isQueued(issue))
  const processedCount = await queueNext(tx, context, issue, outboxShare - queuedCount)
  if (processedCount > 0 || queuedCount > 0)
    return scheduleIssue(tx, tenant.id, issueId, processedCount > 0 ? sendingDelay : queuedDelay)
  await tx
    .update(newsletterIssues)
    .set({ state: 'sent', finishedAt: now, version: sql`${newsletterIssues.version} + 1` })
    .where(eq(newsletterIssues.id, issueId))
}

/** Removes an issue's unsent emails from the outbox, and marks their recipients as waiting. */
export async function recallEmails(tx: Tx, issue: Issue): Promise<void> {
  const queuedRecipients = await tx
    .select({ id: newsletterRecipients.subscriberId })
    .from(newsletterRecipients)
    .where(isQueued(issue))
  const causes = queuedRecipients.map(({ id }) => causeOf(issue.id, id))
  const deletedEmails = await tx
    .delete(mails)
    .where(and(eq(mails.kind, issueEmailKind), inArray(mails.cause, causes), eq(mails.state, 'waiting')))
    .returning({ cause: mails.cause })
  const unsentIds = deletedEmails.map(({ cause }) => cause.slice(issue.id.length + 1))
  await tx
    .update(newsletterRecipients)
    .set({ state: 'waiting' })
    .where(and(isRecipientOf(issue), inArray(newsletterRecipients.subscriberId, unsentIds)))
}
