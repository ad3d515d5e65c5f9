import { type Domain, dateIn, prayerQueries, usePrayerToday, useTenant, useToday } from '@minaret/domain'
import { Section } from '@minaret/ui'
import type { ReactNode } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FridayLink } from '../friday-link/index.ts'
import { calculatedText, TodayHero } from '../today/index.ts'
import { MonthTable } from './MonthTable.tsx'
import { readMonth } from './month.ts'
import { ExportLinks } from './ExportLinks.tsx'
import styles from './prayer-times.module.css'

/** The prayer times page: today, export links and the month. */
export function PrayerTimesScreen() {
  return <TodayThenMonth />
}

/** The home page in prayer-donate mode: the prayer times page with a link to Friday giving. */
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
  const messages = useMessages('prayerTimes')
  const { data } = usePrayerToday()
  return (
    <>
      <MonthMeta />
      <h1 className={styles.title}>{messages.t.prayer.title}</h1>
      <div data-print="hide">
        <TodayHero />
        <ExportLinks />
      </div>
      <MonthTable noticed={data && calculatedText([data.today, data.tomorrow], data.calculation, messages)} />
      {children}
    </>
  )
}

function MonthMeta() {
  const { search } = usePageLocation()
  const { t, format } = useMessages('prayerTimes')
  const { websiteName } = useTenant()
  const { year, month } = readMonth(search.get('month'), useToday())
  return (
    <PageMeta
      title={t.prayerTimes.titleOf({ month: format.month(year, month) })}
      description={t.prayerTimes.description({ name: format.inText(websiteName) })}
    />
  )
}

/** Prefetches today's times and the month in the URL. */
export function prefetchMonth({ api, tenant, clock, queryClient }: Domain, { search }: { search: URLSearchParams }) {
  const { year, month } = readMonth(search.get('month'), dateIn(tenant.timeZone, clock.read()))
  return Promise.all([
    queryClient.prefetchQuery(prayerQueries.today(api)),
    queryClient.prefetchQuery(prayerQueries.month(api, year, month)),
  ])
}
