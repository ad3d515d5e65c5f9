import { readLedger } from '../../../giving/src/reconciliation/ledger.ts'
import type { Giving } from '../stripe/giving.ts'
import { checkDonor } from './checkDonor.ts'
import { checkKeys } from './checkKeys.ts'
import type { MosqueYear } from './mosqueYear.ts'
import { readRows, type Rows, totalOf, findDuplicates } from './rows.ts'

/** A violation, and the index of the donor it affects; without one it affects the mosque. */
export type Violation = { message: string; donor?: number }

/** Checks that all charges and subscriptions are known, receipts are numbered without gaps, and no gift is claimed twice. */
function checkMosque({ account }: MosqueYear, rows: Rows): string[] {
  const violations: string[] = []
  const knownIds = new Set([...rows.gifts, ...rows.cycles].map(({ id }) => id))
  for (const { kind, giftId, regularGiftId } of account.ledger())
    if (kind === 'charge' && !knownIds.has(giftId ?? regularGiftId ?? ''))
      violations.push('a charge in Stripe belongs to no known gift')
  const ourSubscriptions = new Set(rows.cycles.flatMap(({ subscriptionId }) => subscriptionId ?? []))
  for (const { id, status } of account.subscriptions.values())
    if (!ourSubscriptions.has(id) && status !== 'canceled')
      violations.push('an active subscription in Stripe belongs to no known regular gift')
  for (const year of new Set(rows.receipts.map((receipt) => receipt.year))) {
    const serials = rows.receipts.filter((receipt) => receipt.year === year).map(({ serial }) => serial)
    if (serials.some((serial, index) => serial !== index + 1))
      violations.push(`receipts of ${year} have a gap: ${serials.join()}`)
  }
  if (findDuplicates(rows.claimed.map(({ giftId }) => giftId)).length > 0) violations.push('a gift is in two claims')
  return violations
}

/** Checks that the export's and the campaign's totals match Stripe. */
async function checkTotals({ server }: Giving, { mosque, account }: MosqueYear, rows: Rows): Promise<string[]> {
  const stripeMinor = account.balance('gbp')
  const violations: string[] = []
  const { sums } = await readLedger(server.database, mosque.id, { mode: 'test' })
  const ledgerMinor = sums.find(({ currency }) => currency === 'gbp')?.amountMinor ?? 0
  if (ledgerMinor !== stripeMinor) violations.push(`the export says ${ledgerMinor}, Stripe ${stripeMinor}`)
  const roofIntents = new Set(
    rows.gifts.filter(({ campaignId }) => campaignId === 'roof').map(({ intentId }) => intentId),
  )
  const raisedTotal = totalOf(account.ledger().filter(({ intentId }) => roofIntents.has(intentId)))
  const campaign = await server.get(mosque, '/api/campaigns/roof')
  const raisedMinor: unknown = Reflect.get(Object(campaign.body.data), 'raisedMinor')
  if (raisedMinor !== raisedTotal) violations.push(`the campaign says ${String(raisedMinor)}, Stripe ${raisedTotal}`)
  return violations
}

/** Returns every violation of a year, for the mosque and for each donor. */
export async function checkYear(giving: Giving, year: MosqueYear): Promise<Violation[]> {
  const rows = await readRows(giving, year)
  const violations: Violation[] = [
    ...year.violations,
    ...checkMosque(year, rows),
    ...checkKeys(giving, year, rows),
    ...(await checkTotals(giving, year, rows)),
  ].map((message) => ({ message }))
  for (const [index, donor] of year.donors.entries())
    for (const message of new Set(await checkDonor(giving, year, donor, rows)))
      violations.push({ message, donor: index })
  return violations
}
