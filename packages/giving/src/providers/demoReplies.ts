import { and, eq } from 'drizzle-orm'
import { type Tx, demoReplies } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'
import type { DemoContext } from './demoEvents.ts'
import { type IntentStatus, OutcomeUnknown } from './gateway.ts'

/** What was made or changed, and how a try of a card ended then. */
export type DemoReply = { objectId: string; status?: IntentStatus; declineCode?: string }

/**
 * Does something once for a key. A repeat gets the first reply; the same key with another question is a mistake. What
 * throws leaves the key free, as at a real provider.
 * @param question flat: nothing inside its values is compared by name
 */
export async function replyOnce(
  tx: Tx,
  { tenantId }: DemoContext,
  idempotencyKey: string,
  question: Record<string, unknown>,
  work: () => Promise<DemoReply>,
): Promise<DemoReply> {
  const requestHash = sha256(JSON.stringify(question, Object.keys(question).toSorted()))
  const ours = and(eq(demoReplies.tenantId, tenantId), eq(demoReplies.idempotencyKey, idempotencyKey))
  // The key is taken before anything else: a second caller waits here until the first has its answer.
  const updated = await tx
    .insert(demoReplies)
    .values({ tenantId, idempotencyKey, requestHash, objectId: '' })
    .onConflictDoNothing()
    .returning()
  if (updated.length === 0) {
    const [first] = await tx.select().from(demoReplies).where(ours)
    if (!first?.requestHash.equals(requestHash)) throw new OutcomeUnknown('That key was used for another question.')
    return { objectId: first.objectId, status: first.status ?? undefined, declineCode: first.declineCode ?? undefined }
  }
  const reply = await work()
  await tx
    .update(demoReplies)
    .set({ objectId: reply.objectId, status: reply.status ?? null, declineCode: reply.declineCode ?? null })
    .where(ours)
  return reply
}
