import type { Giving } from '../stripe/giving.ts'
import type { LedgerLine } from '../../../testkit/src/stripe/store.ts'
import type { SimulatedDonor } from './donor.ts'
import type { MosqueYear } from './mosqueYear.ts'
import { type Rows, totalOf, findDuplicates } from './rows.ts'

/** Reads one donor's gifts from the server's rows and from Stripe’s ledger. */
export function readDonorEntries(
  { account }: Pick<MosqueYear, 'account'>,
  { userId }: Pick<SimulatedDonor, 'userId'>,
  rows: Rows,
) {
  const gifts = rows.gifts.filter((gift) => gift.userId === userId)
  const regularGifts = rows.cycles.filter((regularGift) => regularGift.userId === userId)
  const ids = new Set([...gifts, ...regularGifts].map(({ id }) => id))
  const ledger = account.ledger()
  const charges = ledger.filter(
    ({ kind, giftId, regularGiftId }) => kind === 'charge' && ids.has(giftId ?? regularGiftId ?? 'nobody'),
  )
  const intents = new Set(charges.map(({ intentId }) => intentId))
  const intentOf = new Map(gifts.map(({ id, intentId }) => [id, intentId ?? '']))
  const serverEntries = rows.entries.flatMap(({ giftId, kind, amountMinor, currency }) => {
    const intentId = intentOf.get(giftId)
    const stripeEntry = { kind: kind === 'paid' ? 'charge' : 'back', amount: amountMinor, currency }
    return intentId === undefined ? [] : [{ ...stripeEntry, intentId }]
  })
  return {
    gifts,
    cycles: regularGifts,
    charges,
    stripeEntries: ledger.filter(({ intentId }) => intents.has(intentId)),
    serverEntries,
  }
}

type DonorEntries = ReturnType<typeof readDonorEntries>

/** Checks that charges and gifts match one to one, with the same amounts and refunds. */
function checkLedger({ gifts, charges, stripeEntries, serverEntries }: DonorEntries): string[] {
  const violations: string[] = []
  for (const { intentId, amount, currency } of charges) {
    const entries = serverEntries.filter((entry) => entry.intentId === intentId && entry.kind === 'charge')
    if (entries.length !== 1) violations.push(`a charge has ${entries.length} ledger entries`)
    else if (entries[0]?.amount !== amount || entries[0].currency !== currency)
      violations.push('a charge has a different amount in the ledger')
    const net = [stripeEntries, serverEntries].map((lines) =>
      totalOf(lines.filter((line) => line.intentId === intentId)),
    )
    if (net[0] !== net[1])
      violations.push(`the net amount of a charge is ${net[0]} in Stripe and ${net[1]} in the ledger`)
  }
  for (const { intentId, kind } of serverEntries)
    if (kind === 'charge' && !charges.some((charge) => charge.intentId === intentId))
      violations.push('the ledger has a charge thin Stripe does not have')
  if (totalOf(stripeEntries) !== totalOf(serverEntries))
    violations.push(`Stripe holds ${totalOf(stripeEntries)}, the ledger says ${totalOf(serverEntries)}`)
  for (const id of findDuplicates(charges.flatMap(({ giftId }) => giftId ?? [])))
    violations.push(`gift ${id} was charged twice`)
  for (const id of findDuplicates(charges.flatMap(({ invoiceId }) => invoiceId ?? [])))
    violations.push(`invoice ${id} was charged twice`)
  for (const id of findDuplicates(gifts.flatMap(({ cycleId, dueOn }) => (cycleId ? `${cycleId} ${dueOn}` : []))))
    violations.push(`two gifts are for the same day: ${id}`)
  return violations
}

/** Returns when the charge was sent to the bank, in seconds. It cannot be cancelled while a slow bank is deciding. */
const requestTimeOf = ({ events }: MosqueYear['account'], { intentId, at }: LedgerLine): number =>
  events.findLast(({ type, data }) => type === 'payment_intent.processing' && data.object.id === intentId)?.created ??
  at

/** Checks that nothing was charged during a pause, after the end or twice for a day, and that the amounts are correct. */
export function checkCollections(
  { account }: Pick<MosqueYear, 'account'>,
  { expectations }: Pick<SimulatedDonor, 'expectations'>,
  { cycles: regularGifts, charges }: DonorEntries,
): string[] {
  const violations: string[] = []
  for (const { regularGiftId, pauses, amounts } of expectations) {
    const regularGift = regularGifts.find(({ id }) => id === regularGiftId)
    const lines = charges.filter((line) => line.regularGiftId === regularGiftId)
    const dues = lines.map(({ invoiceId = '' }) => account.invoices.get(invoiceId)?.lines.data[0]?.period.start ?? 0)
    for (const due of findDuplicates(dues.map(String)))
      violations.push(`the collection due at ${due} was charged twice`)
    for (const [index, line] of lines.entries()) {
      const [chargedAt, due] = [new Date(requestTimeOf(account, line) * 1000), new Date((dues[index] ?? 0) * 1000)]
      const times = `${chargedAt.toISOString()}, due ${due.toISOString()}`
      if (pauses.some(({ from, until }) => chargedAt > from && chargedAt < until))
        violations.push(`charged in a pause or after the end: ${times}`)
      if (pauses.some(({ from, until }) => due > from && due < until))
        violations.push(`charged for a day in a pause: ${times}`)
      if (regularGift?.endedAt && chargedAt > regularGift.endedAt) violations.push(`charged after the end: ${times}`)
      const expectedAmounts = amounts.findLast(({ from }) => from <= due)?.oneOf ?? []
      if (!expectedAmounts.includes(line.amount))
        violations.push(`${line.amount} instead of ${expectedAmounts.join(' or ')} was charged: ${times}`)
    }
    const stripeStatus = regularGift?.subscriptionId
      ? account.subscriptions.get(regularGift.subscriptionId)?.status
      : 'canceled'
    const hasEnded = regularGift?.state === 'ended' || regularGift?.state === 'expired'
    if (regularGift && hasEnded !== (stripeStatus === 'canceled'))
      violations.push(`a regular gift is ${regularGift.state} here and ${stripeStatus} in Stripe`)
  }
  return violations
}

/** Checks that each requested refund was made once. Refunds from Stripe's dashboard have no `donation_id`. */
function checkRefunds({ account }: MosqueYear, { refunds }: SimulatedDonor, { charges }: DonorEntries): string[] {
  const ourRefunds = [...account.refunds.values()].filter(({ metadata }) => metadata?.donation_id)
  return charges.flatMap(({ intentId }) => {
    const [count, requestCount] = [
      ourRefunds.filter((refund) => refund.payment_intent === intentId).length,
      refunds.get(intentId) ?? 0,
    ]
    return count > requestCount ? [`${requestCount} refunds of a charge were requested and ${count} were made`] : []
  })
}

/** Checks that each paid gift has one receipt, and that the donor's statement shows their total. */
async function checkPages(
  { server }: Giving,
  { mosque }: MosqueYear,
  donor: SimulatedDonor,
  rows: Rows,
  lines: DonorEntries,
) {
  const violations: string[] = []
  const paidIds = new Set(lines.gifts.flatMap(({ id, paidAt }) => (paidAt ? id : [])))
  const count = rows.receipts.filter(({ giftId }) => paidIds.has(giftId)).length
  if (paidIds.size !== lines.charges.length)
    violations.push(`there are ${lines.charges.length} charges but ${paidIds.size} paid gifts`)
  if (paidIds.size !== count) violations.push(`${paidIds.size} gifts have ${count} receipts`)
  const period = { from: '2026-01-01', to: '2030-01-01' }
  const { body } = await server.post(mosque, '/api/user/statement', period, await donor.headers())
  const sums: unknown = Reflect.get(Object(body.data), 'sums')
  const totalMinor: unknown = Array.isArray(sums) ? Reflect.get(Object(sums[0]), 'amountMinor') : undefined
  const stripeMinor = totalOf(lines.stripeEntries)
  if ((totalMinor ?? 0) !== stripeMinor)
    violations.push(`the statement says ${String(totalMinor)}, Stripe ${stripeMinor}`)
  return violations
}

/** Returns every violation that affects one donor. */
export async function checkDonor(
  giving: Giving,
  year: MosqueYear,
  donor: SimulatedDonor,
  rows: Rows,
): Promise<string[]> {
  const donorEntries = readDonorEntries(year, donor, rows)
  return [
    ...donor.violations,
    ...checkLedger(donorEntries),
    ...checkCollections(year, donor, donorEntries),
    ...checkRefunds(year, donor, donorEntries),
    ...(await checkPages(giving, year, donor, rows, donorEntries)),
  ]
}
