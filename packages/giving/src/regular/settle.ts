import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { cycleDues, type Tx } from '@minaret/foundation/db'
import { landReturns } from '../settling/returns.ts'
import { type Gateway, OutcomeUnknown, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { endCycle, resumeChange } from './changes.ts'
import { landInvoice } from './dues.ts'
import { type CycleAsking, landCycle } from './land.ts'
import { planCycleLook } from './look.ts'
import { findCycle, type CycleRow } from '../records/regularStore.ts'
import { resumeSetup } from './setup.ts'

const day = 86_400_000
/** What nobody has set up a card for is closed after a day. */
const setupLife = day
/** A collection that was paid longer ago may have been given back since, in milliseconds. */
const lateAfter = 600_000
/** So long after it fell due a collection that is tried no more ends its regular gift. */
const mendWithin = 7 * day

/** From when on collections are read again: the oldest that is undecided, else the last known, a few days before each. */
async function unsettledSince(tx: Tx, cycle: CycleRow): Promise<Date> {
  const of = eq(cycleDues.cycleId, cycle.id)
  const [oldest] = await tx
    .select()
    .from(cycleDues)
    .where(and(of, inArray(cycleDues.state, ['draft', 'open'])))
    .orderBy(asc(cycleDues.dueOn))
    .limit(1)
  const [last] = await tx.select().from(cycleDues).where(of).orderBy(desc(cycleDues.dueOn)).limit(1)
  const known = oldest ?? last
  return known ? new Date(Date.parse(known.dueOn) - 3 * day) : new Date(cycle.createdAt.getTime() - day)
}

/** Reads collections and subscription again, and writes down what they say. */
export async function readAgain(asking: CycleAsking, gateway: Gateway, seen: CycleRow): Promise<CycleRow> {
  const { subscriptionId } = seen
  if (!subscriptionId) return seen
  const since = await asking.db((tx) => unsettledSince(tx, seen))
  const said = await gateway.readSubscription(subscriptionId)
  // Money first: whether it was ever paid is part of where a regular gift stands.
  for (const invoice of await gateway.invoicesOf(subscriptionId, since)) {
    const gift = await landInvoice(asking, seen, invoice)
    // Heard of late: some of it may have gone back before it was a gift.
    const late = asking.now.getTime() - (invoice.paidAt ?? invoice.dueAt).getTime() > lateAfter
    if (gift?.intentId && late) await landReturns(asking, gateway, gift.intentId)
  }
  return landCycle(asking, seen, said)
}

/**
 * Whether the provider tries a collection no more and has left the regular gift as it is, as an account may be set to:
 * its giver has had a week to mend the card.
 */
async function isGivenUp({ db, now }: CycleAsking, { id }: CycleRow): Promise<boolean> {
  const left = await db((tx) =>
    tx
      .select({ dueOn: cycleDues.dueOn })
      .from(cycleDues)
      .where(
        and(
          eq(cycleDues.cycleId, id),
          eq(cycleDues.state, 'open'),
          gt(cycleDues.tries, 0),
          isNull(cycleDues.nextTryAt),
        ),
      ),
  )
  return left.some(({ dueOn }) => now.getTime() - Date.parse(dueOn) > mendWithin)
}

async function bringOn(asking: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<void> {
  // While a change is under way a reading could be older than it.
  if (!(await resumeChange(asking, gateway, cycle))) {
    await asking.db((tx) => planCycleLook(tx, cycle, asking.now, 10))
    return
  }
  let row = (await asking.db((tx) => findCycle(tx, cycle.id))) ?? cycle
  if (row.state === 'pending_setup') row = await resumeSetup(asking, gateway, row)
  row = await readAgain(asking, gateway, row)
  const age = asking.now.getTime() - row.createdAt.getTime()
  if (row.state === 'pending_setup' && age > setupLife) await endCycle(asking, gateway, row, 'expired')
  else if (row.state === 'past_due' && (await isGivenUp(asking, row))) await endCycle(asking, gateway, row, 'card')
}

/**
 * Brings a regular gift one step further: finishes a change or a setting up whose answer was lost, reads subscription
 * and collections again, closes what nobody has set up. Safe at any time and any number of times.
 */
export async function settleCycle(asking: CycleAsking, payments: Payments, cycleId: string): Promise<void> {
  const { db, now, log, tenant } = asking
  const cycle = await db((tx) => findCycle(tx, cycleId))
  if (!cycle) return
  const gateway = await payments.gatewayOf(tenant, db, cycle.accountId)
  if (!gateway)
    throw new Error(`The keys of the payment account of regular gift ${cycleId} cannot be decrypted. Save them again.`)
  try {
    await bringOn(asking, gateway, cycle)
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    log.error(
      { alarm: 'cycle unsettled', cycle: cycleId, err: error },
      'the server will ask the payment provider again',
    )
    await db(async (tx) => {
      const row = await findCycle(tx, cycleId)
      if (row) await planCycleLook(tx, row, now)
    })
  }
}
