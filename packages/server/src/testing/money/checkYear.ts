import { asc } from 'drizzle-orm'
import { cycles } from '../../db/cycles.ts'
import { giftAidClaimed } from '../../db/giftAid.ts'
import { gifts, ledgerEntries } from '../../db/money.ts'
import { receipts } from '../../db/receipts.ts'
import { readBooks } from '../../gifts/books.ts'
import type { Giving } from '../stripe/giving.ts'
import type { MosqueYear } from './mosqueYear.ts'

const sumOf = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0)
const twice = (some: readonly string[]): string[] => [...new Set(some.filter((one, at) => some.indexOf(one) !== at))]

const readRows = ({ host }: Giving, { mosque }: MosqueYear) =>
  host.database.forTenant(mosque.id)(async (tx) => ({
    gifts: await tx.select().from(gifts),
    entries: await tx.select().from(ledgerEntries),
    cycles: await tx.select().from(cycles),
    receipts: await tx.select().from(receipts).orderBy(asc(receipts.serial)),
    claimed: await tx.select().from(giftAidClaimed),
  }))

type Rows = Awaited<ReturnType<typeof readRows>>

/** Every charge is one gift of its amount, every gift one charge, and the same has gone back. */
function checkBooks({ account }: MosqueYear, rows: Rows): string[] {
  const broken: string[] = []
  const intentOf = new Map(rows.gifts.map(({ id, intentId }) => [id, intentId ?? '']))
  const there = account.ledger()
  const here = rows.entries.map(({ giftId, kind, amountMinor, currency }) => ({
    kind: kind === 'paid' ? 'charge' : 'back',
    amount: amountMinor,
    currency,
    intentId: intentOf.get(giftId) ?? '',
  }))
  const charges = there.filter(({ kind }) => kind === 'charge')
  for (const { intentId, amount, currency } of charges) {
    const booked = here.filter((one) => one.intentId === intentId && one.kind === 'charge')
    if (booked.length !== 1) broken.push(`a charge is ${booked.length} times in the books`)
    else if (booked[0]?.amount !== amount || booked[0].currency !== currency)
      broken.push('a charge is booked of another amount')
    const net = [there, here].map((lines) => sumOf(lines.filter((one) => one.intentId === intentId)))
    if (net[0] !== net[1]) broken.push(`${net[0]} is left of a charge, and ${net[1]} in the books`)
  }
  for (const { intentId, kind } of here)
    if (kind === 'charge' && !charges.some((one) => one.intentId === intentId))
      broken.push('the books have a charge nobody made')
  if (sumOf(there) !== sumOf(here)) broken.push(`Stripe holds ${sumOf(there)}, the books say ${sumOf(here)}`)
  for (const id of twice(charges.flatMap(({ giftId }) => giftId ?? []))) broken.push(`gift ${id} was charged twice`)
  for (const id of twice(charges.flatMap(({ invoiceId }) => invoiceId ?? [])))
    broken.push(`invoice ${id} was charged twice`)
  for (const id of twice(rows.gifts.flatMap(({ cycleId, dueOn }) => (cycleId ? `${cycleId} ${dueOn}` : []))))
    broken.push(`a day was given twice: ${id}`)
  return broken
}

/** When a bank was asked, in seconds: nobody can call back what a slow one is still thinking about. */
const askedAt = ({ events }: MosqueYear['account'], intentId: string, paid: number): number =>
  events.findLast(({ type, data }) => type === 'payment_intent.processing' && data.object.id === intentId)?.created ??
  paid

/** Nothing was taken in a pause or after an end, nothing twice on a day, and all of the amount that stood. */
function checkPromises({ account, promises }: MosqueYear, rows: Rows): string[] {
  const broken: string[] = []
  for (const { cycleId, quiet, amounts } of promises) {
    const cycle = rows.cycles.find(({ id }) => id === cycleId)
    const lines = account.ledger().filter((line) => line.kind === 'charge' && line.cycleId === cycleId)
    const dues = lines.map(({ invoiceId = '' }) => account.invoices.get(invoiceId)?.lines.data[0]?.period.start ?? 0)
    for (const due of twice(dues.map(String))) broken.push(`what fell due at ${due} was charged twice`)
    for (const [index, { at, amount, intentId }] of lines.entries()) {
      const [charged, due] = [new Date(askedAt(account, intentId, at) * 1000), new Date((dues[index] ?? 0) * 1000)]
      const said = `${charged.toISOString()}, due ${due.toISOString()}`
      if (quiet.some(({ from, until }) => charged > from && charged < until))
        broken.push(`charged in a pause or after an end: ${said}`)
      if (quiet.some(({ from, until }) => due > from && due < until)) broken.push(`collected of a pause: ${said}`)
      if (cycle?.endedAt && charged > cycle.endedAt) broken.push(`charged after the end: ${said}`)
      const asked = amounts.findLast(({ from }) => from <= due)?.oneOf ?? []
      if (!asked.includes(amount)) broken.push(`${amount} instead of ${asked.join(' or ')} was charged: ${said}`)
    }
    const there = cycle?.subscriptionId ? account.subscriptions.get(cycle.subscriptionId)?.status : 'canceled'
    const over = cycle?.state === 'ended' || cycle?.state === 'expired'
    if (cycle && over !== (there === 'canceled'))
      broken.push(`a regular gift is ${cycle.state} here and ${there} there`)
  }
  const ours = new Set(rows.cycles.flatMap(({ subscriptionId }) => subscriptionId ?? []))
  for (const { id, status } of account.subscriptions.values())
    if (!ours.has(id) && status !== 'canceled') broken.push('a subscription goes on that nobody here knows')
  return broken
}

/** One receipt for each paid gift, numbered without a gap; no gift in two claims. */
function checkPapers(rows: Rows): string[] {
  const broken: string[] = []
  const paid = rows.gifts.filter(({ paidAt }) => paidAt).map(({ id }) => id)
  if (
    paid.toSorted().join() !==
    rows.receipts
      .map(({ giftId }) => giftId)
      .toSorted()
      .join()
  )
    broken.push(`${paid.length} gifts have ${rows.receipts.length} receipts`)
  for (const year of new Set(rows.receipts.map((receipt) => receipt.year))) {
    const serials = rows.receipts.filter((receipt) => receipt.year === year).map(({ serial }) => serial)
    if (serials.some((serial, at) => serial !== at + 1))
      broken.push(`receipts of ${year} have a gap: ${serials.join()}`)
  }
  if (twice(rows.claimed.map(({ giftId }) => giftId)).length > 0) broken.push('a gift is in two claims')
  return broken
}

/** What each page says of the money is what Stripe holds. */
async function checkSums(giving: Giving, year: MosqueYear, rows: Rows): Promise<string[]> {
  const { host } = giving
  const { mosque, account } = year
  const there = account.balance('gbp')
  const broken: string[] = []
  const { sums } = await readBooks(host.database, mosque.id, { mode: 'test' })
  const books = sums.find(({ currency }) => currency === 'gbp')?.amountMinor ?? 0
  if (books !== there) broken.push(`the export says ${books}, Stripe ${there}`)
  const span = { from: '2026-01-01', to: '2030-01-01' }
  const { body } = await host.post(mosque, '/api/user/statement', span, await year.headers())
  const stated: unknown = Reflect.get(Object(body.data), 'sums')
  const sum: unknown = Array.isArray(stated) ? Reflect.get(Object(stated[0]), 'amountMinor') : undefined
  if ((sum ?? 0) !== there) broken.push(`the statement says ${String(sum)}, Stripe ${there}`)
  const roof = new Set(rows.gifts.filter(({ campaignId }) => campaignId === 'roof').map(({ intentId }) => intentId))
  const raised = sumOf(account.ledger().filter(({ intentId }) => roof.has(intentId)))
  const campaign = await host.get(mosque, '/api/campaigns/roof')
  const shown: unknown = Reflect.get(Object(campaign.body.data), 'raisedMinor')
  if (shown !== raised) broken.push(`the appeal says ${String(shown)}, Stripe ${raised}`)
  return broken
}

/** Every promise of money that a year has broken, as sentences; none where all were kept. */
export async function checkYear(giving: Giving, year: MosqueYear): Promise<string[]> {
  const rows = await readRows(giving, year)
  return [
    ...checkBooks(year, rows),
    ...checkPromises(year, rows),
    ...checkPapers(rows),
    ...(await checkSums(giving, year, rows)),
  ]
}
