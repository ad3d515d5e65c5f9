import type { bankLineKinds } from '@minaret/foundation/db'
import { addDays } from '@minaret/timetable'
import { matchRecorded, type Money, moneyOf, type RecordedGift } from './matchRecorded.ts'
import { readPayerName } from './names.ts'
import { donorNameOf, payerKeyOf, unwrapPayer } from './payer.ts'
import type { StatementLine } from './statement.ts'

/** The kinds of a line. */
export type BankLineKind = (typeof bankLineKinds)[number]

/** The kind, cause and donor of a payer's last posted line. */
export type LearnedPayer = { kind: BankLineKind; causeId: string | null; donorName: string | null }

/** A counted collection; `day` is the day it was paid in, or else the day it was counted. */
export type CountedBox = { id: string; day: string; amountMinor: number; currency: string; isBanked?: boolean }

/** The proposed match of a line. Without a kind, a member of staff must choose it: income is never guessed. */
export type Proposal = {
  kind: BankLineKind | null
  causeId: string | null
  donorName: string | null
  /** For `recorded`, the gift; without a kind, a gift of the same amount as a hint. */
  giftId: string | null
}

/** The kinds a line can have, depending on whether money came in or went out. */
export const kindsOf = (amountMinor: number): BankLineKind[] =>
  amountMinor > 0 ? ['gift', 'recorded', 'payout', 'box', 'hmrc', 'other'] : ['refund', 'payout', 'other']

/** Names of payment providers on statements. */
const stripe = /\bstripe\b/i
const otherProviders = /\b(?:paypal|sumup|gocardless|go cardless|zettle|square|justgiving|launchgood|dojo)\b/i
const hmrcPattern = /\b(?:hmrc|hm revenue)\b/i
/** Banks' words for cash paid in. */
const cashPattern = /\b(?:cash|coins?|paid in|pay(?:ing)? in|counter|night safe)\b/i
const depositPattern = /^(?:DEPOSIT|LODGEMENT|POST OFFICE|BRANCH)?$/
const electronicPattern = /\b(?:faster|fpi|fp|standing order|sto|bacs?|chaps|tfr|transfer|online|mobile)\b/i

/** The part of a line that names the payer: a payer's own reference is ignored. */
const sourceOf = ({ payer, text }: Pick<StatementLine, 'payer' | 'text'>) =>
  payer && payerKeyOf({ payer, text }) !== '' ? payer : text

/** The kind of a line that names a provider or HMRC. */
function findNamedKind(line: StatementLine): 'payout' | 'hmrc' | undefined {
  const source = sourceOf(line)
  if (stripe.test(source) || otherProviders.test(source)) return 'payout'
  return line.amountMinor > 0 && hmrcPattern.test(source) ? 'hmrc' : undefined
}

/** Whether a line is a payout of a provider whose payouts Minaret does not read. */
export const isForeignPayout = (text: string): boolean => otherProviders.test(text) && !stripe.test(text)

/** Whether a line can be a collection's cash: its text says so, or it has no payer. */
function isCash(line: StatementLine): boolean {
  const source = sourceOf(line)
  const name = unwrapPayer(source.replaceAll('·', ' ')).toUpperCase()
  return cashPattern.test(source) || (depositPattern.test(name) && !electronicPattern.test(line.text))
}

/** Maximum number of days from the count of a collection to its line on the statement. */
const maxDaysToBank = 14

/** Whether a line matches a collection by amount and day. */
export const isBox = (line: Money, { amountMinor, currency, day }: CountedBox) =>
  amountMinor === line.amountMinor &&
  currency === line.currency &&
  day <= line.day &&
  day >= addDays(line.day, -maxDaysToBank)

/** Key of a learned payer; payments from and to the same payer are learned separately. */
export const payerMapKey = (key: string, incoming: boolean): string => `${incoming ? 'in' : 'out'} ${key}`

/** The mosque's records with which lines are matched. */
export type ProposalContext = {
  payers: ReadonlyMap<string, LearnedPayer>
  recorded: readonly RecordedGift[]
  boxes: readonly CountedBox[]
  /** Lines already waiting as a collection's cash. */
  boxLines?: readonly Money[]
}

/**
 * Proposes a kind for each line: a recorded gift of its payer; the kind of the payer's previous lines; a provider or HMRC by name;
 * or a collection of the same amount. Each gift and each collection is proposed for one line. Money out is the mosque's own
 * spending, which is outside the ledger of gifts.
 */
export function proposeKinds(
  lines: readonly StatementLine[],
  { payers, recorded, boxes, boxLines = [] }: ProposalContext,
): Proposal[] {
  const findLearnedPayer = (line: StatementLine) => payers.get(payerMapKey(payerKeyOf(line), line.amountMinor > 0))
  const incomingLines = lines.flatMap((line) => {
    const learnedPayer = findLearnedPayer(line)
    const isGift = learnedPayer
      ? learnedPayer.kind === 'gift' || learnedPayer.kind === 'recorded'
      : findNamedKind(line) === undefined
    if (line.amountMinor < 0 || !isGift) return []
    const donors = learnedPayer?.donorName ? [readPayerName({ payer: learnedPayer.donorName, text: '' })] : []
    return [{ line, names: [readPayerName(line), ...donors] }]
  })
  const matches = matchRecorded(incomingLines, recorded)
  const takeBox = createBoxClaimer(boxes)
  for (const line of boxLines) takeBox(line)
  return lines.map((line) => {
    const learnedPayer = findLearnedPayer(line)
    const match = matches.get(line)
    const baseProposal = {
      kind: null,
      causeId: null,
      donorName: (learnedPayer?.donorName ?? donorNameOf(line)) || null,
      giftId: match?.giftId ?? null,
    }
    const proposalOf = (kind: BankLineKind) => ({ ...baseProposal, kind })
    if (match?.by === 'name') return proposalOf('recorded')
    // A payer whose last line matched a recorded gift need not have one this time.
    if (
      learnedPayer &&
      learnedPayer.kind !== 'recorded' &&
      match?.by !== 'amount' &&
      kindsOf(line.amountMinor).includes(learnedPayer.kind)
    ) {
      if (learnedPayer.kind === 'box') takeBox(line)
      return { ...proposalOf(learnedPayer.kind), causeId: learnedPayer.causeId }
    }
    if (line.amountMinor > 0 && isCash(line) && takeBox(line)) return { ...proposalOf('box'), giftId: null }
    const namedKind = findNamedKind(line)
    if (namedKind) return proposalOf(namedKind)
    if (line.amountMinor > 0) return baseProposal
    return proposalOf(/\brefund\b/i.test(line.text) ? 'refund' : 'other')
  })
}

/** Returns a function that claims a matching collection for a line, so that no other line gets it. */
function createBoxClaimer(boxes: readonly CountedBox[]): (line: Money) => boolean {
  const counts = new Map<string, number>()
  for (const box of boxes) counts.set(moneyOf(box), (counts.get(moneyOf(box)) ?? 0) + 1)
  return (line) => {
    for (let days = 0; days <= maxDaysToBank; days += 1) {
      const key = moneyOf({ ...line, day: addDays(line.day, -days) })
      const count = counts.get(key) ?? 0
      if (count === 0) continue
      counts.set(key, count - 1)
      return true
    }
    return false
  }
}
