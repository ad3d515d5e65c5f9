import { readLedger } from '../../../giving/src/reconciliation/ledger.ts'
import type { Giving } from '../stripe/giving.ts'
import { checkDonor } from './checkDonor.ts'
import { checkKeys } from './checkKeys.ts'
import type { MosqueYear } from './mosqueYear.ts'
import { readRows, type Rows, totalOf, findDuplicates } from './rows.ts'

/** A promise that was broken, and to which of the donors; to the mosque, where none is named. */
export type Violation = { said: string; giver?: number }

/** Nobody's money came in, nothing goes on that nobody knows, receipts are numbered without a gap, claims are made once. */
function checkMosque({ account }: MosqueYear, rows: Rows): string[] {
  const broken: string[] = []
  const names = new Set([...rows.gifts, ...rows.cycles].map(({ id }) => id))
  for (const { kind, giftId, cycleId } of account.ledger())
    if (kind === 'charge' && !names.has(giftId ?? cycleId ?? ''))
      broken.push('a charge is of nothing that is known here')
  const ours = new Set(rows.cycles.flatMap(({ subscriptionId }) => subscriptionId ?? []))
  for (const { id, status } of account.subscriptions.values())
    if (!ours.has(id) && status !== 'canceled') broken.push('a subscription goes on that nobody here knows')
  for (const year of new Set(rows.receipts.map((receipt) => receipt.year))) {
    const serials = rows.receipts.filter((receipt) => receipt.year === year).map(({ serial }) => serial)
    if (serials.some((serial, at) => serial !== at + 1))
      broken.push(`receipts of ${year} have a gap: ${serials.join()}`)
  }
  if (findDuplicates(rows.claimed.map(({ giftId }) => giftId)).length > 0) broken.push('a gift is in two claims')
  return broken
}

/** What each page says of the money is what Stripe holds. */
async function checkTotals({ host }: Giving, { mosque, account }: MosqueYear, rows: Rows): Promise<string[]> {
  const there = account.balance('gbp')
  const broken: string[] = []
  const { sums } = await readLedger(host.database, mosque.id, { mode: 'test' })
  const ledgerMinor = sums.find(({ currency }) => currency === 'gbp')?.amountMinor ?? 0
  if (ledgerMinor !== there) broken.push(`the export says ${ledgerMinor}, Stripe ${there}`)
  const roof = new Set(rows.gifts.filter(({ campaignId }) => campaignId === 'roof').map(({ intentId }) => intentId))
  const raised = totalOf(account.ledger().filter(({ intentId }) => roof.has(intentId)))
  const campaign = await host.get(mosque, '/api/campaigns/roof')
  const shown: unknown = Reflect.get(Object(campaign.body.data), 'raisedMinor')
  if (shown !== raised) broken.push(`the campaign says ${String(shown)}, Stripe ${raised}`)
  return broken
}

/** Every promise of money that a year has broken, each donor held by themselves; none where all were kept. */
export async function checkYear(giving: Giving, year: MosqueYear): Promise<Violation[]> {
  const rows = await readRows(giving, year)
  const broken: Violation[] = [
    ...year.broken,
    ...checkMosque(year, rows),
    ...checkKeys(giving, year, rows),
    ...(await checkTotals(giving, year, rows)),
  ].map((text) => ({ said: text }))
  for (const [nth, donor] of year.givers.entries())
    for (const text of new Set(await checkDonor(giving, year, donor, rows))) broken.push({ said: text, giver: nth })
  return broken
}
