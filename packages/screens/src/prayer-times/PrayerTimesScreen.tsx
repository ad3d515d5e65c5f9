import { type Domain, dateIn, prayerQueries, usePrayerToday, useTenant, useToday } from '@minaret/domain'
import { Section } from '@minaret/ui'
import type { ReactNode } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { FridayLink } from '../friday-link/index.ts'
import { calculatedWords, TodayHero } from '../today/index.ts'
import { MonthTable } from './MonthTable.tsx'
import { readMonth } from './month.ts'
import { TakeAlong } from './TakeAlong.tsx'
import styles from './prayer-times.module.css'

/** The times people come for: today first, then ways to take them along, then the month. */
export function PrayerTimesScreen() {
  return <TodayThenMonth />
}

/** What stands at `/` in prayer-donate mode: the same, with a way to give every Friday. */
export function PrayerHomeScreen() {
  return (
    <TodayThenMonth>
      <div data-print="hide">
        <Section>
          <FridayLink />
        </Section>
      </div>
    </TodayThenMonth>
  )
}

function TodayThenMonth({ children }: { children?: ReactNode }) {
  const words = useWords('prayerTimes')
  const { data } = usePrayerToday()
  return (
    <>
      <MonthMeta />
      <h1 className={styles.title}>{words.t.prayer.title}</h1>
      <div data-print="hide">
        <TodayHero />
        <TakeAlong />
      </div>
      <MonthTable noticed={data && calculatedWords([data.today, data.tomorrow], data.calculation, words)} />
      {children}
    </>
  )
}

function MonthMeta() {
  const { search } = usePlace()
  const { t, format } = useWords('prayerTimes')
  const { websiteName } = useTenant()
  const { year, month } = readMonth(search.get('month'), useToday())
  return (
    <PageMeta
      title={t.prayerTimes.titleOf({ month: format.month(year, month) })}
      description={t.prayerTimes.description({ name: format.inText(websiteName) })}
    />
  )
}

/** Starts loading today, and the month in the address. */
export function prefetchMonth({ api, tenant, clock, queryClient }: Domain, { search }: { search: URLSearchParams }) {
  const { year, month } = readMonth(search.get('month'), dateIn(tenant.timeZone, clock.read()))
  return Promise.all([
    queryClient.prefetchQuery(prayerQueries.today(api)),
    queryClient.prefetchQuery(prayerQueries.month(api, year, month)),
  ])
}
