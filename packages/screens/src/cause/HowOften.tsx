import type { Cause } from '@minaret/contract'
import { useSession } from '@minaret/domain'
import { maxDailyCollections } from '@minaret/money'
import { DateField, type FormError } from '@minaret/ui'
import { type Words, useWords } from '../app/WordsProvider.tsx'
import { lazy, Suspense } from 'react'
import styles from './cause.module.css'
import {
  type Collecting,
  collections,
  firstDay,
  type Often,
  oftenOffered,
  type Schedule,
  type ScheduleProblems,
  startDays,
} from './often.ts'

/** Few give every Friday already, so its code comes when it is asked for; without it the form is as good. */
const RunningFriday = lazy(() =>
  import('../app/RunningFriday.tsx').then(
    ({ RunningFriday: Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)

const ids = { startsOn: 'gift-starts', until: 'gift-until' }

export type HowOftenProps = {
  cause: Cause
  schedule: Schedule
  now: Collecting
  /** What each gift comes to, once it is known. */
  amount?: { minor: number; currency: string }
  errors: Partial<Record<keyof ScheduleProblems, string>>
  onChange(schedule: Schedule): void
}

/** Once, or again and again: what the cause offers, with the first day before anything is paid. */
export function HowOften({ cause, schedule, now, amount, errors, onChange }: HowOftenProps) {
  const { t, format } = useWords('cause')
  // Nobody else is asked about.
  const { user } = useSession()
  const offered = oftenOffered(cause)
  if (offered.length < 2) return null
  const { often, startsOn, until } = schedule
  const words = t.cause.often
  const first = firstDay(schedule, now)
  const count = collections(schedule, now)
  const days = often === 'once' ? undefined : startDays(often, now)

  return (
    <>
      <fieldset className={styles.oftens}>
        <legend>{words.question}</legend>
        {offered.map((each) => (
          <label className={styles.currency} key={each}>
            <input
              type="radio"
              name="often"
              value={each}
              checked={each === often}
              onChange={() => onChange({ often: each })}
            />
            <span>{words[each]}</span>
          </label>
        ))}
      </fieldset>
      {often === 'weekly' && user && (
        <Suspense fallback={null}>
          <RunningFriday words={words.running} />
        </Suspense>
      )}
      {(often === 'monthly' || often === 'daily') && days && (
        <div className={styles.days}>
          <DateField
            id={ids.startsOn}
            name="startsOn"
            label={words.startsOn}
            error={errors.startsOn}
            value={startsOn ?? days.min}
            min={days.min}
            max={days.max}
            onChange={({ currentTarget }) => onChange({ ...schedule, startsOn: currentTarget.value || undefined })}
          />
          {often === 'daily' && (
            <DateField
              id={ids.until}
              name="until"
              label={words.until}
              hint={words.untilHint}
              error={errors.until}
              value={until ?? ''}
              min={startsOn ?? days.min}
              onChange={({ currentTarget }) => onChange({ ...schedule, until: currentTarget.value || undefined })}
            />
          )}
        </div>
      )}
      <p className={styles.promise} aria-live="polite">
        {first && !errors.startsOn && (
          <>
            {words.first({ day: dayWords(first, t, format) })}{' '}
            {count !== undefined && amount && (
              <>
                {words.sum({
                  count,
                  figure: format.number(count),
                  amount: format.amount(amount.minor, amount.currency),
                  sum: format.amount(amount.minor * count, amount.currency),
                })}{' '}
              </>
            )}
            {often === 'monthly' && <>{words.everyMonth} </>}
            {words.free}
          </>
        )}
      </p>
    </>
  )
}

/** A day in running text. */
export const dayWords = (date: string, t: Words['t'], format: Words['format']): string =>
  t.prayer.date(format.day(date))

/** What is wrong with the days, in words, by field. */
export function scheduleSentences(
  problems: ScheduleProblems,
  often: Often,
  now: Collecting,
  { t, format }: Words<'cause'>,
): Partial<Record<keyof ScheduleProblems, string>> {
  if (often === 'once') return {}
  const { errors } = t.cause.often
  const { min, max } = startDays(often, now)
  const day = problems.startsOn === 'early' ? min : max
  const until = problems.until
  return {
    ...(problems.startsOn ? { startsOn: errors.startsOn[problems.startsOn]({ day: dayWords(day, t, format) }) } : {}),
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

/** The same for the summary at the head of the form. */
export const scheduleErrors = (sentences: Partial<Record<keyof ScheduleProblems, string>>): FormError[] =>
  (['startsOn', 'until'] as const).flatMap((field) => {
    const message = sentences[field]
    return message ? [{ id: ids[field], message }] : []
  })
