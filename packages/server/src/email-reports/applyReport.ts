import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { currentTenant, mails, newsletterRecipients, subscribers, type Tx } from '@minaret/foundation/db'
import { reportBouncedEmail } from '@minaret/giving/gift-aid'
import { issueEmailKind, recipientOf } from '../newsletter/desk/issues.ts'
import { unsubscribe } from '../newsletter/store.ts'
import { type EmailReport, isPermanent } from './readReport.ts'

/**
 * Writes down what came back about an email. Each email takes one report: a second one, and one about an email that was not
 * sent, change nothing. No issue is sent again to an address where none can arrive; whoever complains about one is unsubscribed.
 * @returns whether anything changed
 */
export async function applyReport(tx: Tx, report: EmailReport, now: Date): Promise<boolean> {
  const status = report.kind === 'bounced' ? report.status : null
  const [email] = await tx
    .update(mails)
    .set({ report: report.kind, reportedAt: now, reportStatus: status })
    .where(
      and(
        eq(mails.tenantId, currentTenant),
        eq(mails.id, report.email.id),
        inArray(mails.state, ['sent', 'uncertain']),
        isNull(mails.report),
      ),
    )
    .returning({ kind: mails.kind, cause: mails.cause, createdAt: mails.createdAt, donorId: mails.donorId })
  if (email?.donorId && status !== null && isPermanent(status)) await reportBouncedEmail(tx, email.donorId, now)
  const recipient = email?.kind === issueEmailKind ? recipientOf(email.cause) : undefined
  if (!email || !recipient) return email !== undefined
  if (status === null) {
    await unsubscribe(tx, recipient.subscriberId, now, 'complained')
    return true
  }
  await tx
    .update(newsletterRecipients)
    .set({ state: 'bounced' })
    .where(
      and(
        eq(newsletterRecipients.issueId, recipient.issueId),
        eq(newsletterRecipients.subscriberId, recipient.subscriberId),
      ),
    )
  if (isPermanent(status)) await stopIssues(tx, recipient.subscriberId, { status, sentAt: email.createdAt, now })
  return true
}

/** Sends no further issue to an address where none can arrive. Whoever has confirmed since reads emails there. */
const stopIssues = (
  tx: Tx,
  subscriberId: string,
  { status, sentAt, now }: { status: string; sentAt: Date; now: Date },
) =>
  tx
    .update(subscribers)
    .set({ bouncedAt: now, bounceStatus: status })
    .where(
      and(
        eq(subscribers.id, subscriberId),
        eq(subscribers.state, 'confirmed'),
        isNull(subscribers.bouncedAt),
        lte(subscribers.confirmedAt, sentAt),
      ),
    )

/**
 * Writes down that the mail server refused the recipient of an email at once, as a bounce does later: no further issue goes to
 * an address where none can arrive, and a declaration made with it is listed to be confirmed.
 * @param status the reason, as RFC 3463 counts them; one that may pass changes nothing
 */
export async function applyRefusal(tx: Tx, mailId: string, status: string, now: Date): Promise<void> {
  if (!isPermanent(status)) return
  const [email] = await tx
    .select({ kind: mails.kind, cause: mails.cause, createdAt: mails.createdAt, donorId: mails.donorId })
    .from(mails)
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, mailId)))
  if (email?.donorId) await reportBouncedEmail(tx, email.donorId, now)
  const recipient = email?.kind === issueEmailKind ? recipientOf(email.cause) : undefined
  if (email && recipient) await stopIssues(tx, recipient.subscriberId, { status, sentAt: email.createdAt, now })
}
