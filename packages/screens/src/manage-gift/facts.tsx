import type { RegularGift } from '@minaret/contract'
import type { SummaryItem } from '@minaret/ui'
import type { Messages } from '../app/MessagesProvider.tsx'
import { isOver } from './choices.ts'
import styles from './manage-gift.module.css'

/** The facts of a regular gift, in order. */
export function factsOf(
  regularGift: RegularGift,
  { t, format }: Pick<Messages<'manageGift'>, 't' | 'format'>,
): SummaryItem[] {
  const { amountMinor, coverMinor = 0, currency, card, lastPaid, next, resumesOn, rhythm, state, until } = regularGift
  const texts = t.manageGift.facts
  const formatDay = (date: string) => t.prayer.date(format.day(date))
  const renderAmount = (minor: number) => <bdi>{format.amount(minor, currency)}</bdi>
  const isEnded = isOver(regularGift)
  return [
    { label: texts.cause, value: format.inText(regularGift.cause.title) },
    { label: texts.often, value: texts.rhythms[rhythm] },
    { label: texts.state, value: texts.states[state] },
    ...(next && !isEnded && state !== 'paused' ? [{ label: texts.next, value: formatDay(next) }] : []),
    ...(state === 'paused' && resumesOn ? [{ label: texts.resumes, value: formatDay(resumesOn) }] : []),
    ...(lastPaid ? [{ label: texts.lastPaid, value: formatDay(lastPaid) }] : []),
    ...(until ? [{ label: texts.until, value: formatDay(until) }] : []),
    ...(card && !isEnded
      ? [{ label: texts.card, value: <bdi className={styles.card}>{describeCard(card, texts.pretendCard)}</bdi> }]
      : []),
    {
      label: texts.amount,
      value: (
        <>
          {renderAmount(amountMinor)}
          {coverMinor > 0 && (
            <span className={styles.more}>{texts.cover({ amount: format.amount(coverMinor, currency) })}</span>
          )}
        </>
      ),
      total: true,
    },
  ]
}

/** The card's label: `Visa •••• 4242`. @param demoName the name of the demonstration's card */
function describeCard({ brand, last4 }: NonNullable<RegularGift['card']>, demoName: string): string {
  const name = brand === 'demonstration' ? demoName : brand.charAt(0).toUpperCase() + brand.slice(1)
  return `${name} •••• ${last4}`
}
