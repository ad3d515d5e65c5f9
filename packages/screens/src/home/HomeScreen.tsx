import { causeQueries, type Domain, prayerQueries, useCauses, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, Link, Notice, PageHeader, Section, Skeleton } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { CauseCards } from '../cause-cards/index.ts'
import { TodayHero } from '../today/index.ts'
import styles from './home.module.css'

/** How many causes the home page shows; the rest are one link away. */
const shown = 3

/** The site's first page: the next prayer, today's times, then what one can give to. */
export function HomeScreen() {
  const { t, format } = useWords('home')
  const { offers, websiteName } = useTenant()
  return (
    <>
      <PageMeta description={t.home.description(format.inText(websiteName))} />
      {offers.prayerTimes ? (
        <>
          <h1 className={styles.name}>{websiteName}</h1>
          <TodayHero more={<MonthLink />} />
        </>
      ) : (
        <PageHeader title={t.home.welcome(format.inText(websiteName))} lead={t.home.welcomeLead} seed={websiteName} />
      )}
      <HomeCauses />
    </>
  )
}

function MonthLink() {
  const { t } = useWords('home')
  const open = useOpenScreens()
  if (!open('prayerTimes')) return null
  return (
    <Link href={pathTo('prayerTimes')} className={styles.month}>
      {t.home.month}
    </Link>
  )
}

function HomeCauses() {
  const { t } = useWords('home')
  const open = useOpenScreens()
  const causes = useCauses()
  if (!open('donate') || (causes.status === 'success' && causes.data.length === 0)) return null
  return (
    <Section
      title={t.home.causes}
      tone="quiet"
      more={
        <ButtonLink tone="quiet" href={pathTo('donate')}>
          {t.home.allCauses}
        </ButtonLink>
      }
    >
      {causes.status === 'success' ? (
        <CauseCards causes={causes.data.slice(0, shown)} level={3} />
      ) : causes.status === 'failure' ? (
        <Notice tone="warning" title={t.causes.failed} action={<Button onClick={causes.retry}>{t.retry}</Button>} />
      ) : (
        <Skeleton shape="card" count={shown} label={t.causes.loading} />
      )}
    </Section>
  )
}

/** Starts loading today's times and the causes. */
export function prefetchHome({ api, queryClient, tenant }: Domain) {
  return Promise.all([
    tenant.offers.prayerTimes && queryClient.prefetchQuery(prayerQueries.today(api)),
    queryClient.prefetchQuery(causeQueries.list(api)),
  ])
}
