import type { Tx } from '../db/database.ts'
import { mails, type Email } from '../db/mail.ts'
import { newPublicId } from '../db/columns.ts'
import { currentTenant } from '../db/ownTenant.ts'
import type { CountedEmailKind, FreeEmailKind } from './kinds.ts'
import type { EmailPermit } from './permits.ts'
import { scheduleSending } from './outbox.ts'
import { subjectLine } from './senderText.ts'

/** Which letter to post, and the one thing it is about: the same kind for the same cause is posted once. */
export type QueuedEmail = {
  cause: string
  letter: Email
  /** How long it waits before it is sent, so that it can be taken back. */
  delaySeconds?: number
  /** The donor it is to, where it is about their gifts: staff see on their page that it was sent. */
  donorId?: string | null
} & (
  | { kind: FreeEmailKind; permit?: undefined }
  /** With what `permitEmail` gave for it. A command of whoever runs the server needs none. */
  | { kind: CountedEmailKind; permit: EmailPermit | 'operator' }
)

/**
 * Puts a letter into the outbox, in the transaction that causes it: nothing is sent unless that transaction commits, and
 * the job runner sends it soon after. Posting the same kind for the same cause again changes nothing.
 */
export async function queueEmail(
  tx: Tx,
  { kind, cause, letter: email, permit, delaySeconds, donorId }: QueuedEmail,
): Promise<void> {
  const id = newPublicId()
  const [added] = await tx
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
  if (added) await scheduleSending(tx, added, delaySeconds)
}
