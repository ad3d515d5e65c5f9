import type { Tx } from '../db/database.ts'
import { mails, type Letter } from '../db/mail.ts'
import { newPublicId } from '../db/columns.ts'
import { currentTenant } from '../db/ownTenant.ts'
import type { AskedMail } from './requestedEmails.ts'
import { oneLine } from './line.ts'
import { planSending } from './outbox.ts'

/** Which letter to post, and the one thing it is about: the same kind for the same cause is posted once. */
export type Posted = {
  kind: string
  cause: string
  letter: Letter
  /** Where a stranger can have it sent: what `countAsked` gave for it. */
  asked?: AskedMail
}

/**
 * Puts a letter into the outbox, in the transaction that causes it: nothing is sent unless that transaction commits, and
 * the job runner sends it soon after. Posting the same kind for the same cause again changes nothing.
 */
export async function post(tx: Tx, { kind, cause, letter, asked }: Posted): Promise<void> {
  const id = newPublicId()
  const [added] = await tx
    .insert(mails)
    .values({
      tenantId: currentTenant,
      id,
      kind,
      cause,
      letter: { ...letter, subject: oneLine(letter.subject) },
      ...(asked ? { toMark: asked.mark, createdAt: asked.now } : {}),
    })
    .onConflictDoNothing()
    .returning({ tenantId: mails.tenantId, id: mails.id })
  if (added) await planSending(tx, added)
}
