import type { DonorListed, GasdsOverview, GiftTotals, PayoutDetail, PayoutOverview } from '@minaret/contract/desk'
import { readLedger } from '../../../giving/src/reconciliation/ledger.ts'
import { checkCollections, readDonorEntries } from '../money/checkDonor.ts'
import { readRows } from '../money/rows.ts'
import { type BookGift, claimable, claimableSmall, netOf, overclaimed, addUp } from './book.ts'
import { readOverview, taxOn } from './claims.ts'
import { emailOf, type DeskMosque } from './place.ts'

type Say = (sentence: string) => void
const rows = async <Row extends object>({ giving, mosque }: DeskMosque, text: string): Promise<Row[]> =>
  (await giving.host.database.pool.query<Row>(text, [mosque.id])).rows

const differs = (say: Say, what: string, stored: unknown, booked: unknown) => {
  const [left, right] = [JSON.stringify(stored), JSON.stringify(booked)]
  if (left !== right) say(`${what}: the product says ${left}, the books ${right}`)
}
const sumBy = (gifts: readonly BookGift[], keyOf: (gift: BookGift) => string): Record<string, number> => {
  const sums = new Map<string, number>()
  for (const gift of gifts) sums.set(keyOf(gift), (sums.get(keyOf(gift)) ?? 0) + netOf(gift))
  return Object.fromEntries([...sums].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** The ledger is what the books say: gift by gift, fund by fund, by how it came, and in the exports and totals of the desk. */
async function checkLedger(place: DeskMosque, say: Say): Promise<void> {
  const { book, giving, mosque, root } = place
  const net = await rows<{ id: string; how: string; cause: string; net: number; entries: number }>(
    place,
    `select g.id, g.how, g.cause_id as cause, sum(l.amount_minor)::int as net, count(*)::int as entries
     from ledger_entries l join gifts g on g.tenant_id = l.tenant_id and g.id = l.gift_id
     where l.tenant_id = $1 group by 1, 2, 3`,
  )
  const kind = (how: string) => (how === 'cash' ? 'box' : how)
  const stored = new Map<string, number>()
  for (const { how, cause, net: minor } of net) {
    const key = `${kind(how)} ${cause}`
    stored.set(key, (stored.get(key) ?? 0) + minor)
  }
  differs(
    say,
    'the ledger by fund',
    Object.fromEntries([...stored].toSorted(([a], [b]) => a.localeCompare(b))),
    sumBy(book.gifts, ({ how, cause }) => `${how} ${cause}`),
  )
  const byId = new Map(net.map(({ id, net: minor }) => [id, minor]))
  for (const gift of book.gifts)
    if (gift.how === 'card') differs(say, `gift ${gift.id}`, byId.get(gift.id), netOf(gift))
  differs(say, 'how many gifts there are', net.length, book.gifts.length)
  const totalMinor = addUp(book.gifts.map(netOf))
  const { sums } = await readLedger(giving.host.database, mosque.id, { mode: 'test' })
  differs(say, 'the export', addUp(sums.map(({ amountMinor }) => amountMinor)), totalMinor)
  const user = await place.treasurer.at()
  for (const [query, gifts] of [
    ['?state=all', book.gifts],
    ...['general', 'zakat', 'every'].map(
      (id) => [`?state=all&cause=${id}`, book.gifts.filter(({ cause }) => cause === id)] as const,
    ),
  ] as const) {
    const totals: GiftTotals = Object((await user.get(`${root}/gift-totals${query}`)).body.data)
    differs(say, `the totals of ${query}`, totals.currencies[0]?.netMinor ?? 0, addUp(gifts.map(netOf)))
  }
  const donors: DonorListed[] = Object((await user.get(`${root}/donors`)).body.data)
  differs(
    say,
    'the donors together',
    addUp(donors.flatMap(({ totals }) => totals.map(({ amountMinor }) => amountMinor))),
    addUp(book.gifts.flatMap((gift) => (gift.named ? netOf(gift) : []))),
  )
}

/** Each line is posted at most once, as the books have it; collections are paid in once. */
async function checkBank(place: DeskMosque, say: Say): Promise<void> {
  const { book } = place
  const lines = await rows<{ id: string; kinds: string[]; gifts: string[] }>(
    place,
    `select l.id, array_agg(p.kind order by p.no) filter (where p.kind is not null) as kinds,
       array_agg(p.gift_id) filter (where p.gift_id is not null) as gifts
     from bank_lines l left join bank_postings p on p.tenant_id = l.tenant_id and p.line_id = l.id
     where l.tenant_id = $1 group by l.id`,
  )
  differs(say, 'how many lines there are', lines.length, book.lines.length)
  const gifts = lines.flatMap((line) => line.gifts ?? [])
  if (new Set(gifts).size !== gifts.length) say('a gift stands for two postings')
  for (const { id, kinds: postings } of lines) {
    const kinds = postings ?? []
    const line = book.lines.find((each) => each.id === id)
    const live = kinds.filter((each) => each !== 'reversal').length - kinds.filter((each) => each === 'reversal').length
    if (live < 0 || live > 1) say(`a line is posted ${live} times at once`)
    differs(say, `line ${line?.text}`, live === 1 ? kinds.at(-1) : undefined, line?.postedAs)
  }
  const [sheets] = await rows<{ closed: number; total: number; paid: number }>(
    place,
    `select count(*)::int as closed, coalesce(sum(envelopes_minor + small_cash_minor), 0)::int as total,
       count(banked_at)::int as paid from box_sheets where tenant_id = $1 and state = 'closed'`,
  )
  differs(say, 'closed counting sheets', sheets, {
    closed: book.sheets.length,
    total: addUp(book.sheets.map(({ totalMinor }) => totalMinor)),
    paid: book.sheets.filter(({ paidIn }) => paidIn).length,
  })
}

/** No gift is in two claims, and what is claimed less what was told of is what the rules leave. */
async function checkClaims(place: DeskMosque, say: Say): Promise<void> {
  const { book, now, root } = place
  const claimed = await rows<{ gift_id: string; amount_minor: number; state: string }>(
    place,
    `select g.gift_id, g.amount_minor, c.state from gift_aid_claimed g
     join gift_aid_claims c on c.tenant_id = g.tenant_id and c.id = g.claim_id where g.tenant_id = $1 and c.state <> 'undone'`,
  )
  if (new Set(claimed.map((each) => each.gift_id)).size !== claimed.length) say('a gift is in two live claims')
  const live = book.claims.filter(({ state }) => state !== 'undone')
  const sum = (state: string) => addUp(claimed.flatMap((each) => (each.state === state ? each.amount_minor : [])))
  const booked = (state: string) =>
    addUp(live.flatMap((each) => (each.state === state ? [...each.gifts.values()].map(({ minor }) => minor) : [])))
  for (const state of ['open', 'claimed']) differs(say, `gifts in claims that are ${state}`, sum(state), booked(state))
  const [reported] = await rows<{ minor: number }>(
    place,
    'select coalesce(sum(amount_minor), 0)::int as minor from gift_aid_adjustments where tenant_id = $1',
  )
  const adjustedMinor = addUp(live.flatMap(({ adjustments }) => [...adjustments.values()]))
  differs(say, 'what claims have told of refunds', reported?.minor, adjustedMinor)
  const owedMinor = addUp(overclaimed(book).values())
  const left = live.flatMap(({ state, gifts }) =>
    state === 'claimed' ? [...gifts].map(([gift, { by }]) => (by.withdrawn ? 0 : netOf(gift))) : [],
  )
  differs(say, 'claimed less told of less owed', sum('claimed') - (reported?.minor ?? 0) - owedMinor, addUp(left))
  const overview = await readOverview(place)
  const { clear, doubtful } = claimable(book, now())
  const small = claimableSmall(
    book,
    clear.map(({ gift }) => gift),
    now(),
  )
  const shown = overview.claimable
  differs(
    say,
    'what can be claimed',
    [shown?.gifts, shown?.amountMinor, shown?.doubtful.length, shown?.overclaimedMinor, shown?.smallMinor ?? 0],
    [
      clear.length,
      addUp(clear.map(({ gift }) => netOf(gift))),
      Math.min(doubtful.length, 50),
      taxOn(owedMinor),
      addUp(small.values()),
    ],
  )
  const user = await place.treasurer.at()
  const { years = [] }: Partial<GasdsOverview> = Object((await user.get(`${root}/gasds`)).body.data)
  differs(
    say,
    'small donations collected and claimed',
    [addUp(years.map(({ collectedMinor }) => collectedMinor)), addUp(years.map(({ claimedMinor }) => claimedMinor))],
    [addUp(book.sheets.map(({ smallMinor }) => smallMinor)), addUp(live.flatMap((each) => [...each.small.values()]))],
  )
}

/** Merging changes no gift: each stands with the address and the account it was given from. */
async function checkDonors(place: DeskMosque, say: Say): Promise<void> {
  const { book } = place
  const stored = await rows<{ id: string; email: string; member: string | null; house: string | null }>(
    place,
    `select g.id, g.donor_email as email, u.email as member, d.house from gifts g
     left join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
     left join cycles c on c.tenant_id = g.tenant_id and c.id = g.cycle_id
     left join gift_aid_declarations d on d.tenant_id = g.tenant_id and d.id = coalesce(g.declaration_id, c.declaration_id)
     where g.tenant_id = $1 and g.how = 'card'`,
  )
  for (const { id, email, member, house } of stored) {
    const gift = book.gifts.find((each) => each.id === id)
    if (!gift || gift.donor === undefined) {
      say(`gift ${id} is in no book`)
      continue
    }
    const expected = [emailOf(gift.donor), gift.byMember ? emailOf(gift.donor) : null, gift.declaration ? '4' : null]
    differs(say, `whose gift ${id} is`, [email, member, house], expected)
  }
}

/** Stripe's fee of a card payment in the UK. */
const feeOf = (amount: number): number => Math.round(amount * 0.015) + 20

/** What Stripe holds is paid out, and the payout opens into the gifts, refunds and fees that are in it. */
async function checkPayouts(place: DeskMosque, say: Say): Promise<void> {
  const { account, book, root } = place
  const fresh = account.ledger().slice(book.paidOutLines)
  const charges = fresh.filter(({ kind }) => kind === 'charge').map(({ amount }) => amount)
  const backMinor = addUp(fresh.filter(({ kind }) => kind !== 'charge').map(({ amount }) => amount))
  const fees = addUp(charges.map(feeOf))
  const netMinor = addUp(charges) + backMinor - fees
  if (netMinor <= 0) return
  const id = account.payOut()
  book.paidOutLines = account.ledger().length
  book.payouts.set(id, netMinor)
  const user = await place.treasurer.at()
  await user.post(`${root}/payouts/read`)
  const payout: PayoutDetail = Object((await user.get(`${root}/payouts/${id}`)).body.data)
  const parts = Object.fromEntries(payout.totals.map(({ kind, amountMinor }) => [kind, amountMinor]))
  differs(
    say,
    `payout ${id}`,
    [
      payout.amountMinor,
      parts.gift ?? 0,
      parts.refund ?? 0,
      parts.fee ?? 0,
      payout.unmatchedCount,
      payout.differenceMinor,
    ],
    [netMinor, addUp(charges), backMinor, -fees, 0, 0],
  )
  const { payouts }: PayoutOverview = Object((await user.get(`${root}/payouts`)).body.data)
  differs(say, 'the payouts', addUp(payouts.map(({ amountMinor }) => amountMinor)), addUp(book.payouts.values()))
}

/** Regular gifts are collected as staff and donors were told, and Stripe holds what the books of cards say. */
async function checkCards(place: DeskMosque, say: Say): Promise<void> {
  const { account, book, giving, promises } = place
  const cardMinor = addUp(book.gifts.flatMap((gift) => (gift.how === 'card' ? netOf(gift) : [])))
  differs(say, 'what Stripe holds', account.balance('gbp'), cardMinor)
  const stored = await readRows(giving, place)
  for (const { donor } of book.regular) {
    const entries = readDonorEntries(place, { userId: await place.memberId(donor) }, stored)
    for (const sentence of checkCollections(place, { promises }, entries)) say(sentence)
  }
}

/** Holds everything the product says of a mosque's money against the simulation's own books. */
export async function checkMonth(place: DeskMosque): Promise<void> {
  const { broken } = place
  const say = (sentence: string) => void (broken.includes(sentence) || broken.push(sentence))
  for (const check of [checkLedger, checkBank, checkClaims, checkDonors, checkPayouts, checkCards])
    await check(place, say)
}
