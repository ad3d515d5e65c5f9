import type { Service } from '@minaret/contract'
import { type Domain, serviceQueries, useServices, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, Grid, MediaCard, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { LoadMore } from '../load-more/index.ts'

/** The list of the mosque's services. */
export function ServicesScreen() {
  const { t, format } = useMessages('services')
  const { websiteName } = useTenant()
  const title = screenName(t, 'services')
  return (
    <>
      <PageMeta title={title} description={t.services.description({ name: format.inText(websiteName) })} />
      <PageHeader title={title} lead={t.services.lead} seed={websiteName} />
      <Section>
        <Services />
      </Section>
    </>
  )
}

function Services() {
  const { t } = useMessages('services')
  const services = useServices()
  const canOpen = useOpenScreens()
  if (services.status === 'in progress') return <Skeleton shape="card" count={6} label={t.services.loading} />
  if (services.status === 'failure') return <LoadFailure title={t.services.failed} retry={services.retry} />
  if (services.data.length > 0) {
    return (
      <>
        <Grid>
          {services.data.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </Grid>
        <LoadMore list={services} more={t.services.more} failed={t.services.failed} />
      </>
    )
  }
  const target = canOpen('contact') ? 'contact' : 'home'
  return (
    <EmptyState
      seed="services"
      title={t.services.none}
      action={
        <ButtonLink href={pathTo(target)}>{target === 'home' ? t.services.home : screenName(t, target)}</ButtonLink>
      }
    >
      {t.services.noneMore}
    </EmptyState>
  )
}

function ServiceCard({ service: { id, title, summary, image } }: { service: Service }) {
  const { t } = useMessages('services')
  const canOpen = useOpenScreens()
  return (
    <MediaCard
      href={canOpen('service') ? pathTo('service', { id }) : undefined}
      title={<IsolatedText>{title}</IsolatedText>}
      level={2}
      image={image}
      seed={id}
      summary={<IsolatedText>{summary}</IsolatedText>}
      cue={t.services.cue}
    />
  )
}

/** Prefetches the first page of services. */
export const prefetchServices = ({ api, queryClient }: Domain) =>
  queryClient.prefetchInfiniteQuery(serviceQueries.list(api))
