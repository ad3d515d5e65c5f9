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
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords, type Words } from '../app/WordsProvider.tsx'
import { calculatedWords } from '../today/index.ts'
import { type Month, readMonth, addMonths, monthText } from './month.ts'
import styles from './prayer-times.module.css'

const columns = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The times of the month in the address. @param noticed what stands on the page already about calculated days */
export function MonthTable({ noticed }: { noticed?: string }) {
  const { search } = usePlace()
  const { t } = useWords('prayerTimes')
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

/** The ways to the months beside the one in the address. */
function MonthLinks() {
  const { path, search } = usePlace()
  const { t, format } = useWords('prayerTimes')
  const month = readMonth(search.get('month'), useToday())
  const running = readMonth(null, useToday())
  const words = (to: Month) => format.month(to.year, to.month)
  const href = (to: Month) => (monthText(to) === monthText(running) ? path : `${path}?month=${monthText(to)}`)
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return (
    <nav className={styles.months} aria-label={t.prayerTimes.months} data-print="hide">
      {before && (
        <ButtonLink tone="quiet" href={href(before)} aria-label={t.prayerTimes.previous({ month: words(before) })}>
          <Arrow back /> {format.monthName(before.month)}
        </ButtonLink>
      )}
      {monthText(month) !== monthText(running) && (
        <ButtonLink tone="quiet" href={path}>
          {t.prayerTimes.thisMonth}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink tone="quiet" href={href(after)} aria-label={t.prayerTimes.following({ month: words(after) })}>
          {format.monthName(after.month)} <Arrow />
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
  const words = useWords('prayerTimes')
  const { t, format } = words
  const { path, search } = usePlace()
  const today = useToday()
  const { websiteName } = useTenant()
  // Who opens the page looks for today; who names the month in the address wants all of it.
  const passed = search.get('month') === null ? times.days.filter(({ date }) => date < today).length : 0
  const mixed =
    times.days.some(({ source }) => source === 'table') && times.days.some(({ source }) => source === 'calculated')
  const calculated = calculatedWords(times.days, times.calculation, words)
  const prayed = times.days.some(({ prayers }) => prayers.some(({ jamaat }) => jamaat))
  const heads: PrayerColumn[] = columns.flatMap((id) =>
    id === 'asr' && times.days.some(({ otherAsr }) => otherAsr)
      ? bothAsrs(times.days, prayed, words)
      : [{ id, label: t.prayer.names[id], hasJamaat: id !== 'sunrise' && prayed }],
  )
  return (
    <>
      {calculated && (mixed || calculated !== noticed) && (
        <Notice tone="info" className={styles.calculated}>
          {calculated} {mixed && t.prayerTimes.calculatedDays}
        </Notice>
      )}
      <PrayerTable
        caption={
          <>
            {format.month(times.year, times.month)} <span className={styles.owner}>· {websiteName}</span>
            <span className={styles.hijriMonths}>{hijriMonths(times.days, words)}</span>
          </>
        }
        dayLabel={t.prayerTimes.day}
        beginsLabel={t.prayer.begins}
        jamaatLabel={t.prayer.jamaat}
        todayLabel={t.prayerTimes.todayMark}
        columns={heads}
        rows={times.days.map((day) => rowOf(day, today, mixed, words))}
        passed={
          passed && {
            label: t.prayerTimes.earlier({ days: format.number(passed) }),
            href: `${path}?month=${monthText(times)}`,
          }
        }
      />
    </>
  )
}

/** Asr twice, the earlier one first; the congregation stands beside the mosque's own. */
function bothAsrs(days: readonly PrayerDay[], prayed: boolean, { t }: Words<'prayerTimes'>): PrayerColumn[] {
  const day = days.find(({ otherAsr }) => otherAsr)
  const own = day?.prayers.find(({ prayer }) => prayer === 'asr')?.begins.at ?? ''
  const ids = own <= (day?.otherAsr?.at ?? '') ? ['asr', 'otherAsr'] : ['otherAsr', 'asr']
  const { first, second } = t.prayer.mithl
  return ids.map((id, at) => ({
    id,
    label: `${t.prayer.names.asr} ${at === 0 ? first : second}`,
    hasJamaat: id === 'asr' && prayed,
  }))
}

/** The Hijri months of a month: `Jumada al-Ula – Jumada al-Akhirah 1448`. */
function hijriMonths(days: readonly PrayerDay[], { t, format }: Words<'prayerTimes'>): string {
  const [first, last] = [days[0]?.hijri, days[days.length - 1]?.hijri]
  if (!first || !last) return ''
  const name = ({ month }: PrayerDay['hijri']) => t.prayer.hijriMonth({ month, usual: format.hijriMonth(month) })
  const year = ({ year: each }: PrayerDay['hijri']) => format.number(each)
  return first.year === last.year
    ? `${name(first)} – ${name(last)} ${year(last)}`
    : `${name(first)} ${year(first)} – ${name(last)} ${year(last)}`
}

const friday = 5

function rowOf(day: PrayerDay, today: string, mixed: boolean, { t, format }: Words<'prayerTimes'>): PrayerRow {
  const { jumuah = [] } = day
  // The congregations of a Friday's noon are its Jumu'ahs, by their own name: Dhuhr only begins.
  const noon = jumuah.length > 0 ? 'dhuhr' : undefined
  const notes = [
    ...(noon ? [`${t.prayer.jumuah} ${jumuah.map(({ at }) => format.clock(at.time)).join(' · ')}`] : []),
    ...(day.eid ? [t.prayer.eid[day.eid.which]] : []),
    ...(day.note ? [format.inText(day.note)] : []),
    ...(mixed && day.source === 'calculated' ? [t.prayerTimes.calculatedMark] : []),
  ]
  const time = (begins: string, jamaat?: string) => ({
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
      sunrise: time(day.sunrise.time),
      otherAsr: day.otherAsr && time(day.otherAsr.time),
      ...Object.fromEntries(
        day.prayers.map(({ prayer, begins, jamaat }) => [
          prayer,
          time(begins.time, prayer === noon ? undefined : jamaat?.time),
        ]),
      ),
    },
  }
}
