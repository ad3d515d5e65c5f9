import type { RegularGift } from '@minaret/contract'
import type { SummaryItem } from '@minaret/ui'
import type { Words } from '../app/WordsProvider.tsx'
import { isOver } from './choices.ts'
import styles from './manage-gift.module.css'

/** The facts of a regular gift, in order. */
export function factsOf(cycle: RegularGift, { t, format }: Pick<Words<'manageGift'>, 't' | 'format'>): SummaryItem[] {
  const { amountMinor, coverMinor = 0, currency, card, lastPaid, next, resumesOn, rhythm, state, until } = cycle
  const w = t.manageGift.facts
  const day = (date: string) => t.prayer.date(format.day(date))
  const renderAmount = (minor: number) => <bdi>{format.amount(minor, currency)}</bdi>
  const isEnded = isOver(cycle)
  return [
    { label: w.cause, value: format.inText(cycle.cause.title) },
    { label: w.often, value: w.rhythms[rhythm] },
    { label: w.state, value: w.states[state] },
    ...(next && !isEnded && state !== 'paused' ? [{ label: w.next, value: day(next) }] : []),
    ...(state === 'paused' && resumesOn ? [{ label: w.resumes, value: day(resumesOn) }] : []),
    ...(lastPaid ? [{ label: w.lastPaid, value: day(lastPaid) }] : []),
    ...(until ? [{ label: w.until, value: day(until) }] : []),
    ...(card && !isEnded
      ? [{ label: w.card, value: <bdi className={styles.card}>{cardWords(card, w.pretendCard)}</bdi> }]
      : []),
    {
      label: w.amount,
      value: (
        <>
          {renderAmount(amountMinor)}
          {coverMinor > 0 && (
            <span className={styles.more}>{w.cover({ amount: format.amount(coverMinor, currency) })}</span>
          )}
        </>
      ),
      total: true,
    },
  ]
}

/** The card's label: `Visa •••• 4242`. @param demoName the name of the demonstration's card */
function cardWords({ brand, last4 }: NonNullable<RegularGift['card']>, demoName: string): string {
  const name = brand === 'demonstration' ? demoName : brand.charAt(0).toUpperCase() + brand.slice(1)
  return `${name} •••• ${last4}`
}
