import { settleCycle } from '../regular/settle.ts'
import { landReturns } from '../settling/returns.ts'
import { type Asking, land } from '../settling/settle.ts'
import { findGift } from '../records/giftStore.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { ProviderPayment } from '../providers/billing.ts'
import { type Gateway, type Payments, ProviderRefusal } from '../providers/gateway.ts'
import { type Booked, readBooked, readPaidIn } from './books.ts'
import { adder, backOf, type Difference, differenceOf, type Sum } from './compare.ts'

/** What is at hand when two books are compared. */
export type Comparing = Asking & { tenant: Tenant; payments: Payments }

/** From when on, and before when. */
export type Span = { from: Date; before: Date }

/** What comparing has shown. */
export type Compared = {
  sums: Sum[]
  /** Payments of the account that are not this mosque's gifts: another shop's, or another mosque's. */
  foreign: number
  /** Differences that were there, and are no more: an event was lost. */
  healed: number
  differences: Difference[]
}

/** How many payments are looked up in our books at once. */
const batchOf = 200
/** A payment is in our books a little later than in the provider's: so much earlier is looked there, in milliseconds. */
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
async function readThere(gateway: Gateway, intentId: string) {
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

const bookedOf = async ({ db }: Asking, { accountId }: Gateway, intentId: string): Promise<Booked | undefined> =>
  (await db((tx) => readBooked(tx, accountId, [intentId]))).get(intentId)

/** Compares one payment by itself, each side asked afresh. */
export async function compareOne(
  comparing: Comparing,
  gateway: Gateway,
  intentId: string,
): Promise<Difference | undefined> {
  const there = await readThere(gateway, intentId)
  const here = await bookedOf(comparing, gateway, intentId)
  if (there) return differenceOf(there, here)
  if (!here) return undefined
  const { giftId, currency, paidMinor: hereMinor } = here
  return { kind: 'missing there', intentId, giftId, currency, thereMinor: 0, hereMinor }
}

type Whose = Pick<ProviderPayment, 'intentId' | 'giftId' | 'cycleId'>

/** Does again what a lost event would have led to. */
async function settle(comparing: Comparing, gateway: Gateway, { intentId, giftId, cycleId }: Whose): Promise<void> {
  const { db, payments } = comparing
  const gift = giftId === undefined ? undefined : await db((tx) => findGift(tx, giftId))
  if (gift?.accountId === gateway.accountId && !gift.paidAt) await land(comparing, gift, await gateway.read(intentId))
  if (cycleId !== undefined) await settleCycle(comparing, payments, cycleId)
  await landReturns(comparing, gateway, intentId)
}

/**
 * Compares the payments of an account in a span: each of ours must be in the books with its amount, each in our books must
 * be at the provider, and the same must have gone back. What settling heals is healed.
 * @param heal false to look only
 * @throws OutcomeUnknown when the provider does not answer: then nothing is known of what differs
 */
export async function comparePayments(
  comparing: Comparing,
  gateway: Gateway,
  { from, before }: Span,
  heal: boolean,
): Promise<Compared> {
  const { db, tenant, log } = comparing
  const { accountId } = gateway
  const total = adder()
  const seen = new Set<string>()
  const differences: Difference[] = []
  let foreign = 0
  let healed = 0

  const differing = async (hint: Difference, whose: Whose) => {
    // What the list says of returns is a hint: only both sides asked afresh say whether anything differs.
    const found = hint.kind === 'returned' ? await compareOne(comparing, gateway, whose.intentId) : hint
    if (!found) return
    if (!heal || found.kind === 'amount') return void differences.push(found)
    await settle(comparing, gateway, whose).catch((err: unknown) =>
      log.warn(
        { intent: whose.intentId, err },
        'a difference between the provider and the ledger could not be settled',
      ),
    )
    const left = await compareOne(comparing, gateway, whose.intentId)
    if (left) differences.push(left)
    else healed += 1
  }

  const earlier = new Date(from.getTime() - lag)
  for await (const batch of inBatches(gateway.paymentsBetween(earlier, before))) {
    const ours = batch.filter(({ tenantId, giftId, cycleId }) => tenantId === tenant.id && (giftId ?? cycleId))
    const booked = await db((tx) =>
      readBooked(
        tx,
        accountId,
        ours.map(({ intentId }) => intentId),
      ),
    )
    for (const payment of batch) if (payment.at >= from && !ours.includes(payment)) foreign += 1
    for (const payment of ours) {
      const { intentId, amountMinor, currency, at } = payment
      seen.add(intentId)
      const known = booked.get(intentId)
      if (!known && payment.returned && payment.returned.refundedMinor >= amountMinor) continue
      const found = differenceOf(payment, known) ?? moved(payment, known)
      if (found) await differing(found, payment)
      if (at < from) continue
      const here = found ? await bookedOf(comparing, gateway, intentId) : known
      total.add(currency, amountMinor, here?.paidMinor ?? 0)
    }
  }

  const unseen = (await db((tx) => readPaidIn(tx, accountId, { from, before }))).filter((id) => !seen.has(id))
  for (const intentId of unseen) {
    const found = await compareOne(comparing, gateway, intentId)
    if (!found) continue
    differences.push(found)
    total.add(found.currency, found.kind === 'missing there' ? 0 : found.thereMinor, found.hereMinor)
  }
  return { sums: total.sums(), foreign, healed, differences }
}

/** A payment of which more or less seems to have gone back than our books say; only asking says whether that is so. */
function moved({ intentId, currency, returned }: ProviderPayment, here: Booked | undefined): Difference | undefined {
  if (!here || returned === undefined) return undefined
  const there = returned.disputed ? Number.NaN : returned.refundedMinor
  if (there === here.backMinor) return undefined
  return { kind: 'returned', intentId, giftId: here.giftId, currency, thereMinor: 0, hereMinor: here.backMinor }
}
