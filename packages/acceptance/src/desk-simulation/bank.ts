import type { BankOverview } from '@minaret/contract/desk'
import { addDays } from '@minaret/timetable'
import { type ModelGift, type ModelLine, londonDay } from './model.ts'
import { countStep, type DeskMosque, nameOf, pick } from './deskMosque.ts'
import type { LinePlan, Step } from './steps.ts'
import { postFile } from '../uploads.ts'

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>

const fieldOf = (data: unknown, name: string): unknown => Reflect.get(Object(data), name)
const offlineGift = (
  desk: DeskMosque,
  change: Pick<ModelGift, 'how' | 'cause' | 'amountMinor' | 'hasDonor'>,
): ModelGift => ({
  id: '',
  paidAt: desk.now(),
  refundedMinor: 0,
  rejected: new Set(),
  ...change,
})

/** Two people count a collection, which is in the ledger only when both have confirmed it. */
export async function countBox(desk: DeskMosque, step: Of<'count'>): Promise<void> {
  const { root, counters, model, now, violations } = desk
  const { smallMinor, envelopeMinor, confirms } = step
  const [first, second] = [await counters[0].login(), await counters[1].login()]
  const day = londonDay(now())
  const sheetDetails = { day, cause: 'general', second: second.accountId }
  const opened = await first.post(`${root}/box/sheets`, sheetDetails)
  const path = `${root}/box/sheets/${String(fieldOf(opened.body.data, 'sheet'))}`
  const counted = {
    envelopes: [{ name: 'Envelope Donor', amountMinor: envelopeMinor }],
    smallCashMinor: smallMinor,
    largeNotes: 0,
    declaredMinor: 0,
    cheques: 0,
    chequesMinor: 0,
  }
  const saved = await first.post(path, { version: 1, place: sheetDetails, count: counted })
  const version = fieldOf(saved.body.data, 'version')
  const totalMinor = smallMinor + envelopeMinor
  const codes = [(await first.post(`${path}/confirm`, { version, totalMinor })).code]
  if (confirms !== 'one') codes.push((await second.post(`${path}/confirm`, { version, totalMinor })).code)
  if (codes.some((code) => code !== 200)) violations.push(`confirming a count returned ${codes.join()}`)
  if (confirms === 'one') return
  if (confirms === 'again' && (await second.post(`${path}/confirm`, { version, totalMinor })).code === 200)
    violations.push('a closed sheet was confirmed again')
  model.sheets.push({ id: path, day, totalMinor, smallMinor, paidIn: false })
  model.gifts.push(offlineGift(desk, { how: 'box', cause: 'general', amountMinor: envelopeMinor, hasDonor: true }))
  if (smallMinor > 0)
    model.gifts.push(offlineGift(desk, { how: 'box', cause: 'general', amountMinor: smallMinor, hasDonor: false }))
  countStep(desk, 'count')
}

/** The treasurer records that a collection was paid in. */
export async function payIn(desk: DeskMosque, { which }: Of<'pay in'>): Promise<void> {
  const { model, now, violations } = desk
  const sheet = pick(
    model.sheets.filter(({ paidIn }) => !paidIn),
    which,
  )
  if (!sheet) return
  const user = await desk.treasurer.login()
  const { code } = await user.post(`${sheet.id}/banked`, { day: londonDay(now()), reference: 'Slip' })
  if (code !== 200) violations.push(`recording that a collection was paid in returned ${code}`)
  sheet.paidIn = true
  countStep(desk, 'pay in')
}

/** Returns a statement's lines for what they are about. */
function linesOf({ model, now }: DeskMosque, { about, amountMinor, twins }: LinePlan, serial: number): ModelLine[] {
  const day = londonDay(now())
  const payout = [...model.payouts.values()].at(-1)
  const sheet = model.sheets.findLast(({ paidIn }) => !paidIn)
  const line = {
    transfer: { text: `FPI TRANSFER ${serial}`, amountMinor },
    payout: { text: `STRIPE ${serial}`, amountMinor: payout ?? amountMinor },
    box: { text: `CASH PAID IN ${serial}`, amountMinor: sheet?.totalMinor ?? amountMinor },
    spending: { text: `DD ELECTRICITY ${serial}`, amountMinor: -amountMinor },
  }[about]
  return Array.from({ length: twins ? 2 : 1 }, () => ({ id: '', day, ...line }))
}

const rowOf = ({ day, text, amountMinor }: ModelLine) =>
  `${day.split('-').toReversed().join('/')},${text},${(amountMinor / 100).toFixed(2)}`

async function readBank(desk: DeskMosque): Promise<BankOverview> {
  const data: BankOverview = Object((await (await desk.treasurer.login()).get(`${desk.root}/bank`)).body.data)
  return data
}

/** The treasurer imports a statement twice; it may repeat the previous statement's lines. */
export async function importStatement(desk: DeskMosque, { lines, overlaps }: Of<'statement'>): Promise<void> {
  const { model, violations, root } = desk
  const fresh = lines.flatMap((plan, index) => linesOf(desk, plan, model.lines.length * 10 + index))
  const before = overlaps ? model.lastFile : []
  const file = [...before, ...fresh]
  if (file.length === 0) return
  const user = await desk.treasurer.login()
  const bytes = Buffer.from(['Date,Description,Amount', ...file.map(rowOf)].join('\n'))
  const statement = { purpose: 'statement' as const, name: 'statement.csv', bytes }
  const body = { account: 'Current', dates: 'dmy' }
  const importFile = () => postFile(user, root.slice('/mosques/'.length), statement, { path: 'bank/statements', body })
  const expected = [
    { added: fresh.length, known: before.length },
    { added: 0, known: file.length },
  ]
  for (const counts of expected) {
    const { code, body } = await importFile()
    if (code !== 200 || fieldOf(body.data, 'added') !== counts.added || fieldOf(body.data, 'known') !== counts.known)
      violations.push(
        `importing a statement of ${JSON.stringify(counts)} returned ${code} ${JSON.stringify(body.data)}`,
      )
  }
  const stored = new Set(model.lines.map(({ id }) => id))
  const waiting = (await readBank(desk)).waiting.filter(({ id }) => !stored.has(id))
  for (const line of fresh) {
    const index = waiting.findIndex(({ text }) => text === line.text)
    const [imported] = index === -1 ? [] : waiting.splice(index, 1)
    if (imported?.amountMinor !== line.amountMinor || imported.day !== line.day)
      violations.push(`a line was lost: ${rowOf(line)}`)
    line.id = imported?.id ?? ''
  }
  model.lines.push(...fresh)
  model.lastFile = file
  countStep(desk, 'statement')
}

/** The days after its count within which a collection is matched to a statement's line. */
const matchDays = 14

/** The treasurer chooses what a line is and posts it; two clicks post it once. */
export async function postLine(desk: DeskMosque, { which, as, donor, twice }: Of<'post'>): Promise<void> {
  const { model, violations, root } = desk
  const line = pick(
    model.lines.filter(({ postedAs }) => !postedAs),
    which,
  )
  if (!line) return
  const kind = line.amountMinor < 0 ? 'other' : as
  const user = await desk.treasurer.login()
  const cause = kind === 'gift' ? { causeId: 'general' } : {}
  const choice = { kind, ...cause, ...(kind === 'gift' ? { donorName: nameOf(donor) } : {}) }
  const chosen = await user.post(`${root}/bank/lines/${line.id}`, choice)
  const post = () => user.post(`${root}/bank/post`, { lines: [{ id: line.id, kind, ...cause }] })
  const codes = (await Promise.all([post(), ...(twice ? [post()] : [])])).map(({ code }) => code)
  if (chosen.code !== 200 || codes.filter((code) => code === 200).length !== 1)
    return void violations.push(`posting a line returned ${chosen.code}, ${codes.join()}`)
  line.postedAs = kind
  if (kind === 'gift') {
    line.gift = offlineGift(desk, { how: 'bank', cause: 'general', amountMinor: line.amountMinor, hasDonor: true })
    model.gifts.push(line.gift)
  }
  if (kind === 'box') {
    line.sheet = model.sheets
      .filter(
        ({ paidIn, totalMinor, day }) =>
          !paidIn && totalMinor === line.amountMinor && day <= line.day && day >= addDays(line.day, -matchDays),
      )
      .toSorted((a, b) => b.day.localeCompare(a.day))[0]
    if (line.sheet) line.sheet.paidIn = true
  }
  countStep(desk, `post ${kind}`)
}

/** The treasurer reverses a posting; two clicks reverse it once. */
export async function reversePosting(desk: DeskMosque, { which, twice }: Of<'reverse'>): Promise<void> {
  const { model, violations, root } = desk
  const line = pick(
    model.lines.filter(({ postedAs }) => postedAs),
    which,
  )
  if (!line) return
  const user = await desk.treasurer.login()
  const reverse = () => user.post(`${root}/bank/lines/${line.id}/reverse`)
  const codes = (await Promise.all([reverse(), ...(twice ? [reverse()] : [])])).map(({ code }) => code)
  if (codes.filter((code) => code === 200).length !== 1)
    return void violations.push(`reversing a line returned ${codes.join()}`)
  if (line.gift) line.gift.refundedMinor = line.gift.amountMinor
  if (line.sheet) line.sheet.paidIn = false
  line.postedAs = undefined
  line.gift = undefined
  line.sheet = undefined
  countStep(desk, 'reverse')
}
