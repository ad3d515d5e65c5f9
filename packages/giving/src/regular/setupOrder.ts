import { cycles } from '@minaret/foundation/db'
import type { Subscription } from '../providers/billing.ts'
import { type Gateway, ProviderRefusal } from '../providers/gateway.ts'
import { sha256 } from '@minaret/foundation/base'
import { endOf } from '../records/days.ts'
import type { CycleAsking } from './land.ts'
import { closeSetup, subscriptionMismatches } from './setupLand.ts'
import { keepCustomer, knownCustomer, titleOf } from '../records/setupStore.ts'
import { type CycleRow, cycleIs, lockCycle } from '../records/regularStore.ts'

/** Finds or makes the giver's customer at the account, and keeps it before anything is made for it. */
async function withCustomer({ db }: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<CycleRow> {
  if (cycle.customerId) return cycle
  const { tenantId, accountId, donorName: name, donorEmail: email } = cycle
  const known = await db((tx) => knownCustomer(tx, cycle))
  const hash = sha256(JSON.stringify([email, name]))
    .toString('hex')
    .slice(0, 32)
  const idempotencyKey = `cus:${tenantId}:${accountId}:${hash}`
  const customerId = await gateway.customer({ customerId: known, name, email, idempotencyKey })
  return db((tx) => keepCustomer(tx, cycle, customerId, known))
}

async function subscribe({ db }: CycleAsking, gateway: Gateway, cycle: CycleRow): Promise<Subscription> {
  const { tenantId, id, causeId, fund, customerId, rhythm, amountMinor, currency, startsAt } = cycle
  if (!customerId) throw new Error(`Regular gift ${id} is being set up without a customer.`)
  return gateway.subscribe({
    cycleId: id,
    causeId,
    fund,
    title: await db((tx) => titleOf(tx, cycle)),
    customerId,
    rhythm,
    amountMinor,
    currency,
    startsAt,
    endsAt: endOf(cycle),
    idempotencyKey: `jum:${tenantId}:${id}:create`,
  })
}

/**
 * Writes down which subscription is this regular gift's, once. One that was made for a gift that has been closed
 * meanwhile is ended.
 */
export async function bind(
  asking: CycleAsking,
  gateway: Gateway,
  seen: CycleRow,
  made: Subscription,
): Promise<CycleRow> {
  const wrong = subscriptionMismatches(seen, made)
  if (wrong.length > 0) {
    asking.log.error(
      { alarm: 'subscription mismatch', cycle: seen.id, wrong },
      'a subscription does not match the request',
    )
    throw new ProviderRefusal('The subscription does not match the request.')
  }
  const bound = await asking.db(async (tx) => {
    const row = await lockCycle(tx, seen)
    const [written] = await tx
      .update(cycles)
      .set({ subscriptionId: made.id, setupIntentId: row.setupIntentId ?? made.setupIntentId })
      .where(cycleIs(row))
      .returning()
    return written ?? row
  })
  return bound.state === 'pending_setup' ? bound : closeSetup(asking, gateway, bound, 'expired')
}

/**
 * Makes what a card is set up for: the customer and the subscription, each once.
 * @param first false when an earlier caller may have made the subscription already: then it is looked for as well
 */
export async function prepare(
  asking: CycleAsking,
  gateway: Gateway,
  claimed: CycleRow,
  first: boolean,
): Promise<CycleRow> {
  const cycle = await withCustomer(asking, gateway, claimed)
  if (cycle.subscriptionId) return cycle
  const found = first ? undefined : await gateway.findSubscription(cycle.id, cycle.createdAt)
  return bind(asking, gateway, cycle, found ?? (await subscribe(asking, gateway, cycle)))
}
