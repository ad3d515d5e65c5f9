import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Cycle } from '@minaret/contract'
import { causes, cycles, type Tx } from '@minaret/foundation/db'
import { isOver, openCycleStates } from './regularStates.ts'

/** A regular gift as it is stored. */
export type CycleRow = typeof cycles.$inferSelect

/** For conditions: a regular gift that is not over. */
const notOver = inArray(cycles.state, [...openCycleStates])

/** For conditions: this regular gift. */
export const cycleIs = (cycle: Pick<CycleRow, 'tenantId' | 'id'>): SQL | undefined =>
  and(eq(cycles.tenantId, cycle.tenantId), eq(cycles.id, cycle.id))

async function find(tx: Tx, where: SQL | undefined): Promise<CycleRow | undefined> {
  const [cycle] = await tx.select().from(cycles).where(where)
  return cycle
}

/** The regular gift of that id, whoever gives it. */
export const findCycle = (tx: Tx, id: string): Promise<CycleRow | undefined> => find(tx, eq(cycles.id, id))

/** The regular gift a form has opened. */
export const findCycleByAttempt = (tx: Tx, attemptId: string): Promise<CycleRow | undefined> =>
  find(tx, eq(cycles.attemptId, attemptId))

/** Whether an attempt or a page token has opened a regular gift. */
export async function hasOpenedCycle(tx: Tx, attemptId: string, passHash: Buffer): Promise<boolean> {
  return (await find(tx, or(eq(cycles.attemptId, attemptId), eq(cycles.passHash, passHash)))) !== undefined
}

/** The regular gift a subscription was made for, at one account. */
export const findCycleBySubscription = (
  tx: Tx,
  accountId: string,
  subscriptionId: string,
): Promise<CycleRow | undefined> =>
  find(tx, and(eq(cycles.accountId, accountId), eq(cycles.subscriptionId, subscriptionId)))

/** The regular gift whose first card a setup intent tries, at one account. */
export const findCycleBySetup = (tx: Tx, accountId: string, setupIntentId: string): Promise<CycleRow | undefined> =>
  find(tx, and(eq(cycles.accountId, accountId), eq(cycles.setupIntentId, setupIntentId)))

/** The regular gift, locked until the transaction ends. */
export async function lockCycle(tx: Tx, cycle: Pick<CycleRow, 'tenantId' | 'id'>): Promise<CycleRow> {
  const [row] = await tx.select().from(cycles).where(cycleIs(cycle)).for('update')
  if (!row)
    throw new Error(`Regular gift ${cycle.id} is missing: regular gifts are never deleted while they are processed.`)
  return row
}

/** More regular gifts than anybody has; what is read has an end all the same. */
const most = 500

/** Reads regular gifts with the titles of their causes, newest first. */
export const readCycles = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ cycle: cycles, causeTitle: causes.title })
    .from(cycles)
    .innerJoin(causes, and(eq(causes.tenantId, cycles.tenantId), eq(causes.id, cycles.causeId)))
    .where(where)
    .orderBy(desc(cycles.createdAt), asc(cycles.id))
    .limit(most)

/** The regular gift of that id, with its cause's title. */
export const cycleOfId = async (tx: Tx, id: string): Promise<{ cycle: CycleRow; causeTitle: string } | undefined> =>
  (await readCycles(tx, eq(cycles.id, id)))[0]

/** Regular gifts of an account that came to something: their card was set up, or is about to be. */
export const ownCycles = (userId: string): SQL | undefined =>
  and(eq(cycles.userId, userId), ne(cycles.state, 'expired'), isNull(cycles.forgottenAt))

/** Regular gifts of an account that may still collect. */
export const runningCycles = (tx: Tx, userId: string): Promise<CycleRow[]> =>
  tx
    .select()
    .from(cycles)
    .where(and(eq(cycles.userId, userId), notOver))
    .orderBy(asc(cycles.id))

/** A regular gift as it is answered to its giver. */
export const toCycle = ({ cycle, causeTitle }: { cycle: CycleRow; causeTitle: string }): Cycle => ({
  id: cycle.id,
  state: cycle.state,
  rhythm: cycle.rhythm,
  amountMinor: cycle.amountMinor,
  coverMinor: cycle.coverMinor,
  currency: cycle.currency,
  mode: cycle.mode,
  cause: { id: cycle.causeId, title: causeTitle },
  startsOn: cycle.startsOn,
  failures: cycle.failures,
  version: cycle.version,
  ...(cycle.nextOn && !isOver(cycle.state) ? { next: cycle.nextOn } : {}),
  ...(cycle.until ? { until: cycle.until } : {}),
  ...(cycle.lastPaidOn ? { lastPaid: cycle.lastPaidOn } : {}),
  ...(cycle.state === 'paused' && cycle.resumesOn ? { resumesOn: cycle.resumesOn } : {}),
  ...(cycle.cardBrand && cycle.cardLast4 ? { card: { brand: cycle.cardBrand, last4: cycle.cardLast4 } } : {}),
})
