import { type Domain, homeQueries, prayerQueries, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, PageHeader } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { mosqueData } from '../app/structuredData.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { TodayHero } from '../today/index.ts'
import styles from './home.module.css'
import { LazySections } from './LazySections.tsx'
import { UrgentAnnouncements } from './UrgentAnnouncements.tsx'

/** The home page: the next prayer and today's times, then the mosque's content. */
export function HomeScreen() {
  const { t, format } = useMessages('home')
  const tenant = useTenant()
  const { origin } = usePageLocation()
  const { offers, websiteName } = tenant
  return (
    <>
      <PageMeta
        description={t.home.description({ name: format.inText(websiteName) })}
        data={[mosqueData({ tenant, origin })]}
      />
      <UrgentAnnouncements />
      {offers.prayerTimes ? (
        <div className={styles.home}>
          <h1 className={styles.name}>{websiteName}</h1>
          <TodayHero more={<MonthLink />} />
          <LazySections />
        </div>
      ) : (
        <>
          <PageHeader
            title={t.home.welcome({ name: format.inText(websiteName) })}
            lead={t.home.welcomeLead}
            seed={websiteName}
          />
          <LazySections />
        </>
      )}
    </>
  )
}

function MonthLink() {
  const { t } = useMessages('home')
  const canOpen = useOpenScreens()
  if (!canOpen('prayerTimes')) return null
  return (
    <ButtonLink tone="quiet" href={pathTo('prayerTimes')} className={styles.month}>
      {t.home.month}
    </ButtonLink>
  )
}

/** Prefetches today's times and the home page's content. */
export function prefetchHome({ api, queryClient, tenant }: Domain) {
  return Promise.all([
    tenant.offers.prayerTimes && queryClient.prefetchQuery(prayerQueries.today(api)),
    queryClient.prefetchQuery(homeQueries.view(api)),
  ])
}
