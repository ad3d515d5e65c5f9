import { settleRegularGift } from '../regular/settle.ts'
import { applyReturns } from '../gift-payments/returns.ts'
import { type PaymentContext, applyIntent } from '../gift-payments/settle.ts'
import { findGift } from '../records/giftStore.ts'
import { findAdopted } from '../records/regularStore.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { ProviderPayment } from '../providers/billing.ts'
import { type Gateway, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { type LedgerPayment, readLedgerPayments, readPaidIn } from './ledgerPayments.ts'
import { createTotals, backOf, type Difference, differenceOf, type CurrencyTotal } from './compare.ts'

/** What is at hand when two ledgers are compared. */
export type ReconciliationContext = PaymentContext & { tenant: Tenant; payments: Payments }

/** From when on, and before when. */
export type Span = { from: Date; before: Date }

/** What comparing has shown. */
export type Comparison = {
  totals: CurrencyTotal[]
  /** Payments of the account that are not this mosque's gifts: another shop's, or another mosque's. */
  foreign: number
  /** Differences that were there, and are no more: an event was lost. */
  healed: number
  differences: Difference[]
}

/** How many payments are looked up in our ledger at once. */
const batchOf = 200
/** A payment is in our ledger a little later than in the provider's: so much earlier is looked there, in milliseconds. */
const lag = 3_600_000

/** The same items, some at a time. */
export async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchOf) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** What the provider says of one payment now, with what went back; nothing where it knows none that was paid. */
async function readProviderPayment(gateway: Gateway, intentId: string) {
  const intent = await gateway.read(intentId).catch((error: unknown) => {
    // It says that there is none, or that it is not ours to see.
    if (error instanceof ProviderRefusal) return undefined
    throw error
  })
  if (intent?.status !== 'succeeded') return undefined
  const { receivedMinor, currency } = intent
  const backMinor = backOf(await gateway.returnsOf(intentId), receivedMinor)
  return { intentId, amountMinor: receivedMinor, currency, backMinor }
}

const bookedOf = async (
  { db }: PaymentContext,
  { accountId }: Gateway,
  intentId: string,
): Promise<LedgerPayment | undefined> => (await db((tx) => readLedgerPayments(tx, accountId, [intentId]))).get(intentId)

/** Compares one payment by itself, each side asked afresh. */
export async function compareOne(
  context: ReconciliationContext,
  gateway: Gateway,
  intentId: string,
): Promise<Difference | undefined> {
  const provider = await readProviderPayment(gateway, intentId)
  const ledger = await bookedOf(context, gateway, intentId)
  if (provider) return differenceOf(provider, ledger)
  if (!ledger) return undefined
  const { giftId, currency, paidMinor: hereMinor } = ledger
  return { kind: 'missing there', intentId, giftId, currency, thereMinor: 0, hereMinor }
}

type PaymentIds = Pick<ProviderPayment, 'intentId' | 'giftId' | 'cycleId'>

/** Does again what a lost event would have led to. */
async function settle(
  context: ReconciliationContext,
  gateway: Gateway,
  { intentId, giftId, cycleId }: PaymentIds,
): Promise<void> {
  const { db, payments } = context
  const gift = giftId === undefined ? undefined : await db((tx) => findGift(tx, giftId))
  if (gift?.accountId === gateway.accountId && !gift.paidAt)
    await applyIntent(context, gift, await gateway.read(intentId))
  if (cycleId !== undefined) await settleRegularGift(context, payments, cycleId)
  await applyReturns(context, gateway, intentId)
}

/** Gives the collections of adopted regular gifts the labels their subscriptions lack. */
async function nameAdopted(
  { db, tenant }: ReconciliationContext,
  { accountId }: Gateway,
  payments: readonly ProviderPayment[],
): Promise<ProviderPayment[]> {
  const unnamed = payments.flatMap(({ tenantId, subscriptionId }) =>
    tenantId === undefined && subscriptionId ? [subscriptionId] : [],
  )
  const adopted = await db((tx) => findAdopted(tx, accountId, unnamed))
  return payments.map((payment) => {
    const found = payment.tenantId === undefined ? adopted.get(payment.subscriptionId ?? '') : undefined
    return found && payment.at >= found.since ? { ...payment, tenantId: tenant.id, cycleId: found.id } : payment
  })
}

/**
 * Compares the payments of an account in a span: each of ours must be in the ledger with its amount, each in our ledger must
 * be at the provider, and the same must have gone back. What settling heals is healed.
 * @param heal false to look only
 * @throws OutcomeUnknown when the provider does not answer: then nothing is known of what differs
 */
export async function comparePayments(
  context: ReconciliationContext,
  gateway: Gateway,
  { from, before }: Span,
  heal: boolean,
): Promise<Comparison> {
  const { db, tenant, log } = context
  const { accountId } = gateway
  const total = createTotals()
  const visited = new Set<string>()
  const differences: Difference[] = []
  let foreign = 0
  let healed = 0

  const differing = async (hint: Difference, whose: PaymentIds) => {
    // What the list says of returns is a hint: only both sides asked afresh say whether anything differs.
    const found = hint.kind === 'returned' ? await compareOne(context, gateway, whose.intentId) : hint
    if (!found) return
    if (!heal || found.kind === 'amount') return void differences.push(found)
    await settle(context, gateway, whose).catch((err: unknown) =>
      log.warn(
        { intent: whose.intentId, err },
        'a difference between the provider and the ledger could not be settled',
      ),
    )
    const left = await compareOne(context, gateway, whose.intentId)
    if (left) differences.push(left)
    else healed += 1
  }

  const earlier = new Date(from.getTime() - lag)
  for await (const listed of inBatches(gateway.paymentsBetween(earlier, before))) {
    const batch = await nameAdopted(context, gateway, listed)
    const ours = batch.filter(({ tenantId, giftId, cycleId }) => tenantId === tenant.id && (giftId ?? cycleId))
    const booked = await db((tx) =>
      readLedgerPayments(
        tx,
        accountId,
        ours.map(({ intentId }) => intentId),
      ),
    )
    for (const payment of batch) if (payment.at >= from && !ours.includes(payment)) foreign += 1
    for (const payment of ours) {
      const { intentId, amountMinor, currency, at } = payment
      visited.add(intentId)
      const recorded = booked.get(intentId)
      if (!recorded && payment.returned && payment.returned.refundedMinor >= amountMinor) continue
      const found = differenceOf(payment, recorded) ?? moved(payment, recorded)
      if (found) await differing(found, payment)
      if (at < from) continue
      const ledger = found ? await bookedOf(context, gateway, intentId) : recorded
      total.add(currency, amountMinor, ledger?.paidMinor ?? 0)
    }
  }

  const unseen = (await db((tx) => readPaidIn(tx, accountId, { from, before }))).filter((id) => !visited.has(id))
  for (const intentId of unseen) {
    const found = await compareOne(context, gateway, intentId)
    if (!found) continue
    differences.push(found)
    total.add(found.currency, found.kind === 'missing there' ? 0 : found.thereMinor, found.hereMinor)
  }
  return { totals: total.totals(), foreign, healed, differences }
}

/** A payment of which more or less seems to have gone back than our ledger says; only asking says whether that is so. */
function moved(
  { intentId, currency, returned }: ProviderPayment,
  ledger: LedgerPayment | undefined,
): Difference | undefined {
  if (!ledger || returned === undefined) return undefined
  const provider = returned.disputed ? Number.NaN : returned.refundedMinor
  if (provider === ledger.backMinor) return undefined
  return { kind: 'returned', intentId, giftId: ledger.giftId, currency, thereMinor: 0, hereMinor: ledger.backMinor }
}
