import type { bankLineKinds } from '@minaret/foundation/db'
import { addDays } from '@minaret/timetable'
import { donorNameOf, payerKeyOf } from './payer.ts'
import type { StatementLine } from './statement.ts'

/** What a line can be. */
export type BankLineKind = (typeof bankLineKinds)[number]

/** What somebody's lines were last. */
export type LearnedPayer = { kind: BankLineKind; causeId: string | null; donorName: string | null }

/** A gift that was written down by hand as a bank transfer, and that no line stands for yet. */
export type RecordedGift = { id: string; day: string; amountMinor: number; currency: string }

/** A collection that was counted: paid in on that day, or counted on it and not paid in yet. */
export type CountedBox = { id: string; day: string; amountMinor: number; currency: string; isBanked?: boolean }

/** What a line probably is. Nothing where somebody has to say it: income is never guessed. */
export type Proposal = {
  kind: BankLineKind | null
  causeId: string | null
  donorName: string | null
  giftId: string | null
}

/** What a line can be, by whether money came in or went out. */
export const kindsOf = (amountMinor: number): BankLineKind[] =>
  amountMinor > 0 ? ['gift', 'recorded', 'payout', 'box', 'hmrc', 'other'] : ['refund', 'payout', 'other']

/** Names of payment providers, as they stand on statements. */
const providers = /\b(?:stripe|paypal|sumup|gocardless|go cardless|zettle|square|justgiving|launchgood|dojo)\b/i
const hmrc = /\b(?:hmrc|hm revenue)\b/i

/** A gift is written down when it is seen, and on the statement within so many days of that; the nearest day is tried first. */
const near = [0, -1, 1, -2, 2, -3, 3, -4, 4]

/** What a line is compared by. */
type Money = Pick<StatementLine, 'amountMinor' | 'currency' | 'day'>

/** What rows of one day, amount and currency have in common: a line is compared with those alone, however many others there are. */
const moneyOf = ({ amountMinor, currency, day }: Money) => `${day} ${amountMinor} ${currency}`

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

/**
 * Returns what says, line by line, what a line probably is: a gift somebody has written down already; what its payer's lines
 * were before; a provider, or HMRC, by name. Each gift is proposed for one line. What goes out is the mosque's own spending,
 * which the ledger of gifts has nothing to do with.
 */
export function createProposer(
  payers: ReadonlyMap<string, LearnedPayer>,
  recorded: readonly RecordedGift[],
  boxes: readonly CountedBox[],
): (line: StatementLine) => Proposal {
  const gifts = new Map<string, RecordedGift[]>()
  for (const gift of recorded) {
    const alike = gifts.get(moneyOf(gift))
    if (alike) alike.push(gift)
    else gifts.set(moneyOf(gift), [gift])
  }
  const counted = new Set(boxes.map(moneyOf))
  const sinceCounted = Array.from({ length: bankedWithin + 1 }, (_, days) => -days)
  const onDay = (line: StatementLine, days: number) => moneyOf({ ...line, day: addDays(line.day, days) })
  return (line) => {
    const nothing = { kind: null, causeId: null, donorName: donorNameOf(line) || null, giftId: null }
    const learned = payers.get(placeOf(payerKeyOf(line), line.amountMinor > 0))
    if (line.amountMinor > 0 && (!learned || learned.kind === 'gift' || learned.kind === 'recorded')) {
      const gift = near
        .map((days) => gifts.get(onDay(line, days)))
        .find((some) => some && some.length > 0)
        ?.shift()
      if (gift) return { ...nothing, kind: 'recorded', giftId: gift.id }
    }
    // What was in the ledger last time need not be this time.
    if (learned && learned.kind !== 'recorded' && kindsOf(line.amountMinor).includes(learned.kind)) {
      const { kind, causeId, donorName } = learned
      return { ...nothing, kind, causeId, donorName: donorName ?? nothing.donorName }
    }
    const of = (kind: BankLineKind) => ({ ...nothing, kind })
    if (sinceCounted.some((days) => counted.has(onDay(line, days)))) return of('box')
    if (providers.test(line.text)) return of('payout')
    if (line.amountMinor > 0) return hmrc.test(line.text) ? of('hmrc') : nothing
    return of(/\brefund\b/i.test(line.text) ? 'refund' : 'other')
  }
}
