import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, LineLink, Link } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Calendar } from './Calendar.tsx'
import { DeskFrame, deskPath, Loading, monthAfter, todayIn } from '../frame/index.ts'
import { HijriMonths } from '../hijri/index.ts'
import styles from './times.module.css'
import { type Days, useDaySelection } from './useDaySelection.ts'

export type MonthScreenProps = {
  mosque: DeskMosque
  /** `YYYY-MM`; the mosque's current month by default. */
  month?: string
  /** Called once a range of days is selected. */
  onRangeSelect(days: Days): void
}

/** A month as a calendar: each day links to its times, and changed days are marked. */
export function MonthScreen({ mosque, month = todayIn(mosque.timeZone).slice(0, 7), onRangeSelect }: MonthScreenProps) {
  const { t, format } = useMessages('desk', 'deskRange')
  const selection = useDaySelection(onRangeSelect)
  const mayChange = mayUse('rangeChange', mosque.roles)
  const query = useDeskQuery('monthView', { mosque: mosque.slug, month })
  const path = deskPath(mosque.slug, 'times')
  const nameOf = (yearMonth: string) => {
    const [year = 0, number = 1] = yearMonth.split('-').map(Number)
    return format.month(year, number)
  }
  const [previousMonth, nextMonth] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <DeskFrame mosque={mosque} page="times" title={t.desk.times.title}>
      <h1>{t.desk.times.title}</h1>
      {selection.isChoosing ? (
        <div className={styles.choosing} role="status">
          <p>{selection.first === undefined ? t.deskRange.chooseHint : t.deskRange.chooseLast}</p>
          <Button tone="quiet" onClick={selection.stop}>
            {t.deskRange.stop}
          </Button>
        </div>
      ) : (
        <div className={styles.choosing}>
          <p className={styles.hint}>{t.desk.times.hint}</p>
          {mayChange && (
            <Button tone="quiet" onClick={selection.start}>
              {t.deskRange.choose}
            </Button>
          )}
        </div>
      )}
      <p className={styles.links}>
        <LineLink href={`${path}/timetable`}>{t.desk.times.timetable}</LineLink>
        <LineLink href={`${path}/rules`}>{t.desk.times.rules}</LineLink>
        {mayUse('detailsChange', mosque.roles) && (
          <LineLink href={`${deskPath(mosque.slug, 'details')}/calculation`}>{t.desk.times.calculation}</LineLink>
        )}
      </p>
      <div className={styles.months}>
        <Link
          href={`${path}?month=${previousMonth}`}
          aria-label={t.desk.times.previous({ month: nameOf(previousMonth) })}
          className={styles.step}
        >
          ‹
        </Link>
        <h2>{nameOf(month)}</h2>
        <Link
          href={`${path}?month=${nextMonth}`}
          aria-label={t.desk.times.next({ month: nameOf(nextMonth) })}
          className={styles.step}
        >
          ›
        </Link>
      </div>
      {query.data ? (
        <Calendar mosque={mosque} month={query.data} selection={mayChange ? selection : undefined} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
      {query.data && <HijriMonths mosque={mosque} />}
    </DeskFrame>
  )
}
