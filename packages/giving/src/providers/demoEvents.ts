import { randomBytes } from 'node:crypto'
import { type Tx, demoEvents } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'

/** The ledger of a demonstration account at a given time. */
export type DemoContext = { tenantId: string; id: string; now: Date }

/** Creates an id in a real provider's format: a prefix for the type, then letters and digits only. */
export const demoId = (prefix: string): string => `${prefix}_demo_${randomBytes(12).toString('hex')}`

/** Stores an event and schedules its delivery, both or neither. */
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
