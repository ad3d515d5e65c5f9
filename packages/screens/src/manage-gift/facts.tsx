import type { Cycle } from '@minaret/contract'
import type { SummaryItem } from '@minaret/ui'
import type { Words } from '../app/WordsProvider.tsx'
import { isOver } from './choices.ts'
import styles from './manage-gift.module.css'

/** What is known of a regular gift, in order. */
export function factsOf(cycle: Cycle, { t, format }: Pick<Words<'manageGift'>, 't' | 'format'>): SummaryItem[] {
  const { amountMinor, coverMinor = 0, currency, card, lastPaid, next, resumesOn, rhythm, state, until } = cycle
  const w = t.manageGift.facts
  const day = (date: string) => t.prayer.date(format.day(date))
  const money = (minor: number) => <bdi>{format.amount(minor, currency)}</bdi>
  const over = isOver(cycle)
  return [
    { label: w.cause, value: format.inText(cycle.cause.title) },
    { label: w.often, value: w.rhythms[rhythm] },
    { label: w.state, value: w.states[state] },
    ...(next && !over && state !== 'paused' ? [{ label: w.next, value: day(next) }] : []),
    ...(state === 'paused' && resumesOn ? [{ label: w.resumes, value: day(resumesOn) }] : []),
    ...(lastPaid ? [{ label: w.lastPaid, value: day(lastPaid) }] : []),
    ...(until ? [{ label: w.until, value: day(until) }] : []),
    ...(card && !over
      ? [{ label: w.card, value: <bdi className={styles.card}>{cardWords(card, w.pretendCard)}</bdi> }]
      : []),
    {
      label: w.amount,
      value: (
        <>
          {money(amountMinor)}
          {coverMinor > 0 && (
            <span className={styles.more}>{w.cover({ amount: format.amount(coverMinor, currency) })}</span>
          )}
        </>
      ),
      total: true,
    },
  ]
}

/** As it stands on the card: `Visa •••• 4242`. @param pretend what the card of a demonstration is called */
function cardWords({ brand, last4 }: NonNullable<Cycle['card']>, pretend: string): string {
  const name = brand === 'demonstration' ? pretend : brand.charAt(0).toUpperCase() + brand.slice(1)
  return `${name} •••• ${last4}`
}
