import { settleCycle } from '../regular/settle.ts'
import { findCycle, findCycleBySetup, findCycleBySubscription, type CycleRow } from '../records/regularStore.ts'
import type { CycleAsking } from '../regular/land.ts'
import { landReturns } from '../settling/returns.ts'
import { land } from '../settling/settle.ts'
import { findGift, findGiftByIntent } from '../records/giftStore.ts'
import type { EventSubject } from '../providers/billing.ts'
import { type Gateway, OutcomeUnknown, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { eventKind } from '../inbox/inbox.ts'

/** Reads the intent of a gift again. */
async function workIntent(asking: CycleAsking, gateway: Gateway, intentId: string): Promise<void> {
  const { db, tenant } = asking
  // The gift as it was before we ask, so that an answer that is overtaken is known as such.
  const before = await db((tx) => findGiftByIntent(tx, intentId))
  // A collection's own bell rings as well, and with its invoice: that one is heard.
  if (before?.cycleId) return
  const intent = await gateway.read(intentId)
  const { giftId } = intent
  // Not a gift of ours: a collection, another shop in the same account, another tenant's.
  const ours = giftId !== undefined && intent.tenantId === tenant.id
  const seen = before ?? (ours ? await db((tx) => findGift(tx, giftId)) : undefined)
  if (seen) await land(asking, seen, intent)
}

type Named = { tenantId?: string; cycleId?: string }

/** The labels of what an event is about, where we do not know it: its maker's answer may have been lost. */
async function labelsOf(gateway: Gateway, about: EventSubject): Promise<Named | undefined> {
  const { subscriptionId, invoiceId, setupIntentId } = about
  if (subscriptionId) return gateway.readSubscription(subscriptionId)
  if (invoiceId) return gateway.readInvoice(invoiceId)
  return setupIntentId ? gateway.readSetup(setupIntentId) : undefined
}

/** The regular gift an event is about, if it is one of this tenant and account. */
async function cycleOf(asking: CycleAsking, gateway: Gateway, about: EventSubject): Promise<CycleRow | undefined> {
  const { db, tenant, log } = asking
  const { accountId } = gateway
  const { subscriptionId, setupIntentId } = about
  const known = await db(async (tx) => {
    const bySubscription = subscriptionId && (await findCycleBySubscription(tx, accountId, subscriptionId))
    return bySubscription || (setupIntentId ? findCycleBySetup(tx, accountId, setupIntentId) : undefined)
  })
  if (known) return known
  try {
    const { tenantId, cycleId } = (await labelsOf(gateway, about)) ?? {}
    if (tenantId !== tenant.id || !cycleId) return undefined
    const cycle = await db((tx) => findCycle(tx, cycleId))
    return cycle?.accountId === accountId ? cycle : undefined
  } catch (error) {
    if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
    // Another shop's in the same account is none of ours to understand; what is ours is looked at every hour as well.
    log.info({ account: accountId, err: error }, 'an event is about an unknown object')
    return undefined
  }
}

/**
 * Works on an event: a doorbell that says what to read again. Safe in any order and any number of times.
 * @throws OutcomeUnknown, ProviderRefusal when a gift could not be read; the job is tried again
 */
export async function workEvent(
  asking: CycleAsking,
  payments: Payments,
  gateway: Gateway,
  { type, about }: { type: string; about: EventSubject },
): Promise<void> {
  const { intentId } = about
  switch (eventKind(type)) {
    case 'intent':
      return intentId ? workIntent(asking, gateway, intentId) : undefined
    case 'returns':
      if (intentId) await landReturns(asking, gateway, intentId)
      return undefined
    case 'cycle': {
      const cycle = await cycleOf(asking, gateway, about)
      return cycle && settleCycle(asking, payments, cycle.id)
    }
    default:
      return undefined
  }
}
