import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { causes, cycles, donorCustomers, type Tx } from '@minaret/foundation/db'
import { maxConfirms } from './giftStates.ts'
import { isLeaseFree, newLease } from '../protocol/lease.ts'
import { type CycleRow, cycleIs, findCycleByAttempt } from './regularStore.ts'

/**
 * Opens a regular gift, or finds the one this attempt has opened.
 * @returns nothing when the page token has opened another
 */
export async function openCycle(tx: Tx, cycle: typeof cycles.$inferInsert): Promise<CycleRow | undefined> {
  const [opened] = await tx.insert(cycles).values(cycle).onConflictDoNothing().returning()
  if (opened) return opened
  const known = await findCycleByAttempt(tx, cycle.attemptId)
  return known?.passHash.equals(cycle.passHash) ? known : undefined
}

/** Who gives, and their answer to Gift Aid, may be corrected until a card is being tried; who was forgotten stays so. */
export async function correctPayer(
  tx: Tx,
  cycle: CycleRow,
  columns: Pick<CycleRow, 'donorName' | 'donorEmail' | 'anonymous' | 'giftAid' | 'declarationId'>,
): Promise<CycleRow> {
  if (Object.entries(columns).every(([name, value]) => Reflect.get(cycle, name) === value)) return cycle
  const open = and(eq(cycles.state, 'pending_setup'), inArray(cycles.setup, ['opened', 'failed']))
  const [corrected] = await tx
    .update(cycles)
    .set(columns)
    .where(and(cycleIs(cycle), open, isNull(cycles.forgottenAt)))
    .returning()
  return corrected ?? cycle
}

async function claim(tx: Tx, cycle: CycleRow, set: PgUpdateSetSource<typeof cycles>, ...when: (SQL | undefined)[]) {
  const [claimed] = await tx
    .update(cycles)
    .set({ ...set, setup: 'confirming', leaseUntil: newLease })
    .where(and(cycleIs(cycle), eq(cycles.state, 'pending_setup'), ...when))
    .returning()
  return claimed
}

/**
 * Takes the right to try a card with a new token. Of any number of callers exactly one gets it.
 * @param token the hash of the confirmation token, the token sealed, and when it came by the host's clock
 * @param checked also when the giver's bank check is open: the token is the answer to it
 */
export function claimTry(
  tx: Tx,
  cycle: CycleRow,
  token: { hash: Buffer; sealed: Buffer; at: Date },
  checked: boolean,
): Promise<CycleRow | undefined> {
  const states = checked ? (['opened', 'failed', 'requires_action'] as const) : (['opened', 'failed'] as const)
  return claim(
    tx,
    cycle,
    {
      confirmNo: sql`${cycles.confirmNo} + 1`,
      confirmHash: token.hash,
      confirmToken: token.sealed,
      confirmingSince: token.at,
      declineCode: null,
    },
    inArray(cycles.setup, [...states]),
    eq(cycles.confirmNo, cycle.confirmNo),
  )
}

/** Takes over a try whose caller was lost: the same number, the same keys. */
export const claimLostTry = (tx: Tx, cycle: CycleRow): Promise<CycleRow | undefined> =>
  claim(tx, cycle, {}, eq(cycles.setup, 'confirming'), isLeaseFree(cycles.leaseUntil))

const thisTry = (cycle: CycleRow) =>
  and(cycleIs(cycle), eq(cycles.setup, 'confirming'), eq(cycles.confirmNo, cycle.confirmNo))

/** Gives a try up whose outcome is not known, so that the next may ask again at once. */
export async function releaseTry(tx: Tx, cycle: CycleRow): Promise<void> {
  await tx
    .update(cycles)
    .set({ leaseUntil: sql`now()` })
    .where(thisTry(cycle))
}

/** The provider refused the request: no card was tried, and another may be. */
export async function markTryRefused(tx: Tx, cycle: CycleRow): Promise<void> {
  await tx
    .update(cycles)
    .set({ setup: 'failed', declineCode: null, confirmToken: null, leaseUntil: null })
    .where(thisTry(cycle))
}

/** Takes the right to read the setup now: one asker at a time, and not more often than every two seconds. */
export async function claimSetupReading(tx: Tx, cycle: CycleRow): Promise<CycleRow | undefined> {
  const stale = or(isNull(cycles.checkedAt), lt(cycles.checkedAt, sql`now() - interval '2 seconds'`))
  const [claimed] = await tx
    .update(cycles)
    .set({ checkedAt: sql`now()` })
    .where(
      and(
        cycleIs(cycle),
        eq(cycles.state, 'pending_setup'),
        isNotNull(cycles.setupIntentId),
        inArray(cycles.setup, ['confirming', 'requires_action', 'done']),
        stale,
      ),
    )
    .returning()
  return claimed
}

/** Whether one more card may be tried. */
export const mayTry = ({ confirmNo }: Pick<CycleRow, 'confirmNo'>): boolean => confirmNo < maxConfirms

const payerIs = ({ accountId, donorEmail }: CycleRow) =>
  and(eq(donorCustomers.accountId, accountId), eq(donorCustomers.donorKey, donorEmail))

/** The giver's customer at the account, from an earlier regular gift. */
export async function knownCustomer(tx: Tx, cycle: CycleRow): Promise<string | undefined> {
  const [known] = await tx.select().from(donorCustomers).where(payerIs(cycle))
  return known?.customerId
}

/**
 * Remembers the giver's customer, and that this regular gift is theirs.
 * @param before what was known when the provider was asked: one that has gone there is replaced
 * @returns the regular gift; of two callers at once both keep the first's customer
 */
export async function keepCustomer(tx: Tx, cycle: CycleRow, customerId: string, before?: string): Promise<CycleRow> {
  const { tenantId, accountId, donorEmail: donorKey } = cycle
  if (before !== undefined && before !== customerId)
    await tx
      .update(donorCustomers)
      .set({ customerId })
      .where(and(payerIs(cycle), eq(donorCustomers.customerId, before)))
  else await tx.insert(donorCustomers).values({ tenantId, accountId, donorKey, customerId }).onConflictDoNothing()
  const kept = (await knownCustomer(tx, cycle)) ?? customerId
  const [row] = await tx
    .update(cycles)
    .set({ customerId: sql`coalesce(${cycles.customerId}, ${kept})` })
    .where(cycleIs(cycle))
    .returning()
  return row ?? cycle
}

/** What the cause of a regular gift is called, also when it has been taken off the site. */
export async function titleOf(tx: Tx, { causeId }: CycleRow): Promise<string> {
  const [cause] = await tx.select({ title: causes.title }).from(causes).where(eq(causes.id, causeId))
  return cause?.title ?? ''
}
