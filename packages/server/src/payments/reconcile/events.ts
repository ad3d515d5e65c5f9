import { inArray, and, eq } from 'drizzle-orm'
import { providerEvents } from '../../db/money.ts'
import type { Gateway } from '../gateway.ts'
import type { ListedEvent } from '../billing.ts'
import type { Comparing, Span } from './account.ts'

/** How many events are looked up at once. */
const batchOf = 200

/**
 * Stores the provider's events that no webhook has brought, and has them worked on like those it did.
 * @param dryRun to count only
 * @returns how many there were
 */
export async function takeMissedEvents(
  { db, tenant }: Comparing,
  gateway: Gateway,
  { from, before }: Span,
  dryRun: boolean,
): Promise<number> {
  return 0
}
