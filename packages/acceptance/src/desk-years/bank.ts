import type { BankOverview } from '@minaret/contract/desk'
import { addDays } from '@minaret/timetable'
import { type BookGift, type BookLine, londonDay } from './book.ts'
import { count, type DeskMosque, nameOf, pick } from './place.ts'
import type { StatementWish, Step } from './steps.ts'
import { postFile } from '../uploads.ts'

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>

const fieldOf = (data: unknown, name: string): unknown => Reflect.get(Object(data), name)
const offline = (place: DeskMosque, change: Pick<BookGift, 'how' | 'cause' | 'amountMinor' | 'named'>): BookGift => ({
  id: '',
  paidAt: place.now(),
  backMinor: 0,
  faulty: new Set(),
  ...change,
})

/** Two people count a collection; only when both have confirmed it is it in the ledger. */
export async function countBox(place: DeskMosque, step: Of<'count'>): Promise<void> {
  const { root, counters, book, now, broken } = place
  const { smallMinor, envelopeMinor, confirms } = step
  const [first, second] = [await counters[0].at(), await counters[1].at()]
  const day = londonDay(now())
  const sheetPlace = { day, cause: 'general', second: second.accountId }
  const opened = await first.post(`${root}/box/sheets`, sheetPlace)
  const path = `${root}/box/sheets/${String(fieldOf(opened.body.data, 'sheet'))}`
  const counted = {
    envelopes: [{ name: 'Envelope Donor', amountMinor: envelopeMinor }],
    smallCashMinor: smallMinor,
    largeNotes: 0,
    declaredMinor: 0,
    cheques: 0,
    chequesMinor: 0,
  }
  const saved = await first.post(path, { version: 1, place: sheetPlace, count: counted })
  const version = fieldOf(saved.body.data, 'version')
  const totalMinor = smallMinor + envelopeMinor
  const codes = [(await first.post(`${path}/confirm`, { version, totalMinor })).code]
  if (confirms !== 'one') codes.push((await second.post(`${path}/confirm`, { version, totalMinor })).code)
  if (codes.some((code) => code !== 200)) broken.push(`a count was answered ${codes.join()}`)
  if (confirms === 'one') return
  if (confirms === 'again' && (await second.post(`${path}/confirm`, { version, totalMinor })).code === 200)
    broken.push('a closed sheet was confirmed once more')
  book.sheets.push({ id: path, day, totalMinor, smallMinor, paidIn: false })
  book.gifts.push(offline(place, { how: 'box', cause: 'general', amountMinor: envelopeMinor, named: true }))
  if (smallMinor > 0)
    book.gifts.push(offline(place, { how: 'box', cause: 'general', amountMinor: smallMinor, named: false }))
  count(place, 'count')
}

/** Somebody writes down that a collection was paid in. */
export async function payIn(place: DeskMosque, { which }: Of<'pay in'>): Promise<void> {
  const { book, now, broken } = place
  const sheet = pick(
    book.sheets.filter(({ paidIn }) => !paidIn),
    which,
  )
  if (!sheet) return
  const user = await place.treasurer.at()
  const { code } = await user.post(`${sheet.id}/banked`, { day: londonDay(now()), reference: 'Slip' })
  if (code !== 200) broken.push(`paying in was answered ${code}`)
  sheet.paidIn = true
  count(place, 'pay in')
}

/** The lines of a wish, as the bank writes them. */
function linesOf({ book, now }: DeskMosque, { of, amountMinor, twins }: StatementWish, serial: number): BookLine[] {
  const day = londonDay(now())
  const payout = [...book.payouts.values()].at(-1)
  const sheet = book.sheets.findLast(({ paidIn }) => !paidIn)
  const line = {
    transfer: { text: `FPI TRANSFER ${serial}`, amountMinor },
    payout: { text: `STRIPE ${serial}`, amountMinor: payout ?? amountMinor },
    box: { text: `CASH PAID IN ${serial}`, amountMinor: sheet?.totalMinor ?? amountMinor },
    spending: { text: `DD ELECTRICITY ${serial}`, amountMinor: -amountMinor },
  }[of]
  return Array.from({ length: twins ? 2 : 1 }, () => ({ id: '', day, ...line }))
}

const rowOf = ({ day, text, amountMinor }: BookLine) =>
  `${day.split('-').toReversed().join('/')},${text},${(amountMinor / 100).toFixed(2)}`

async function view(place: DeskMosque): Promise<BankOverview> {
  const data: BankOverview = Object((await (await place.treasurer.at()).get(`${place.root}/bank`)).body.data)
  return data
}

/** A statement is brought in twice, with the lines of the one before where it overlaps. */
export async function bringStatement(place: DeskMosque, { lines, overlaps }: Of<'statement'>): Promise<void> {
  const { book, broken, root } = place
  const fresh = lines.flatMap((wish, at) => linesOf(place, wish, book.lines.length * 10 + at))
  const before = overlaps ? book.lastFile : []
  const file = [...before, ...fresh]
  if (file.length === 0) return
  const user = await place.treasurer.at()
  const bytes = Buffer.from(['Date,Description,Amount', ...file.map(rowOf)].join('\n'))
  const statement = { purpose: 'statement' as const, name: 'statement.csv', bytes }
  const body = { account: 'Current', dates: 'dmy' }
  const bring = () => postFile(user, root.slice('/mosques/'.length), statement, { path: 'bank/statements', body })
  const expected = [
    { added: fresh.length, known: before.length },
    { added: 0, known: file.length },
  ]
  for (const wanted of expected) {
    const { code, body } = await bring()
    if (code !== 200 || fieldOf(body.data, 'added') !== wanted.added || fieldOf(body.data, 'known') !== wanted.known)
      broken.push(`a statement of ${JSON.stringify(wanted)} was answered ${code} ${JSON.stringify(body.data)}`)
  }
  const stored = new Set(book.lines.map(({ id }) => id))
  const waiting = (await view(place)).waiting.filter(({ id }) => !stored.has(id))
  for (const line of fresh) {
    const at = waiting.findIndex(({ text }) => text === line.text)
    const [found] = at === -1 ? [] : waiting.splice(at, 1)
    if (found?.amountMinor !== line.amountMinor || found.day !== line.day)
      broken.push(`a line was lost: ${rowOf(line)}`)
    line.id = found?.id ?? ''
  }
  book.lines.push(...fresh)
  book.lastFile = file
  count(place, 'statement')
}

/** How long after it was counted cash is recognised on a statement. */
const bankedWithin = 14

/** Somebody says what a line is, and posts it; two clicks post it once. */
export async function postLine(place: DeskMosque, { which, as, donor, twice }: Of<'post'>): Promise<void> {
  const { book, broken, root } = place
  const line = pick(
    book.lines.filter(({ postedAs }) => !postedAs),
    which,
  )
  if (!line) return
  const kind = line.amountMinor < 0 ? 'other' : as
  const user = await place.treasurer.at()
  const cause = kind === 'gift' ? { causeId: 'general' } : {}
  const choice = { kind, ...cause, ...(kind === 'gift' ? { donorName: nameOf(donor) } : {}) }
  const chosen = await user.post(`${root}/bank/lines/${line.id}`, choice)
  const post = () => user.post(`${root}/bank/post`, { lines: [{ id: line.id, kind, ...cause }] })
  const codes = (await Promise.all([post(), ...(twice ? [post()] : [])])).map(({ code }) => code)
  if (chosen.code !== 200 || codes.filter((code) => code === 200).length !== 1)
    return void broken.push(`posting a line was answered ${chosen.code}, ${codes.join()}`)
  line.postedAs = kind
  if (kind === 'gift') {
    line.gift = offline(place, { how: 'bank', cause: 'general', amountMinor: line.amountMinor, named: true })
    book.gifts.push(line.gift)
  }
  if (kind === 'box') {
    line.sheet = book.sheets
      .filter(
        ({ paidIn, totalMinor, day }) =>
          !paidIn && totalMinor === line.amountMinor && day <= line.day && day >= addDays(line.day, -bankedWithin),
      )
      .toSorted((a, b) => b.day.localeCompare(a.day))[0]
    if (line.sheet) line.sheet.paidIn = true
  }
  count(place, `post ${kind}`)
}

/** A posting is reversed; two clicks reverse it once. */
export async function reversePosting(place: DeskMosque, { which, twice }: Of<'reverse'>): Promise<void> {
  const { book, broken, root } = place
  const line = pick(
    book.lines.filter(({ postedAs }) => postedAs),
    which,
  )
  if (!line) return
  const user = await place.treasurer.at()
  const reverse = () => user.post(`${root}/bank/lines/${line.id}/reverse`)
  const codes = (await Promise.all([reverse(), ...(twice ? [reverse()] : [])])).map(({ code }) => code)
  if (codes.filter((code) => code === 200).length !== 1)
    return void broken.push(`reversing a line was answered ${codes.join()}`)
  if (line.gift) line.gift.backMinor = line.gift.amountMinor
  if (line.sheet) line.sheet.paidIn = false
  line.postedAs = undefined
  line.gift = undefined
  line.sheet = undefined
  count(place, 'reverse')
}
