import type { Giving } from '../stripe/giving.ts'
import type { LedgerLine } from '../../../testkit/src/stripe/store.ts'
import type { SimulatedDonor } from './donor.ts'
import type { MosqueYear } from './mosqueYear.ts'
import { type Rows, totalOf, findDuplicates } from './rows.ts'

/** What one donor has given: by Stripe's ledger, and by our ledger. */
export function readDonorEntries(
  { account }: Pick<MosqueYear, 'account'>,
  { userId }: Pick<SimulatedDonor, 'userId'>,
  rows: Rows,
) {
  const gifts = rows.gifts.filter((gift) => gift.userId === userId)
  const cycles = rows.cycles.filter((cycle) => cycle.userId === userId)
  const ids = new Set([...gifts, ...cycles].map(({ id }) => id))
  const ledger = account.ledger()
  const charges = ledger.filter(
    ({ kind, giftId, cycleId }) => kind === 'charge' && ids.has(giftId ?? cycleId ?? 'nobody'),
  )
  const intents = new Set(charges.map(({ intentId }) => intentId))
  const intentOf = new Map(gifts.map(({ id, intentId }) => [id, intentId ?? '']))
  const here = rows.entries.flatMap(({ giftId, kind, amountMinor, currency }) => {
    const intentId = intentOf.get(giftId)
    const expected = { kind: kind === 'paid' ? 'charge' : 'back', amount: amountMinor, currency }
    return intentId === undefined ? [] : [{ ...expected, intentId }]
  })
  return { gifts, cycles, charges, there: ledger.filter(({ intentId }) => intents.has(intentId)), here }
}

type DonorEntries = ReturnType<typeof readDonorEntries>

/** Every charge is one gift of its amount, every gift one charge, and the same has gone back. */
function checkLedger({ gifts, charges, there, here }: DonorEntries): string[] {
  const broken: string[] = []
  for (const { intentId, amount, currency } of charges) {
    const booked = here.filter((one) => one.intentId === intentId && one.kind === 'charge')
    if (booked.length !== 1) broken.push(`a charge is ${booked.length} times in the ledger`)
    else if (booked[0]?.amount !== amount || booked[0].currency !== currency)
      broken.push('a charge is booked of another amount')
    const net = [there, here].map((lines) => totalOf(lines.filter((one) => one.intentId === intentId)))
    if (net[0] !== net[1]) broken.push(`${net[0]} is left of a charge, and ${net[1]} in the ledger`)
  }
  for (const { intentId, kind } of here)
    if (kind === 'charge' && !charges.some((one) => one.intentId === intentId))
      broken.push('the ledger has a charge nobody made')
  if (totalOf(there) !== totalOf(here)) broken.push(`Stripe holds ${totalOf(there)}, the ledger says ${totalOf(here)}`)
  for (const id of findDuplicates(charges.flatMap(({ giftId }) => giftId ?? [])))
    broken.push(`gift ${id} was charged twice`)
  for (const id of findDuplicates(charges.flatMap(({ invoiceId }) => invoiceId ?? [])))
    broken.push(`invoice ${id} was charged twice`)
  for (const id of findDuplicates(gifts.flatMap(({ cycleId, dueOn }) => (cycleId ? `${cycleId} ${dueOn}` : []))))
    broken.push(`a day was given twice: ${id}`)
  return broken
}

/** When a bank was asked, in seconds: nobody can call back what a slow one is still thinking about. */
const requestTimeOf = ({ events }: MosqueYear['account'], { intentId, at }: LedgerLine): number =>
  events.findLast(({ type, data }) => type === 'payment_intent.processing' && data.object.id === intentId)?.created ??
  at

/** Nothing was taken in a pause or after an end, nothing twice on a day, and all of the amount that stood. */
export function checkCollections(
  { account }: Pick<MosqueYear, 'account'>,
  { promises: expected }: Pick<SimulatedDonor, 'promises'>,
  { cycles, charges }: DonorEntries,
): string[] {
  const broken: string[] = []
  for (const { cycleId, quiet, amounts } of expected) {
    const cycle = cycles.find(({ id }) => id === cycleId)
    const lines = charges.filter((line) => line.cycleId === cycleId)
    const dues = lines.map(({ invoiceId = '' }) => account.invoices.get(invoiceId)?.lines.data[0]?.period.start ?? 0)
    for (const due of findDuplicates(dues.map(String))) broken.push(`what fell due at ${due} was charged twice`)
    for (const [index, line] of lines.entries()) {
      const [charged, due] = [new Date(requestTimeOf(account, line) * 1000), new Date((dues[index] ?? 0) * 1000)]
      const text = `${charged.toISOString()}, due ${due.toISOString()}`
      if (quiet.some(({ from, until }) => charged > from && charged < until))
        broken.push(`charged in a pause or after an end: ${text}`)
      if (quiet.some(({ from, until }) => due > from && due < until)) broken.push(`collected of a pause: ${text}`)
      if (cycle?.endedAt && charged > cycle.endedAt) broken.push(`charged after the end: ${text}`)
      const requests = amounts.findLast(({ from }) => from <= due)?.oneOf ?? []
      if (!requests.includes(line.amount))
        broken.push(`${line.amount} instead of ${requests.join(' or ')} was charged: ${text}`)
    }
    const there = cycle?.subscriptionId ? account.subscriptions.get(cycle.subscriptionId)?.status : 'canceled'
    const over = cycle?.state === 'ended' || cycle?.state === 'expired'
    if (cycle && over !== (there === 'canceled'))
      broken.push(`a regular gift is ${cycle.state} here and ${there} there`)
  }
  return broken
}

/** What we were asked to give back went back once. Those of the dashboard bear no label of ours. */
function checkRefunds({ account }: MosqueYear, { refunds }: SimulatedDonor, { charges }: DonorEntries): string[] {
  const ours = [...account.refunds.values()].filter(({ metadata }) => metadata?.donation_id)
  return charges.flatMap(({ intentId }) => {
    const [count, requestCount] = [
      ours.filter((one) => one.payment_intent === intentId).length,
      refunds.get(intentId) ?? 0,
    ]
    return count > requestCount ? [`a refund was asked for ${requestCount} times and made ${count} times`] : []
  })
}

/** Each paid gift has one receipt, and the donor's own page says what they gave. */
async function checkPages(
  { host }: Giving,
  { mosque }: MosqueYear,
  donor: SimulatedDonor,
  rows: Rows,
  lines: DonorEntries,
) {
  const broken: string[] = []
  const paid = new Set(lines.gifts.flatMap(({ id, paidAt }) => (paidAt ? id : [])))
  const count = rows.receipts.filter(({ giftId }) => paid.has(giftId)).length
  if (paid.size !== lines.charges.length) broken.push(`${lines.charges.length} charges are ${paid.size} paid gifts`)
  if (paid.size !== count) broken.push(`${paid.size} gifts have ${count} receipts`)
  const span = { from: '2026-01-01', to: '2030-01-01' }
  const { body } = await host.post(mosque, '/api/user/statement', span, await donor.headers())
  const stated: unknown = Reflect.get(Object(body.data), 'sums')
  const totalMinor: unknown = Array.isArray(stated) ? Reflect.get(Object(stated[0]), 'amountMinor') : undefined
  const there = totalOf(lines.there)
  if ((totalMinor ?? 0) !== there) broken.push(`the statement says ${String(totalMinor)}, Stripe ${there}`)
  return broken
}

/** Every promise of money that was broken to one donor, as sentences; none where all were kept. */
export async function checkDonor(
  giving: Giving,
  year: MosqueYear,
  donor: SimulatedDonor,
  rows: Rows,
): Promise<string[]> {
  const lines = readDonorEntries(year, donor, rows)
  return [
    ...donor.broken,
    ...checkLedger(lines),
    ...checkCollections(year, donor, lines),
    ...checkRefunds(year, donor, lines),
    ...(await checkPages(giving, year, donor, rows, lines)),
  ]
}
