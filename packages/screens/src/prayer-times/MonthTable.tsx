import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import { useTenant, useToday, usePrayerMonth } from '@minaret/domain'
import {
  Button,
  ButtonLink,
  Notice,
  PrayerTable,
  type PrayerColumn,
  type PrayerRow,
  Section,
  Skeleton,
} from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'
import { calculatedText } from '../today/index.ts'
import { type Month, readMonth, addMonths, formatMonthParam } from './month.ts'
import styles from './prayer-times.module.css'

const columns = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The times of the month in the URL. @param noticed the notice on calculated days already on the page */
export function MonthTable({ noticed }: { noticed?: string }) {
  const { search } = usePageLocation()
  const { t } = useMessages('prayerTimes')
  const month = readMonth(search.get('month'), useToday())
  const times = usePrayerMonth(month.year, month.month)
  return (
    <Section className={styles.month}>
      <MonthLinks />
      {times.status === 'success' ? (
        <Days times={times.data} noticed={noticed} />
      ) : times.status === 'failure' ? (
        <Notice
          tone="warning"
          live="polite"
          title={t.prayer.failed}
          action={<Button onClick={times.retry}>{t.retry}</Button>}
        />
      ) : (
        <Skeleton shape="table" count={30} label={t.prayer.loading} />
      )}
    </Section>
  )
}

/** Links to the months before and after the one in the URL. */
function MonthLinks() {
  const { path, search } = usePageLocation()
  const { t, format } = useMessages('prayerTimes')
  const month = readMonth(search.get('month'), useToday())
  const currentMonth = readMonth(null, useToday())
  const monthName = (target: Month) => format.month(target.year, target.month)
  const monthUrl = (target: Month) =>
    formatMonthParam(target) === formatMonthParam(currentMonth) ? path : `${path}?month=${formatMonthParam(target)}`
  const previousMonth = addMonths(month, -1)
  const nextMonth = addMonths(month, 1)
  return (
    <nav className={styles.months} aria-label={t.prayerTimes.months} data-print="hide">
      {previousMonth && (
        <ButtonLink
          tone="quiet"
          href={monthUrl(previousMonth)}
          aria-label={t.prayerTimes.previous({ month: monthName(previousMonth) })}
        >
          <Arrow back /> {format.monthName(previousMonth.month)}
        </ButtonLink>
      )}
      {formatMonthParam(month) !== formatMonthParam(currentMonth) && (
        <ButtonLink tone="quiet" href={path}>
          {t.prayerTimes.thisMonth}
        </ButtonLink>
      )}
      {nextMonth && (
        <ButtonLink
          tone="quiet"
          href={monthUrl(nextMonth)}
          aria-label={t.prayerTimes.following({ month: monthName(nextMonth) })}
        >
          {format.monthName(nextMonth.month)} <Arrow />
        </ButtonLink>
      )}
    </nav>
  )
}

function Arrow({ back }: { back?: boolean }) {
  return (
    <svg
      className={styles.arrow}
      data-back={back || undefined}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 10h12M11 5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  )
}

function Days({ times, noticed }: { times: PrayerMonth; noticed?: string }) {
  const messages = useMessages('prayerTimes')
  const { t, format } = messages
  const { path, search } = usePageLocation()
  const today = useToday()
  const { websiteName } = useTenant()
  // Past days are collapsed unless the URL names the month.
  const passedCount = search.get('month') === null ? times.days.filter(({ date }) => date < today).length : 0
  const isMixed =
    times.days.some(({ source }) => source === 'table') && times.days.some(({ source }) => source === 'calculated')
  const calculatedNotice = calculatedText(times.days, times.calculation, messages)
  const hasJamaats = times.days.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  const tableColumns: PrayerColumn[] = columns.flatMap((id) =>
    id === 'asr' && times.days.some(({ otherAsr }) => otherAsr)
      ? bothAsrs(times.days, hasJamaats, messages)
      : [{ id, label: t.prayer.names[id], isPrayer: id !== 'sunrise', hasJamaat: id !== 'sunrise' && hasJamaats }],
  )
  return (
    <>
      {calculatedNotice && (isMixed || calculatedNotice !== noticed) && (
        <Notice tone="info" className={styles.calculated}>
          {calculatedNotice} {isMixed && t.prayerTimes.calculatedDays}
        </Notice>
      )}
      <PrayerTable
        caption={
          <>
            {format.month(times.year, times.month)} <span className={styles.owner}>· {websiteName}</span>
            <span className={styles.hijriMonths}>{hijriMonths(times.days, messages)}</span>
          </>
        }
        dayLabel={t.prayerTimes.day}
        beginsLabel={t.prayer.begins}
        jamaatLabel={t.prayer.jamaat}
        todayLabel={t.prayerTimes.todayMark}
        columns={tableColumns}
        rows={times.days.map((day) => rowOf(day, today, isMixed, messages))}
        passed={
          passedCount && {
            label: t.prayerTimes.earlier({ days: format.number(passedCount) }),
            href: `${path}?month=${formatMonthParam(times)}`,
          }
        }
      />
    </>
  )
}

/** The columns of both Asr times, the earlier first; the mosque's own has the jamaat. */
function bothAsrs(days: readonly PrayerDay[], hasJamaats: boolean, { t }: Messages<'prayerTimes'>): PrayerColumn[] {
  const day = days.find(({ otherAsr }) => otherAsr)
  const ownAsrAt = day?.prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? ''
  const ids = ownAsrAt <= (day?.otherAsr?.at ?? '') ? ['asr', 'otherAsr'] : ['otherAsr', 'asr']
  const { first, second } = t.prayer.mithl
  return ids.map((id, index) => ({
    id,
    label: `${t.prayer.names.asr} ${index === 0 ? first : second}`,
    hasJamaat: id === 'asr' && hasJamaats,
  }))
}

/** The Hijri months of a month: `Jumada al-Ula – Jumada al-Akhirah 1448`. */
function hijriMonths(days: readonly PrayerDay[], { t, format }: Messages<'prayerTimes'>): string {
  const [first, last] = [days[0]?.hijri, days[days.length - 1]?.hijri]
  if (!first || !last) return ''
  const monthName = ({ month }: PrayerDay['hijri']) => t.prayer.hijriMonth({ month, usual: format.hijriMonth(month) })
  const formatYear = ({ year: hijriYear }: PrayerDay['hijri']) => format.number(hijriYear)
  return first.year === last.year
    ? `${monthName(first)} – ${monthName(last)} ${formatYear(last)}`
    : `${monthName(first)} ${formatYear(first)} – ${monthName(last)} ${formatYear(last)}`
}

const friday = 5

function rowOf(day: PrayerDay, today: string, isMixed: boolean, { t, format }: Messages<'prayerTimes'>): PrayerRow {
  const { jumuah = [] } = day
  // On Fridays the Jumu'ahs replace Dhuhr's jamaat.
  const replacedPrayer = jumuah.length > 0 ? 'dhuhr' : undefined
  const notes = [
    ...(replacedPrayer ? [`${t.prayer.jumuah} ${jumuah.map(({ at }) => format.clock(at.time)).join(' · ')}`] : []),
    ...(day.eid ? [t.prayer.eid[day.eid.which]] : []),
    ...(day.note ? [format.inText(day.note)] : []),
    ...(isMixed && day.source === 'calculated' ? [t.prayerTimes.calculatedMark] : []),
  ]
  const formatTimes = (begins: string, jamaat?: string) => ({
    begins: format.clock(begins),
    jamaat: jamaat && format.clock(jamaat),
  })
  return {
    id: day.date,
    day: t.prayerTimes.shortDay(format.day(day.date)),
    hijri: (
      <span>
        {format.number(day.hijri.day)}
        <span className={styles.hijriMonth}>
          {' '}
          {t.prayer.hijriMonth({ month: day.hijri.month, usual: format.hijriMonth(day.hijri.month) })}
        </span>
      </span>
    ),
    today: day.date === today,
    passed: day.date < today,
    marked: new Date(day.date).getUTCDay() === friday,
    note: notes.length > 0 ? notes.join(' · ') : undefined,
    times: {
      sunrise: formatTimes(day.sunrise.time),
      otherAsr: day.otherAsr && formatTimes(day.otherAsr.time),
      ...Object.fromEntries(
        day.prayers.map(({ prayer, begins, jamaat }) => [
          prayer,
          formatTimes(begins.time, prayer === replacedPrayer ? undefined : jamaat?.time),
        ]),
      ),
    },
  }
}
