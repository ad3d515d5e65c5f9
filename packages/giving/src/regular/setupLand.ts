import { and, eq, sql } from 'drizzle-orm'
import { cycles } from '@minaret/foundation/db'
import { countDecline, type From } from '../attempts/declines.ts'
import type { Setup, Subscription } from '../providers/billing.ts'
import type { Gateway } from '../providers/gateway.ts'
import { type CycleAsking, landCycle, landIn } from './land.ts'
import { planCycleLook } from './look.ts'
import { nextSetup, type SetupSource } from '../records/setupStates.ts'
import { type CycleRow, cycleIs, findCycle, lockCycle } from '../records/regularStore.ts'

const differs = (same: Record<string, boolean>) =>
  Object.entries(same).flatMap(([name, holds]) => (holds ? [] : [name]))

/** What must be equal before a word about a card is believed of this regular gift. */
const setupMismatches = (cycle: CycleRow, setup: Setup) =>
  differs({
    account: setup.accountId === cycle.accountId,
    customer: setup.customerId === undefined || setup.customerId === cycle.customerId,
    // A subscription's own setup may carry no labels; its id is the subscription's word then.
    tenant: setup.tenantId === undefined || setup.tenantId === cycle.tenantId,
    cycle: setup.cycleId === undefined || setup.cycleId === cycle.id,
    setup: cycle.setupIntentId === null || setup.id === cycle.setupIntentId,
  })

/** The same of a subscription that has just been made, or found. */
export const subscriptionMismatches = (cycle: CycleRow, said: Subscription) =>
  differs({
    account: said.accountId === cycle.accountId,
    tenant: said.tenantId === cycle.tenantId,
    cycle: said.cycleId === cycle.id,
    customer: said.customerId === cycle.customerId,
    mode: said.mode === cycle.mode,
    rhythm: said.rhythm === cycle.rhythm,
    amount: said.amountMinor === cycle.amountMinor,
    currency: said.currency === cycle.currency,
    subscription: cycle.subscriptionId === null || cycle.subscriptionId === said.id,
  })

/** The regular gift as it stands now. */
const again = async ({ db }: CycleAsking, cycle: CycleRow) => (await db((tx) => findCycle(tx, cycle.id))) ?? cycle

/**
 * Ends what is being set up: its subscription first, so that nothing can ever be collected, then here.
 * @throws OutcomeUnknown, ProviderRefusal while the provider has not ended it; it is asked again later
 */
export async function closeSetup(
  asking: CycleAsking,
  gateway: Gateway,
  seen: CycleRow,
  by: 'expired' | 'card' | 'giver',
): Promise<CycleRow> {
  const { db, now } = asking
  const { subscriptionId, tenantId, id } = await again(asking, seen)
  const ended = subscriptionId
    ? await gateway.changeSubscription(subscriptionId, { kind: 'end' }, `jum:${tenantId}:${id}:close`)
    : undefined
  const closed = await db(async (tx) => {
    const row = await lockCycle(tx, seen)
    if (row.state !== 'pending_setup') return row
    // Made in this moment by somebody else: whoever made it finds the gift closed, or the next look ends it.
    if (row.subscriptionId !== subscriptionId) return row
    const [over] = await tx
      .update(cycles)
      .set({ state: 'expired', endedAt: now, endedBy: by, nextOn: null, leaseUntil: null, confirmToken: null })
      .where(cycleIs(row))
      .returning()
    if (over) await planCycleLook(tx, over, now)
    return over ?? row
  })
  // Its card stood a moment before: it was running, and has ended.
  return ended && closed.state !== 'pending_setup' && closed.state !== 'expired'
    ? db((tx) => landIn(tx, asking, closed, ended, { by }))
    : closed
}

/** A card stands: the subscription is read, given the card where it has not taken it by itself, and landed. */
async function takeCard(asking: CycleAsking, gateway: Gateway, cycle: CycleRow, setup: Setup): Promise<CycleRow> {
  const { tenantId, id, subscriptionId, confirmNo } = cycle
  if (!subscriptionId || cycle.state !== 'pending_setup') return cycle
  const read = await gateway.readSubscription(subscriptionId)
  const { paymentMethodId } = setup
  if (read.status !== 'incomplete' || !paymentMethodId) return landCycle(asking, cycle, read)
  const key = `jum:${tenantId}:${id}:attach:${confirmNo}`
  return landCycle(
    asking,
    cycle,
    await gateway.changeSubscription(subscriptionId, { kind: 'card', paymentMethodId }, key),
  )
}

/** A card that was proved, until its subscription says so too: whoever asked first is waited for meanwhile. */
async function finish(asking: CycleAsking, gateway: Gateway, seen: CycleRow, setup: Setup): Promise<CycleRow> {
  const { db, now } = asking
  const named = await db(async (tx) => {
    const row = await lockCycle(tx, seen)
    if (row.state !== 'pending_setup') return row
    const card = { cardBrand: setup.card?.brand, cardLast4: setup.card?.last4 }
    const [written] = await tx
      .update(cycles)
      .set({ setupIntentId: setup.id, ...card })
      .where(cycleIs(row))
      .returning()
    return written ?? row
  })
  const taken = await takeCard(asking, gateway, named, setup)
  if (taken.state !== 'pending_setup') return taken
  return db(async (tx) => {
    const [waiting] = await tx
      .update(cycles)
      .set({ setup: 'done', leaseUntil: null, confirmToken: null })
      .where(and(cycleIs(taken), eq(cycles.state, 'pending_setup')))
      .returning()
    if (waiting) await planCycleLook(tx, waiting, now)
    return waiting ?? (await findCycle(tx, taken.id)) ?? taken
  })
}

/**
 * Writes what the provider said of the card: the setup's state, the next look, the marks of a decline; and when the card
 * stands, what its subscription says.
 * @param source the answer to a try that says a card stands is read again before it is believed
 * @param from where the card was tried from, where that is known
 */
export async function landSetup(
  asking: CycleAsking,
  gateway: Gateway,
  seen: CycleRow,
  said: Setup,
  source: SetupSource,
  from?: From,
): Promise<CycleRow> {
  const { db, secrets, now, log } = asking
  const setup = source === 'answer' && said.status === 'succeeded' ? await gateway.readSetup(said.id) : said
  const wrong = setupMismatches(seen, setup)
  if (wrong.length > 0) {
    log.error({ alarm: 'setup mismatch', cycle: seen.id, wrong }, 'a card does not match its regular gift')
    return seen
  }
  if (setup.status === 'succeeded') return finish(asking, gateway, seen, setup)
  return db(async (tx) => {
    const row = await lockCycle(tx, seen)
    const sameTry = row.confirmNo === seen.confirmNo
    const current = source === 'answer' ? sameTry : sameTry && row.setup === seen.setup
    const next = current ? nextSetup(row.setup, source, setup.status) : row.setup
    const moved = next !== row.setup && row.state === 'pending_setup'
    if (!moved && row.setupIntentId !== null) return row
    const [written] = await tx
      .update(cycles)
      .set({
        setupIntentId: setup.id,
        ...(moved ? { setup: next, leaseUntil: null, confirmToken: null, checkedAt: sql`now()` } : {}),
        ...(moved && next === 'failed' ? { declineCode: setup.declineCode ?? 'unknown' } : {}),
      })
      .where(cycleIs(row))
      .returning()
    if (!written) throw new Error(`Regular gift ${row.id} could not be written.`)
    if (moved) await planCycleLook(tx, written, now)
    if (moved && next === 'failed')
      await countDecline(tx, { tenantId: row.tenantId, secrets, now }, { email: row.donorEmail, ...from })
    return written
  })
}
