import type { ServiceDetail } from '@minaret/contract'
import { type Domain, isMissing, serviceQueries, useService } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Card, PageHeader, Picture, Section, SummaryList } from '@minaret/ui'
import { DetailLoading } from '../app/DetailLoading.tsx'
import { MissingPage } from '../app/MissingPage.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { RichText } from '../app/RichText.tsx'
import type { Params } from '../app/screen.ts'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { WithAside } from '../aside/index.ts'
import { ContactDetails } from '../contact-details/index.ts'
import styles from './service.module.css'

/** The page of one service. */
export function ServiceScreen({ params }: { params: Params }) {
  const { t } = useMessages('services')
  const service = useService(params.id ?? '')
  if (service.status === 'success') return <ServicePage service={service.data} key={service.data.id} />
  if (service.status === 'failure' && isMissing(service.error)) return <MissingService />
  return (
    <DetailLoading
      title={screenName(t, 'services')}
      label={t.services.loadingOne}
      failure={service.status === 'failure' ? { title: t.services.failedOne, retry: service.retry } : undefined}
    />
  )
}

/** The picture's width: that of the text below it, or of the page; see `aside.module.css`. */
const width = '(min-width: 72rem) 41rem, (min-width: 60rem) 60vw, 100vw'

function ServicePage({ service: { id, title, summary, body, image, ...facts } }: { service: ServiceDetail }) {
  const { trail, data } = useTrail(['services'], title)
  const firstFact = facts.price ?? facts.hours ?? facts.contact
  const content = (
    <>
      {image && (
        <Picture image={{ ...image, sizes: width }} seed={id} ratio="16 / 9" priority className={styles.picture} />
      )}
      <RichText html={body} opening />
    </>
  )
  return (
    <>
      <PageMeta title={title} description={summary} image={image} data={[data]} />
      <PageHeader
        trail={trail}
        title={<IsolatedText>{title}</IsolatedText>}
        lead={<IsolatedText>{summary}</IsolatedText>}
        seed={id}
      />
      <Section>
        {firstFact === undefined ? (
          content
        ) : (
          <WithAside aside={<Facts title={title} {...facts} />}>{content}</WithAside>
        )}
      </Section>
    </>
  )
}

function Facts({ title, price, hours, contact }: Pick<ServiceDetail, 'title' | 'price' | 'hours' | 'contact'>) {
  const { t } = useMessages('services')
  const texts = t.services
  const items = [
    { label: texts.price, text: price },
    { label: texts.hours, text: hours },
  ]
  return (
    <Card className={styles.facts}>
      <SummaryList
        items={items.flatMap(({ label, text }) =>
          text ? [{ label, value: <IsolatedText>{text}</IsolatedText> }] : [],
        )}
      />
      {contact && (
        <div>
          <h2 className={styles.contactTitle}>{texts.contact}</h2>
          <ContactDetails
            contact={contact}
            subject={title}
            labels={{ email: texts.write, phone: texts.call, page: texts.visit }}
          />
        </div>
      )}
    </Card>
  )
}

/** The not-found page of a service. */
export function MissingService() {
  const { t } = useMessages('services')
  const canOpen = useOpenScreens()
  const target = canOpen('services') ? 'services' : 'home'
  return (
    <MissingPage
      seed="service"
      title={t.services.notFound}
      href={pathTo(target)}
      action={target === 'services' ? t.services.all : t.services.home}
    >
      {t.services.notFoundMore}
    </MissingPage>
  )
}

/** Prefetches the service. Rejects if it does not exist. */
export const prefetchService = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(serviceQueries.view(api, params.id ?? ''))
