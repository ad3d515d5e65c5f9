import { settleRegularGift } from '../regular/settle.ts'
import { applyReturns } from '../gift-payments/returns.ts'
import { type PaymentContext, applyIntent } from '../gift-payments/settle.ts'
import { findGift } from '../records/giftStore.ts'
import { findAdopted } from '../records/regularStore.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { ProviderPayment } from '../providers/billing.ts'
import { type Gateway, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { type LedgerPayment, readLedgerPayments, listPaidIntentIds } from './ledgerPayments.ts'
import { createTotals, returnedMinorOf, type Difference, differenceOf, type CurrencyTotal } from './compare.ts'

/** The context of a reconciliation. */
export type ReconciliationContext = PaymentContext & { tenant: Tenant; payments: Payments }

/** A period: `from` inclusive, `before` exclusive. */
export type Span = { from: Date; before: Date }

/** The result of a comparison. */
export type Comparison = {
  totals: CurrencyTotal[]
  /** Payments in the account that are not this mosque's gifts, but another application's or mosque's. */
  foreign: number
  /** Differences resolved by processing a lost event. */
  healed: number
  differences: Difference[]
}

/** Payments per lookup in our ledger. */
const batchSize = 200
/**
 * Our ledger records a payment slightly later than the provider, so the provider's list starts this much earlier, in
 * milliseconds.
 */
const lagMs = 3_600_000

/** Groups items into batches. */
export async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Reads a payment with its returns from the provider, or undefined if it has not been paid there. */
async function readProviderPayment(gateway: Gateway, intentId: string) {
  const intent = await gateway.read(intentId).catch((error: unknown) => {
    // The payment does not exist or belongs to another account.
    if (error instanceof ProviderRefusal) return undefined
    throw error
  })
  if (intent?.status !== 'succeeded') return undefined
  const { receivedMinor, currency } = intent
  const returnedMinor = returnedMinorOf(await gateway.returnsOf(intentId), receivedMinor)
  return { intentId, amountMinor: receivedMinor, currency, returnedMinor }
}

const readLedgerPayment = async (
  { db }: PaymentContext,
  { accountId }: Gateway,
  intentId: string,
): Promise<LedgerPayment | undefined> => (await db((tx) => readLedgerPayments(tx, accountId, [intentId]))).get(intentId)

/** Compares one payment with fresh data from both sides. */
export async function compareOne(
  context: ReconciliationContext,
  gateway: Gateway,
  intentId: string,
): Promise<Difference | undefined> {
  const providerPayment = await readProviderPayment(gateway, intentId)
  const ledger = await readLedgerPayment(context, gateway, intentId)
  if (providerPayment) return differenceOf(providerPayment, ledger)
  if (!ledger) return undefined
  const { giftId, currency, paidMinor: hereMinor } = ledger
  return { kind: 'missing there', intentId, giftId, currency, thereMinor: 0, hereMinor }
}

type PaymentIds = Pick<ProviderPayment, 'intentId' | 'giftId' | 'regularGiftId'>

/** Processes a payment as its lost event would have done. */
async function processLostEvent(
  context: ReconciliationContext,
  gateway: Gateway,
  { intentId, giftId, regularGiftId }: PaymentIds,
): Promise<void> {
  const { db, payments } = context
  const gift = giftId === undefined ? undefined : await db((tx) => findGift(tx, giftId))
  if (gift?.accountId === gateway.accountId && !gift.paidAt)
    await applyIntent(context, gift, await gateway.read(intentId))
  if (regularGiftId !== undefined) await settleRegularGift(context, payments, regularGiftId)
  await applyReturns(context, gateway, intentId)
}

/** Adds our labels to collections of adopted regular gifts, whose subscriptions lack them. */
async function labelAdopted(
  { db, tenant }: ReconciliationContext,
  { accountId }: Gateway,
  payments: readonly ProviderPayment[],
): Promise<ProviderPayment[]> {
  const unlabelledIds = payments.flatMap(({ tenantId, subscriptionId }) =>
    tenantId === undefined && subscriptionId ? [subscriptionId] : [],
  )
  const adoptedGifts = await db((tx) => findAdopted(tx, accountId, unlabelledIds))
  return payments.map((payment) => {
    const adoptedGift = payment.tenantId === undefined ? adoptedGifts.get(payment.subscriptionId ?? '') : undefined
    return adoptedGift && payment.at >= adoptedGift.since
      ? { ...payment, tenantId: tenant.id, regularGiftId: adoptedGift.id }
      : payment
  })
}

/**
 * Compares the payments of an account in a period: each of ours must be in the ledger with its amount, each ledger
 * payment must exist at the provider, and the returns must match. Differences are resolved if possible.
 * @param shouldResolve false to only compare
 * @throws OutcomeUnknown if the provider does not respond; then no differences are known
 */
export async function comparePayments(
  context: ReconciliationContext,
  gateway: Gateway,
  { from, before }: Span,
  shouldResolve: boolean,
): Promise<Comparison> {
  const { db, tenant, log } = context
  const { accountId } = gateway
  const totals = createTotals()
  const visitedIds = new Set<string>()
  const differences: Difference[] = []
  let foreignCount = 0
  let resolvedCount = 0

  const handleDifference = async (hint: Difference, ids: PaymentIds) => {
    // The list only hints at returns; fresh data from both sides decides.
    const difference = hint.kind === 'returned' ? await compareOne(context, gateway, ids.intentId) : hint
    if (!difference) return
    if (!shouldResolve || difference.kind === 'amount') return void differences.push(difference)
    await processLostEvent(context, gateway, ids).catch((err: unknown) =>
      log.warn({ intent: ids.intentId, err }, 'a difference between the provider and the ledger could not be settled'),
    )
    const remainingDifference = await compareOne(context, gateway, ids.intentId)
    if (remainingDifference) differences.push(remainingDifference)
    else resolvedCount += 1
  }

  const listFrom = new Date(from.getTime() - lagMs)
  for await (const page of inBatches(gateway.paymentsBetween(listFrom, before))) {
    const batch = await labelAdopted(context, gateway, page)
    const ownPayments = batch.filter(
      ({ tenantId, giftId, regularGiftId }) => tenantId === tenant.id && (giftId ?? regularGiftId),
    )
    const ledgerPayments = await db((tx) =>
      readLedgerPayments(
        tx,
        accountId,
        ownPayments.map(({ intentId }) => intentId),
      ),
    )
    for (const payment of batch) if (payment.at >= from && !ownPayments.includes(payment)) foreignCount += 1
    for (const payment of ownPayments) {
      const { intentId, amountMinor, currency, at } = payment
      visitedIds.add(intentId)
      const ledgerPayment = ledgerPayments.get(intentId)
      if (!ledgerPayment && payment.returned && payment.returned.refundedMinor >= amountMinor) continue
      const difference = differenceOf(payment, ledgerPayment) ?? findReturnHint(payment, ledgerPayment)
      if (difference) await handleDifference(difference, payment)
      if (at < from) continue
      const ledger = difference ? await readLedgerPayment(context, gateway, intentId) : ledgerPayment
      totals.add(currency, amountMinor, ledger?.paidMinor ?? 0)
    }
  }

  const unvisitedIds = (await db((tx) => listPaidIntentIds(tx, accountId, { from, before }))).filter(
    (id) => !visitedIds.has(id),
  )
  for (const intentId of unvisitedIds) {
    const difference = await compareOne(context, gateway, intentId)
    if (!difference) continue
    differences.push(difference)
    totals.add(
      difference.currency,
      difference.kind === 'missing there' ? 0 : difference.thereMinor,
      difference.hereMinor,
    )
  }
  return { totals: totals.totals(), foreign: foreignCount, healed: resolvedCount, differences }
}

/** Returns a possible difference in returns; only fresh data can confirm it. */
function findReturnHint(
  { intentId, currency, returned }: ProviderPayment,
  ledger: LedgerPayment | undefined,
): Difference | undefined {
  if (!ledger || returned === undefined) return undefined
  const providerMinor = returned.disputed ? Number.NaN : returned.refundedMinor
  if (providerMinor === ledger.returnedMinor) return undefined
  return { kind: 'returned', intentId, giftId: ledger.giftId, currency, thereMinor: 0, hereMinor: ledger.returnedMinor }
}
