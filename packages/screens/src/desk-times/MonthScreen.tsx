import type { DeskMonth, DeskMosque } from '@minaret/contract/desk'
import { useDeskMonth } from '@minaret/domain/desk'
import { Link, VisuallyHidden } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../desk-frame/index.ts'
import { monthAfter, todayIn, weekdayIndex } from './days.ts'
import styles from './times.module.css'

export type MonthScreenProps = {
  mosque: DeskMosque
  /** `YYYY-MM`; without it the month of today at the mosque. */
  month?: string
}

/** A month as a calendar: each day leads to its times, and days that have times of their own are marked. */
export function MonthScreen({ mosque, month = todayIn(mosque.timeZone).slice(0, 7) }: MonthScreenProps) {
  const { t, format } = useWords('desk')
  const loaded = useDeskMonth(mosque.slug, month)
  const path = deskPath(mosque.slug, 'times')
  const nameOf = (each: string) => {
    const [year = 0, number = 1] = each.split('-').map(Number)
    return format.month(year, number)
  }
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <DeskFrame mosque={mosque} page="times" title={t.desk.times.title}>
      <h1>{t.desk.times.title}</h1>
      <p className={styles.hint}>{t.desk.times.hint}</p>
      <div className={styles.months}>
        <Link
          href={`${path}?month=${before}`}
          aria-label={t.desk.times.previous(nameOf(before))}
          className={styles.step}
        >
          ‹
        </Link>
        <h2>{nameOf(month)}</h2>
        <Link href={`${path}?month=${after}`} aria-label={t.desk.times.next(nameOf(after))} className={styles.step}>
          ›
        </Link>
      </div>
      {loaded.data ? (
        <Calendar mosque={mosque} month={loaded.data} />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function Calendar({ mosque, month }: { mosque: DeskMosque; month: DeskMonth }) {
  const { t, format } = useWords('desk')
  const today = todayIn(mosque.timeZone)
  const own = new Set(month.own.map(({ day }) => day))
  const [first] = month.days
  return (
    <>
      <ol className={styles.calendar}>
        {month.days.slice(0, 7).map(({ date }) => (
          <li key={date} className={styles.weekday} style={{ gridColumn: weekdayIndex(date) }} aria-hidden="true">
            {format.day(date).weekdayShort}
          </li>
        ))}
        {month.days.map(({ date, prayers }) => {
          const words = format.day(date)
          const isha = prayers.find(({ prayer }) => prayer === 'isha')?.jamaat
          return (
            <li key={date} style={date === first?.date ? { gridColumnStart: weekdayIndex(date) } : undefined}>
              <Link
                href={`${deskPath(mosque.slug, 'times')}/${date}`}
                className={styles.day}
                aria-current={date === today ? 'date' : undefined}
                data-own={own.has(date) || undefined}
                data-past={date < today || undefined}
              >
                <VisuallyHidden>{t.desk.times.day(t.prayer.date(words), own.has(date))}</VisuallyHidden>
                <span className={styles.number} aria-hidden="true">
                  {words.number}
                </span>
                {isha && (
                  <span className={styles.small} aria-hidden="true">
                    {format.clock(isha.time)}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
      <p className={styles.legend}>
        <span data-own="" aria-hidden="true" /> {t.desk.times.legendChanged}
      </p>
    </>
  )
}
