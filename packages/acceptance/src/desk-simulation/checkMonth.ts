import type { DonorListed, GasdsOverview, GiftTotals, PayoutDetail, PayoutOverview } from '@minaret/contract/desk'
import { readLedger } from '../../../giving/src/reconciliation/ledger.ts'
import { checkCollections, readDonorEntries } from '../money/checkDonor.ts'
import { readRows } from '../money/rows.ts'
import { type ModelGift, claimable, claimableSmall, netOf, overclaimed, addUp } from './model.ts'
import { readOverview, taxOn } from './claims.ts'
import { emailOf, type DeskMosque } from './deskMosque.ts'

type Report = (violation: string) => void
const queryRows = async <Row extends object>({ giving, mosque }: DeskMosque, text: string): Promise<Row[]> =>
  (await giving.server.database.pool.query<Row>(text, [mosque.id])).rows

const compareWithModel = (report: Report, label: string, storedRows: unknown, modelled: unknown) => {
  const [left, right] = [JSON.stringify(storedRows), JSON.stringify(modelled)]
  if (left !== right) report(`${label}: the server says ${left}, the simulation's model ${right}`)
}
const sumBy = (gifts: readonly ModelGift[], keyOf: (gift: ModelGift) => string): Record<string, number> => {
  const sums = new Map<string, number>()
  for (const gift of gifts) sums.set(keyOf(gift), (sums.get(keyOf(gift)) ?? 0) + netOf(gift))
  return Object.fromEntries([...sums].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** Checks that the ledger, the exports and the desk's totals match the model, by gift, fund and payment method. */
async function checkLedger(desk: DeskMosque, report: Report): Promise<void> {
  const { model, giving, mosque, root } = desk
  const netRows = await queryRows<{ id: string; how: string; cause: string; net: number; entries: number }>(
    desk,
    `select g.id, g.how, g.cause_id as cause, sum(l.amount_minor)::int as net, count(*)::int as entries
     from ledger_entries l join gifts g on g.tenant_id = l.tenant_id and g.id = l.gift_id
     where l.tenant_id = $1 group by 1, 2, 3`,
  )
  const methodOf = (method: string) => (method === 'cash' ? 'box' : method)
  const storedTotals = new Map<string, number>()
  for (const { how, cause, net: minor } of netRows) {
    const key = `${methodOf(how)} ${cause}`
    storedTotals.set(key, (storedTotals.get(key) ?? 0) + minor)
  }
  compareWithModel(
    report,
    'the ledger by fund',
    Object.fromEntries([...storedTotals].toSorted(([a], [b]) => a.localeCompare(b))),
    sumBy(model.gifts, ({ how, cause }) => `${how} ${cause}`),
  )
  const netById = new Map(netRows.map(({ id, net: minor }) => [id, minor]))
  for (const gift of model.gifts)
    if (gift.how === 'card') compareWithModel(report, `gift ${gift.id}`, netById.get(gift.id), netOf(gift))
  compareWithModel(report, 'the number of gifts', netRows.length, model.gifts.length)
  const totalMinor = addUp(model.gifts.map(netOf))
  const { sums } = await readLedger(giving.server.database, mosque.id, { mode: 'test' })
  compareWithModel(report, 'the export', addUp(sums.map(({ amountMinor }) => amountMinor)), totalMinor)
  const user = await desk.treasurer.login()
  for (const [query, gifts] of [
    ['?state=all', model.gifts],
    ...['general', 'zakat', 'every'].map(
      (id) => [`?state=all&cause=${id}`, model.gifts.filter(({ cause }) => cause === id)] as const,
    ),
  ] as const) {
    const totals: GiftTotals = Object((await user.get(`${root}/gift-totals${query}`)).body.data)
    compareWithModel(report, `the totals of ${query}`, totals.currencies[0]?.netMinor ?? 0, addUp(gifts.map(netOf)))
  }
  const donors: DonorListed[] = Object((await user.get(`${root}/donors`)).body.data)
  compareWithModel(
    report,
    'the total of all donors',
    addUp(donors.flatMap(({ totals }) => totals.map(({ amountMinor }) => amountMinor))),
    addUp(model.gifts.flatMap((gift) => (gift.hasDonor ? netOf(gift) : []))),
  )
}

/** Checks that each line is posted at most once, as in the model, and each collection is paid in once. */
async function checkBank(desk: DeskMosque, report: Report): Promise<void> {
  const { model } = desk
  const lines = await queryRows<{ id: string; kinds: string[]; gifts: string[] }>(
    desk,
    `select l.id, array_agg(p.kind order by p.no) filter (where p.kind is not null) as kinds,
       array_agg(p.gift_id) filter (where p.gift_id is not null) as gifts
     from bank_lines l left join bank_postings p on p.tenant_id = l.tenant_id and p.line_id = l.id
     where l.tenant_id = $1 group by l.id`,
  )
  compareWithModel(report, 'the number of lines', lines.length, model.lines.length)
  const gifts = lines.flatMap((line) => line.gifts ?? [])
  if (new Set(gifts).size !== gifts.length) report('two postings have the same gift')
  for (const { id, kinds: postings } of lines) {
    const kinds = postings ?? []
    const line = model.lines.find((modelLine) => modelLine.id === id)
    const reversals = kinds.filter((kind) => kind === 'reversal').length
    const activeCount = kinds.length - 2 * reversals
    if (activeCount < 0 || activeCount > 1) report(`a line is posted ${activeCount} times at once`)
    compareWithModel(report, `line ${line?.text}`, activeCount === 1 ? kinds.at(-1) : undefined, line?.postedAs)
  }
  const [sheets] = await queryRows<{ closed: number; total: number; paid: number }>(
    desk,
    `select count(*)::int as closed, coalesce(sum(envelopes_minor + small_cash_minor), 0)::int as total,
       count(banked_at)::int as paid from box_sheets where tenant_id = $1 and state = 'closed'`,
  )
  compareWithModel(report, 'closed counting sheets', sheets, {
    closed: model.sheets.length,
    total: addUp(model.sheets.map(({ totalMinor }) => totalMinor)),
    paid: model.sheets.filter(({ paidIn }) => paidIn).length,
  })
}

/** Checks that no gift is in two claims, and that the claimed amounts less adjustments equal what the rules allow. */
async function checkClaims(desk: DeskMosque, report: Report): Promise<void> {
  const { model, now, root } = desk
  const claimedRows = await queryRows<{ gift_id: string; amount_minor: number; state: string }>(
    desk,
    `select g.gift_id, g.amount_minor, c.state from gift_aid_claimed g
     join gift_aid_claims c on c.tenant_id = g.tenant_id and c.id = g.claim_id where g.tenant_id = $1 and c.state <> 'undone'`,
  )
  if (new Set(claimedRows.map((row) => row.gift_id)).size !== claimedRows.length) report('a gift is in two claims')
  const activeClaims = model.claims.filter(({ state }) => state !== 'undone')
  const sum = (state: string) => addUp(claimedRows.flatMap((row) => (row.state === state ? row.amount_minor : [])))
  const modelledMinor = (state: string) =>
    addUp(
      activeClaims.flatMap((claim) =>
        claim.state === state ? [...claim.gifts.values()].map(({ minor }) => minor) : [],
      ),
    )
  for (const state of ['open', 'claimed'])
    compareWithModel(report, `gifts in claims that are ${state}`, sum(state), modelledMinor(state))
  const [adjustmentRow] = await queryRows<{ minor: number }>(
    desk,
    'select coalesce(sum(amount_minor), 0)::int as minor from gift_aid_adjustments where tenant_id = $1',
  )
  const adjustedMinor = addUp(activeClaims.flatMap(({ adjustments }) => [...adjustments.values()]))
  compareWithModel(report, 'the refunds reported in claims', adjustmentRow?.minor, adjustedMinor)
  const owedMinor = addUp(overclaimed(model).values())
  const remainingAmounts = activeClaims.flatMap(({ state, gifts }) =>
    state === 'claimed' ? [...gifts].map(([gift, { declaration }]) => (declaration.withdrawn ? 0 : netOf(gift))) : [],
  )
  compareWithModel(
    report,
    'claimed amounts less adjustments',
    sum('claimed') - (adjustmentRow?.minor ?? 0) - owedMinor,
    addUp(remainingAmounts),
  )
  const overview = await readOverview(desk)
  const { clear, doubtful } = claimable(model, now())
  const smallAmounts = claimableSmall(
    model,
    clear.map(({ gift }) => gift),
    now(),
  )
  const claimableNow = overview.claimable
  compareWithModel(
    report,
    'the claimable gifts',
    [
      claimableNow?.gifts,
      claimableNow?.amountMinor,
      claimableNow?.doubtful.length,
      claimableNow?.overclaimedMinor,
      claimableNow?.smallMinor ?? 0,
    ],
    [
      clear.length,
      addUp(clear.map(({ gift }) => netOf(gift))),
      Math.min(doubtful.length, 50),
      taxOn(owedMinor),
      addUp(smallAmounts.values()),
    ],
  )
  const user = await desk.treasurer.login()
  const { years = [] }: Partial<GasdsOverview> = Object((await user.get(`${root}/gasds`)).body.data)
  compareWithModel(
    report,
    'small donations collected and claimed',
    [addUp(years.map(({ collectedMinor }) => collectedMinor)), addUp(years.map(({ claimedMinor }) => claimedMinor))],
    [
      addUp(model.sheets.map(({ smallMinor }) => smallMinor)),
      addUp(activeClaims.flatMap((claim) => [...claim.small.values()])),
    ],
  )
}

/** Checks that merging donors has changed no gift: each keeps the address and the account it was given from. */
async function checkDonors(desk: DeskMosque, report: Report): Promise<void> {
  const { model } = desk
  const storedRows = await queryRows<{ id: string; email: string; member: string | null; house: string | null }>(
    desk,
    `select g.id, g.donor_email as email, u.email as member, d.house from gifts g
     left join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
     left join cycles c on c.tenant_id = g.tenant_id and c.id = g.cycle_id
     left join gift_aid_declarations d on d.tenant_id = g.tenant_id and d.id = coalesce(g.declaration_id, c.declaration_id)
     where g.tenant_id = $1 and g.how = 'card'`,
  )
  for (const { id, email, member, house } of storedRows) {
    const gift = model.gifts.find((modelGift) => modelGift.id === id)
    if (!gift || gift.donor === undefined) {
      report(`gift ${id} is not in the simulation's model`)
      continue
    }
    const expected = [
      emailOf(gift.donor),
      gift.isFromMember ? emailOf(gift.donor) : null,
      gift.declaration ? '4' : null,
    ]
    compareWithModel(report, `the donor of gift ${id}`, [email, member, house], expected)
  }
}

/** Returns Stripe's fee for a card payment in the UK. */
const feeOf = (amount: number): number => Math.round(amount * 0.015) + 20

/** Pays out Stripe's balance, and checks that the payout lists its gifts, refunds and fees. */
async function checkPayouts(desk: DeskMosque, report: Report): Promise<void> {
  const { account, model, root } = desk
  const newEntries = account.ledger().slice(model.paidOutLines)
  const charges = newEntries.filter(({ kind }) => kind === 'charge').map(({ amount }) => amount)
  const refundedMinor = addUp(newEntries.filter(({ kind }) => kind !== 'charge').map(({ amount }) => amount))
  const fees = addUp(charges.map(feeOf))
  const netMinor = addUp(charges) + refundedMinor - fees
  if (netMinor <= 0) return
  const id = account.payOut()
  model.paidOutLines = account.ledger().length
  model.payouts.set(id, netMinor)
  const user = await desk.treasurer.login()
  await user.post(`${root}/payouts/read`)
  const payout: PayoutDetail = Object((await user.get(`${root}/payouts/${id}`)).body.data)
  const parts = Object.fromEntries(payout.totals.map(({ kind, amountMinor }) => [kind, amountMinor]))
  compareWithModel(
    report,
    `payout ${id}`,
    [
      payout.amountMinor,
      parts.gift ?? 0,
      parts.refund ?? 0,
      parts.fee ?? 0,
      payout.unmatchedCount,
      payout.differenceMinor,
    ],
    [netMinor, addUp(charges), refundedMinor, -fees, 0, 0],
  )
  const { payouts }: PayoutOverview = Object((await user.get(`${root}/payouts`)).body.data)
  compareWithModel(
    report,
    'the payouts',
    addUp(payouts.map(({ amountMinor }) => amountMinor)),
    addUp(model.payouts.values()),
  )
}

/** Checks that regular gifts are collected as expected, and that Stripe's balance matches the model's card gifts. */
async function checkCards(desk: DeskMosque, report: Report): Promise<void> {
  const { account, model, giving, expectations } = desk
  const cardMinor = addUp(model.gifts.flatMap((gift) => (gift.how === 'card' ? netOf(gift) : [])))
  compareWithModel(report, 'the Stripe balance', account.balance('gbp'), cardMinor)
  const storedRows = await readRows(giving, desk)
  for (const { donor } of model.regular) {
    const entries = readDonorEntries(desk, { userId: await desk.readMemberId(donor) }, storedRows)
    for (const violation of checkCollections(desk, { expectations }, entries)) report(violation)
  }
}

/** Compares everything the server reports about a mosque's money with the simulation's own model. */
export async function checkMonth(desk: DeskMosque): Promise<void> {
  const { violations } = desk
  const report = (violation: string) => void (violations.includes(violation) || violations.push(violation))
  for (const check of [checkLedger, checkBank, checkClaims, checkDonors, checkPayouts, checkCards])
    await check(desk, report)
}
