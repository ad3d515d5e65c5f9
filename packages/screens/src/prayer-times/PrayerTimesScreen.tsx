import { type Domain, dateIn, prayerQueries, usePrayerToday, useTenant, useToday } from '@minaret/domain'
import { PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { FridayLink } from '../friday-link/index.ts'
import { calculatedWords, JumuahSection, TodayHero } from '../today/index.ts'
import { MonthTable } from './MonthTable.tsx'
import { readMonth } from './month.ts'
import styles from './prayer-times.module.css'

/** The month's times. */
export function PrayerTimesScreen() {
  const { t } = useWords('prayerTimes')
  const { websiteName } = useTenant()
  return (
    <>
      <MonthMeta />
      <div data-print="hide">
        <PageHeader title={t.prayer.title} seed={websiteName} />
      </div>
      <JumuahSection />
      <MonthTable />
    </>
  )
}

/** What stands at `/` in prayer-donate mode: today first, the month below. */
export function PrayerHomeScreen() {
  const words = useWords('prayerTimes')
  const { t } = words
  const { data } = usePrayerToday()
  return (
    <>
      <MonthMeta />
      <h1 className={styles.title}>{t.prayer.title}</h1>
      <div data-print="hide">
        <TodayHero />
      </div>
      <MonthTable noticed={data && calculatedWords([data.today, data.tomorrow], data.calculation, words)} />
      <div data-print="hide">
        <Section>
          <FridayLink />
        </Section>
      </div>
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
      title={t.prayerTimes.titleOf(format.month(year, month))}
      description={t.prayerTimes.description(format.inText(websiteName))}
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
