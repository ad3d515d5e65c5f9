import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { currentTenant, mails, newsletterRecipients, subscribers, type Tx } from '@minaret/foundation/db'
import { reportBouncedEmail } from '@minaret/giving/gift-aid'
import { issueEmailKind, recipientOf } from '@minaret/content/newsletter/desk'
import { unsubscribe } from '@minaret/content/newsletter'
import { type EmailReport, isPermanent } from './readReport.ts'

/**
 * Records a report about an email. Only the first report of a sent email counts. A permanent bounce stops further issues
 * to the address, and a complaint unsubscribes it.
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
  if (!email) return false
  if (status !== null) await markUndeliverable(tx, email, status, now)
  const recipient = recipientIn(email)
  if (!recipient) return true
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
  return true
}

type SentEmail = Pick<typeof mails.$inferSelect, 'kind' | 'cause' | 'createdAt' | 'donorId'>

const recipientIn = ({ kind, cause }: SentEmail) => (kind === issueEmailKind ? recipientOf(cause) : undefined)

/**
 * Stops further issues to a permanently undeliverable address, and requires the donor's Gift Aid declaration to be
 * confirmed again. Temporary failures are ignored.
 */
async function markUndeliverable(tx: Tx, email: SentEmail, status: string, now: Date): Promise<void> {
  if (!isPermanent(status)) return
  if (email.donorId) await reportBouncedEmail(tx, email.donorId, now)
  const recipient = recipientIn(email)
  if (!recipient) return
  await tx
    .update(subscribers)
    .set({ bouncedAt: now, bounceStatus: status })
    .where(
      and(
        eq(subscribers.id, recipient.subscriberId),
        eq(subscribers.state, 'confirmed'),
        isNull(subscribers.bouncedAt),
        // A confirmation since then proves that the address works.
        lte(subscribers.confirmedAt, email.createdAt),
      ),
    )
}

/**
 * Records that the mail server refused an email's recipient immediately, like a later bounce.
 * @param status the status code of RFC 3463
 */
export async function applyRefusal(tx: Tx, mailId: string, status: string, now: Date): Promise<void> {
  const [email] = await tx
    .select({ kind: mails.kind, cause: mails.cause, createdAt: mails.createdAt, donorId: mails.donorId })
    .from(mails)
    .where(and(eq(mails.tenantId, currentTenant), eq(mails.id, mailId)))
  if (email) await markUndeliverable(tx, email, status, now)
}
