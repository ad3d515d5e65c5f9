import type { BankOverview } from '@minaret/contract/desk'
import { addDays } from '@minaret/timetable'
import { type ModelGift, type ModelLine, londonDay } from './model.ts'
import { countStep, type DeskMosque, nameOf, pick } from './deskMosque.ts'
import type { LinePlan, Step } from './steps.ts'
import { postFile } from '../uploads.ts'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

const fieldOf = (data: unknown, name: string): unknown => Reflect.get(Object(data), name)
const createOfflineGift = (
  desk: DeskMosque,
  values: Pick<ModelGift, 'how' | 'cause' | 'amountMinor' | 'hasDonor'>,
): ModelGift => ({
  id: '',
  paidAt: desk.now(),
  refundedMinor: 0,
  rejected: new Set(),
  ...values,
})

/** Two people count a collection, which enters the ledger only once both have confirmed it. */
export async function countBox(desk: DeskMosque, step: StepOf<'count'>): Promise<void> {
  const { root, counters, model, now, violations } = desk
  const { smallMinor, envelopeMinor, confirms } = step
  const [first, second] = [await counters[0].login(), await counters[1].login()]
  const day = londonDay(now())
  const sheetDetails = { day, cause: 'general', second: second.accountId }
  const openResponse = await first.post(`${root}/box/sheets`, sheetDetails)
  const path = `${root}/box/sheets/${String(fieldOf(openResponse.body.data, 'sheet'))}`
  const count = {
    envelopes: [{ name: 'Envelope Donor', amountMinor: envelopeMinor }],
    smallCashMinor: smallMinor,
    largeNotes: 0,
    declaredMinor: 0,
    cheques: 0,
    chequesMinor: 0,
  }
  const saveResponse = await first.post(path, { version: 1, place: sheetDetails, count })
  const version = fieldOf(saveResponse.body.data, 'version')
  const totalMinor = smallMinor + envelopeMinor
  const codes = [(await first.post(`${path}/confirm`, { version, totalMinor })).code]
  if (confirms !== 'one') codes.push((await second.post(`${path}/confirm`, { version, totalMinor })).code)
  if (codes.some((code) => code !== 200)) violations.push(`confirming a count returned ${codes.join()}`)
  if (confirms === 'one') return
  if (confirms === 'again' && (await second.post(`${path}/confirm`, { version, totalMinor })).code === 200)
    violations.push('a closed sheet was confirmed again')
  model.sheets.push({ id: path, day, totalMinor, smallMinor, paidIn: false })
  model.gifts.push(
    createOfflineGift(desk, { how: 'box', cause: 'general', amountMinor: envelopeMinor, hasDonor: true }),
  )
  if (smallMinor > 0)
    model.gifts.push(
      createOfflineGift(desk, { how: 'box', cause: 'general', amountMinor: smallMinor, hasDonor: false }),
    )
  countStep(desk, 'count')
}

/** The treasurer records that a collection was paid in. */
export async function markPaidIn(desk: DeskMosque, { selector }: StepOf<'pay in'>): Promise<void> {
  const { model, now, violations } = desk
  const sheet = pick(
    model.sheets.filter(({ paidIn }) => !paidIn),
    selector,
  )
  if (!sheet) return
  const user = await desk.treasurer.login()
  const { code } = await user.post(`${sheet.id}/banked`, { day: londonDay(now()), reference: 'Slip' })
  if (code !== 200) violations.push(`recording that a collection was paid in returned ${code}`)
  sheet.paidIn = true
  countStep(desk, 'pay in')
}

/** Returns the statement lines of a plan. */
function linesOf(
  { model, now }: DeskMosque,
  { about, amountMinor, isDuplicated }: LinePlan,
  serial: number,
): ModelLine[] {
  const day = londonDay(now())
  const payout = [...model.payouts.values()].at(-1)
  const sheet = model.sheets.findLast(({ paidIn }) => !paidIn)
  const line = {
    transfer: { text: `FPI TRANSFER ${serial}`, amountMinor },
    payout: { text: `STRIPE ${serial}`, amountMinor: payout ?? amountMinor },
    box: { text: `CASH PAID IN ${serial}`, amountMinor: sheet?.totalMinor ?? amountMinor },
    spending: { text: `DD ELECTRICITY ${serial}`, amountMinor: -amountMinor },
  }[about]
  return Array.from({ length: isDuplicated ? 2 : 1 }, () => ({ id: '', day, ...line }))
}

const rowOf = ({ day, text, amountMinor }: ModelLine) =>
  `${day.split('-').toReversed().join('/')},${text},${(amountMinor / 100).toFixed(2)}`

async function readBank(desk: DeskMosque): Promise<BankOverview> {
  const data: BankOverview = Object((await (await desk.treasurer.login()).get(`${desk.root}/bank`)).body.data)
  return data
}

/** The treasurer imports a statement twice; it may repeat the previous statement's lines. */
export async function importStatement(
  desk: DeskMosque,
  { lines, repeatsPrevious }: StepOf<'statement'>,
): Promise<void> {
  const { model, violations, root } = desk
  const newLines = lines.flatMap((plan, index) => linesOf(desk, plan, model.lines.length * 10 + index))
  const repeatedLines = repeatsPrevious ? model.lastFile : []
  const fileLines = [...repeatedLines, ...newLines]
  if (fileLines.length === 0) return
  const user = await desk.treasurer.login()
  const bytes = Buffer.from(['Date,Description,Amount', ...fileLines.map(rowOf)].join('\n'))
  const statement = { purpose: 'statement' as const, name: 'statement.csv', bytes }
  const body = { account: 'Current', dates: 'dmy' }
  const importFile = () => postFile(user, root.slice('/mosques/'.length), statement, { path: 'bank/statements', body })
  const expectedCounts = [
    { added: newLines.length, known: repeatedLines.length },
    { added: 0, known: fileLines.length },
  ]
  for (const counts of expectedCounts) {
    const { code, body } = await importFile()
    if (code !== 200 || fieldOf(body.data, 'added') !== counts.added || fieldOf(body.data, 'known') !== counts.known)
      violations.push(
        `importing a statement of ${JSON.stringify(counts)} returned ${code} ${JSON.stringify(body.data)}`,
      )
  }
  const storedIds = new Set(model.lines.map(({ id }) => id))
  const waitingLines = (await readBank(desk)).waiting.filter(({ id }) => !storedIds.has(id))
  for (const line of newLines) {
    const index = waitingLines.findIndex(({ text }) => text === line.text)
    const [importedLine] = index === -1 ? [] : waitingLines.splice(index, 1)
    if (importedLine?.amountMinor !== line.amountMinor || importedLine.day !== line.day)
      violations.push(`a line was lost: ${rowOf(line)}`)
    line.id = importedLine?.id ?? ''
  }
  model.lines.push(...newLines)
  model.lastFile = fileLines
  countStep(desk, 'statement')
}

/** The days after a count within which its collection is matched to a statement line. */
const matchDays = 14

/** The treasurer classifies a line and posts it; two clicks post it once. */
export async function postLine(desk: DeskMosque, { selector, as, donor, isRepeated }: StepOf<'post'>): Promise<void> {
  const { model, violations, root } = desk
  const line = pick(
    model.lines.filter(({ postedAs }) => !postedAs),
    selector,
  )
  if (!line) return
  const kind = line.amountMinor < 0 ? 'other' : as
  const user = await desk.treasurer.login()
  const cause = kind === 'gift' ? { causeId: 'general' } : {}
  const choice = { kind, ...cause, ...(kind === 'gift' ? { donorName: nameOf(donor) } : {}) }
  const choiceResponse = await user.post(`${root}/bank/lines/${line.id}`, choice)
  const postChosen = () => user.post(`${root}/bank/post`, { lines: [{ id: line.id, kind, ...cause }] })
  const codes = (await Promise.all([postChosen(), ...(isRepeated ? [postChosen()] : [])])).map(({ code }) => code)
  if (choiceResponse.code !== 200 || codes.filter((code) => code === 200).length !== 1)
    return void violations.push(`posting a line returned ${choiceResponse.code}, ${codes.join()}`)
  line.postedAs = kind
  if (kind === 'gift') {
    line.gift = createOfflineGift(desk, {
      how: 'bank',
      cause: 'general',
      amountMinor: line.amountMinor,
      hasDonor: true,
    })
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
export async function reversePosting(desk: DeskMosque, { selector, isRepeated }: StepOf<'reverse'>): Promise<void> {
  const { model, violations, root } = desk
  const line = pick(
    model.lines.filter(({ postedAs }) => postedAs),
    selector,
  )
  if (!line) return
  const user = await desk.treasurer.login()
  const reverse = () => user.post(`${root}/bank/lines/${line.id}/reverse`)
  const codes = (await Promise.all([reverse(), ...(isRepeated ? [reverse()] : [])])).map(({ code }) => code)
  if (codes.filter((code) => code === 200).length !== 1)
    return void violations.push(`reversing a line returned ${codes.join()}`)
  if (line.gift) line.gift.refundedMinor = line.gift.amountMinor
  if (line.sheet) line.sheet.paidIn = false
  line.postedAs = undefined
  line.gift = undefined
  line.sheet = undefined
  countStep(desk, 'reverse')
}
