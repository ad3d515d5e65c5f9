import type { bankLineKinds } from '@minaret/foundation/db'
import { addDays } from '@minaret/timetable'
import { matchRecorded, type Money, moneyOf, type RecordedGift } from './matchRecorded.ts'
import { readPayerName } from './names.ts'
import { donorNameOf, payerKeyOf, unwrapPayer } from './payer.ts'
import type { StatementLine } from './statement.ts'

/** What a line can be. */
export type BankLineKind = (typeof bankLineKinds)[number]

/** What somebody's lines were last. */
export type LearnedPayer = { kind: BankLineKind; causeId: string | null; donorName: string | null }

/** A collection that was counted: paid in on that day, or counted on it and not paid in yet. */
export type CountedBox = { id: string; day: string; amountMinor: number; currency: string; isBanked?: boolean }

/** What a line probably is. Without a kind somebody has to say it: income is never guessed. */
export type Proposal = {
  kind: BankLineKind | null
  causeId: string | null
  donorName: string | null
  /** Of `recorded`: the gift. Of a line without a kind: one of the same amount, which it might be. */
  giftId: string | null
}

/** What a line can be, by whether money came in or went out. */
export const kindsOf = (amountMinor: number): BankLineKind[] =>
  amountMinor > 0 ? ['gift', 'recorded', 'payout', 'box', 'hmrc', 'other'] : ['refund', 'payout', 'other']

/** Names of payment providers, as they stand on statements. */
const stripe = /\bstripe\b/i
const otherProviders = /\b(?:paypal|sumup|gocardless|go cardless|zettle|square|justgiving|launchgood|dojo)\b/i
const hmrc = /\b(?:hmrc|hm revenue)\b/i
/** What banks call cash that was paid in. */
const cash = /\b(?:cash|coins?|paid in|pay(?:ing)? in|counter|night safe)\b/i
const deposit = /^(?:DEPOSIT|LODGEMENT|POST OFFICE|BRANCH)?$/
const electronic = /\b(?:faster|fpi|fp|standing order|sto|bacs?|chaps|tfr|transfer|online|mobile)\b/i

/** Where a line says whose money it is: what a person adds about it is not asked. */
const sourceOf = ({ payer, text }: Pick<StatementLine, 'payer' | 'text'>) =>
  payer && payerKeyOf({ payer, text }) !== '' ? payer : text

/** What a line is by the name of a provider, or of HMRC. */
function namedKind(line: StatementLine): 'payout' | 'hmrc' | undefined {
  const source = sourceOf(line)
  if (stripe.test(source) || otherProviders.test(source)) return 'payout'
  return line.amountMinor > 0 && hmrc.test(source) ? 'hmrc' : undefined
}

/** Whether a line is the payout of a provider whose payouts are not read here, so that it can be none of those. */
export const isForeignPayout = (text: string): boolean => otherProviders.test(text) && !stripe.test(text)

/** Whether a line can be the cash of a collection: it says so, or has no payer. */
function isCash(line: StatementLine): boolean {
  const source = sourceOf(line)
  const name = unwrapPayer(source.replaceAll('·', ' ')).toUpperCase()
  return cash.test(source) || (deposit.test(name) && !electronic.test(line.text))
}

/** Cash is paid in, and stands on the statement, within so many days. */
const bankedWithin = 14

/** Whether a line is the cash of a collection. */
export const isBox = (line: Money, { amountMinor, currency, day }: CountedBox) =>
  amountMinor === line.amountMinor &&
  currency === line.currency &&
  day <= line.day &&
  day >= addDays(line.day, -bankedWithin)

/** What a payer is found by: what they pay says nothing of what they are paid. */
export const placeOf = (key: string, incoming: boolean): string => `${incoming ? 'in' : 'out'} ${key}`

/** What is known of a mosque's money when its lines come in. */
export type ProposalContext = {
  payers: ReadonlyMap<string, LearnedPayer>
  recorded: readonly RecordedGift[]
  boxes: readonly CountedBox[]
  /** Lines that wait as the cash of a collection already. */
  boxLines?: readonly Money[]
}

/**
 * Says what each line probably is: a gift of its payer's that somebody has written down already; what its payer's lines were
 * before; a provider, or HMRC, by name; cash of a collection's amount. Each gift and each collection is one line's. What goes
 * out is the mosque's own spending, which the ledger of gifts has nothing to do with.
 */
export function proposeKinds(
  lines: readonly StatementLine[],
  { payers, recorded, boxes, boxLines = [] }: ProposalContext,
): Proposal[] {
  const learnedOf = (line: StatementLine) => payers.get(placeOf(payerKeyOf(line), line.amountMinor > 0))
  const incoming = lines.flatMap((line) => {
    const learned = learnedOf(line)
    const isGift = learned ? learned.kind === 'gift' || learned.kind === 'recorded' : namedKind(line) === undefined
    if (line.amountMinor < 0 || !isGift) return []
    const donors = learned?.donorName ? [readPayerName({ payer: learned.donorName, text: '' })] : []
    return [{ line, names: [readPayerName(line), ...donors] }]
  })
  const matches = matchRecorded(incoming, recorded)
  const takeBox = createBoxes(boxes)
  for (const line of boxLines) takeBox(line)
  return lines.map((line) => {
    const learned = learnedOf(line)
    const match = matches.get(line)
    const unknown = {
      kind: null,
      causeId: null,
      donorName: (learned?.donorName ?? donorNameOf(line)) || null,
      giftId: match?.giftId ?? null,
    }
    const of = (kind: BankLineKind) => ({ ...unknown, kind })
    if (match?.by === 'name') return of('recorded')
    // What was in the ledger last time need not be this time.
    if (
      learned &&
      learned.kind !== 'recorded' &&
      match?.by !== 'amount' &&
      kindsOf(line.amountMinor).includes(learned.kind)
    ) {
      if (learned.kind === 'box') takeBox(line)
      return { ...of(learned.kind), causeId: learned.causeId }
    }
    if (line.amountMinor > 0 && isCash(line) && takeBox(line)) return { ...of('box'), giftId: null }
    const named = namedKind(line)
    if (named) return of(named)
    if (line.amountMinor > 0) return unknown
    return of(/\brefund\b/i.test(line.text) ? 'refund' : 'other')
  })
}

/** Returns what takes the collection that a line is the cash of, so that no other line has it. */
function createBoxes(boxes: readonly CountedBox[]): (line: Money) => boolean {
  const counts = new Map<string, number>()
  for (const box of boxes) counts.set(moneyOf(box), (counts.get(moneyOf(box)) ?? 0) + 1)
  return (line) => {
    for (let days = 0; days <= bankedWithin; days += 1) {
      const key = moneyOf({ ...line, day: addDays(line.day, -days) })
      const count = counts.get(key) ?? 0
      if (count === 0) continue
      counts.set(key, count - 1)
      return true
    }
    return false
  }
}
