import type { Tx } from '../db/database.ts'
import { mails, type Email } from '../db/mail.ts'
import { newPublicId } from '../db/columns.ts'
import { currentTenant } from '../db/ownTenant.ts'
import type { CountedEmailKind, FreeEmailKind } from './kinds.ts'
import type { EmailPermit } from './permits.ts'
import { scheduleSending } from './outbox.ts'
import { subjectLine } from './senderText.ts'

/** An email to queue, with the cause by which it is deduplicated: each kind is sent once per cause. */
export type QueuedEmail = {
  cause: string
  email: Email
  /** Delay before it is sent, so that it can be undone. */
  delaySeconds?: number
  /** The recipient, if it is about a donor's gifts: the donor's page shows staff that it was sent. */
  donorId?: string | null
} & (
  | { kind: FreeEmailKind; permit?: undefined }
  /** With the result of `permitEmail`; an operator's command needs none. */
  | { kind: CountedEmailKind; permit: EmailPermit | 'operator' }
)

/**
 * Adds an email to the outbox, in the transaction that causes it: nothing is sent unless that transaction commits, and the
 * job runner sends it soon after. Queuing the same kind for the same cause again has no effect.
 */
export async function queueEmail(
  tx: Tx,
  { kind, cause, email, permit, delaySeconds, donorId }: QueuedEmail,
): Promise<void> {
  const id = newPublicId()
  const [row] = await tx
    .insert(mails)
    .values({
      tenantId: currentTenant,
      id,
      kind,
      cause,
      donorId,
      letter: { ...email, subject: subjectLine(email.subject) },
      ...(typeof permit === 'object' ? { toMark: permit.mark, createdAt: permit.now } : {}),
    })
    .onConflictDoNothing()
    .returning({ tenantId: mails.tenantId, id: mails.id })
  if (row) await scheduleSending(tx, row, delaySeconds)
}
