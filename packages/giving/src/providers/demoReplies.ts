import { and, eq } from 'drizzle-orm'
import { type Tx, demoObjectResponses } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'
import type { DemoContext } from './demoEvents.ts'
import { type IntentStatus, OutcomeUnknown } from './gateway.ts'

/** The id of the created or changed object, and the outcome of a card attempt at the time. */
export type DemoReply = { objectId: string; status?: IntentStatus; declineCode?: string }

/**
 * Performs an operation once per key. A repeat returns the first reply; the same key with another request is an error.
 * If the operation throws, the key stays free, as with a real provider.
 * @param request a flat object, because nested values are not compared by name
 */
export async function replyOnce(
  tx: Tx,
  { tenantId }: DemoContext,
  idempotencyKey: string,
  request: Record<string, unknown>,
  operation: () => Promise<DemoReply>,
): Promise<DemoReply> {
  const requestHash = sha256(JSON.stringify(request, Object.keys(request).toSorted()))
  const isReply = and(
    eq(demoObjectResponses.tenantId, tenantId),
    eq(demoObjectResponses.idempotencyKey, idempotencyKey),
  )
  // Take the key first: a second caller waits here until the first has its response.
  const insertedRows = await tx
    .insert(demoObjectResponses)
    .values({ tenantId, idempotencyKey, requestHash, objectId: '' })
    .onConflictDoNothing()
    .returning()
  if (insertedRows.length === 0) {
    const [firstReply] = await tx.select().from(demoObjectResponses).where(isReply)
    if (!firstReply?.requestHash.equals(requestHash)) throw new OutcomeUnknown('That key was used for another request.')
    const { objectId, status, declineCode } = firstReply
    return { objectId, status: status ?? undefined, declineCode: declineCode ?? undefined }
  }
  const reply = await operation()
  await tx
    .update(demoObjectResponses)
    .set({ objectId: reply.objectId, status: reply.status ?? null, declineCode: reply.declineCode ?? null })
    .where(isReply)
  return reply
}
