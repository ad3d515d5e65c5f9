import type { Cause } from '@minaret/contract'
import { useSession } from '@minaret/domain'
import { maxDailyCollections } from '@minaret/money'
import { DateField, type FormError } from '@minaret/ui'
import { type Messages, useMessages } from '../app/MessagesProvider.tsx'
import { lazy, Suspense } from 'react'
import styles from './cause.module.css'
import {
  type CollectionDates,
  countCollections,
  firstDay,
  type Frequency,
  frequenciesOf,
  type Schedule,
  type ScheduleProblems,
  startDateRange,
} from './frequency.ts'

/** Loaded on demand, because few donors have an active Friday gift; the form works without it. */
const ActiveFridayNotice = lazy(() =>
  import('../app/FridayGiftNotice.tsx').then(
    ({ FridayGiftNotice: Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

const ids = { startsOn: 'gift-starts', until: 'gift-until' }

export type FrequencyChoiceProps = {
  cause: Cause
  value: Frequency
  onChange(schedule: Schedule): void
}

/** The choice between a one-off gift and the cause's frequencies; null if it has none. */
export function FrequencyChoice({ cause, value, onChange }: FrequencyChoiceProps) {
  const { t } = useMessages('cause')
  const frequencies = frequenciesOf(cause)
  if (frequencies.length < 2) return null
  return (
    <fieldset>
      <legend className={styles.question}>{t.cause.often.question}</legend>
      <div className={styles.segments}>
        {frequencies.map((frequency) => (
          <label className={styles.segment} key={frequency}>
            <input
              type="radio"
              name="often"
              value={frequency}
              checked={frequency === value}
              onChange={() => onChange({ often: frequency })}
            />
            <span>{t.cause.often[frequency]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export type ScheduleFieldsProps = {
  schedule: Schedule
  now: CollectionDates
  /** The amount of each gift, once it is valid. */
  amount?: { minor: number; currency: string }
  errors: Partial<Record<keyof ScheduleProblems, string>>
  onChange(schedule: Schedule): void
}

/** The dates of a regular gift: the fields of those to choose, and the first collection in words. */
export function ScheduleFields({ schedule, now, amount, errors, onChange }: ScheduleFieldsProps) {
  const { t, format } = useMessages('cause')
  // Only a logged-in user can have an active Friday gift.
  const { user } = useSession()
  const { often, startsOn, until } = schedule
  const texts = t.cause.often
  const firstDate = firstDay(schedule, now)
  const count = countCollections(schedule, now)
  const dateRange = often === 'once' ? undefined : startDateRange(often, now)

  return (
    <>
      {often === 'weekly' && user && (
        <Suspense fallback={null}>
          <ActiveFridayNotice messages={texts.running} />
        </Suspense>
      )}
      {(often === 'monthly' || often === 'daily') && dateRange && (
        <div className={styles.days}>
          <DateField
            id={ids.startsOn}
            name="startsOn"
            label={texts.startsOn}
            error={errors.startsOn}
            value={startsOn ?? dateRange.min}
            min={dateRange.min}
            max={dateRange.max}
            onChange={({ currentTarget }) => onChange({ ...schedule, startsOn: currentTarget.value || undefined })}
          />
          {often === 'daily' && (
            <DateField
              id={ids.until}
              name="until"
              label={texts.until}
              hint={texts.untilHint}
              error={errors.until}
              value={until ?? ''}
              min={startsOn ?? dateRange.min}
              onChange={({ currentTarget }) => onChange({ ...schedule, until: currentTarget.value || undefined })}
            />
          )}
        </div>
      )}
      <p className={styles.impact} aria-live="polite">
        {firstDate && !errors.startsOn && (
          <>
            {texts.first({ day: formatDayInText(firstDate, t, format) })}{' '}
            {count !== undefined && amount && (
              <>
                {texts.sum({
                  count,
                  figure: format.number(count),
                  amount: format.amount(amount.minor, amount.currency),
                  sum: format.amount(amount.minor * count, amount.currency),
                })}{' '}
              </>
            )}
            {often === 'monthly' && <>{texts.everyMonth} </>}
            {texts.free}
          </>
        )}
      </p>
    </>
  )
}

/** A date in running text. */
export const formatDayInText = (date: string, t: Messages['t'], format: Messages['format']): string =>
  t.prayer.date(format.day(date))

/** The error messages of the dates, by field. */
export function scheduleMessages(
  problems: ScheduleProblems,
  often: Frequency,
  now: CollectionDates,
  { t, format }: Messages<'cause'>,
): Partial<Record<keyof ScheduleProblems, string>> {
  if (often === 'once') return {}
  const { errors } = t.cause.often
  const { min, max } = startDateRange(often, now)
  const day = problems.startsOn === 'early' ? min : max
  const until = problems.until
  return {
    ...(problems.startsOn
      ? { startsOn: errors.startsOn[problems.startsOn]({ day: formatDayInText(day, t, format) }) }
      : {}),
    ...(until
      ? {
          until:
            until === 'late'
              ? errors.until.late({ count: maxDailyCollections, figure: format.number(maxDailyCollections) })
              : errors.until[until],
        }
      : {}),
  }
}

/** The errors of the dates for the form's error summary. */
export const scheduleErrors = (dateMessages: Partial<Record<keyof ScheduleProblems, string>>): FormError[] =>
  (['startsOn', 'until'] as const).flatMap((field) => {
    const message = dateMessages[field]
    return message ? [{ id: ids[field], message }] : []
  })
