import { randomBytes } from 'node:crypto'
import { type Tx, demoEvents } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'

/** The ledger of one demonstration account, opened at a moment. */
export type DemoContext = { tenantId: string; id: string; now: Date }

/** An id in the manner of real ones: a word for what it names, then emails and digits only. */
export const demoId = (word: string): string => `${word}_demo_${randomBytes(12).toString('hex')}`

/** Writes an event down and sees to it that it is told, both or neither. */
export async function emitDemoEvent(
  tx: Tx,
  { tenantId, id: accountId, now }: DemoContext,
  type: string,
  object: Record<string, unknown>,
): Promise<void> {
  const eventId = demoId('evt')
  await tx.insert(demoEvents).values({ tenantId, id: eventId, type, object, createdAt: now })
  await addJob(tx, 'demo-event', { tenantId, accountId, eventId }, `demo-event:${eventId}`)
}
