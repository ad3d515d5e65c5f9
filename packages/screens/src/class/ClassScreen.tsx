import type { components } from '@minaret/contract'
import { classQueries, type Domain, isMissing, useClass } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, PageHeader, Section } from '@minaret/ui'
import { DetailLoading } from '../app/DetailLoading.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import type { Params } from '../app/screen.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Details, Missing } from '../learning/index.ts'

/** The page of one class. */
export function ClassScreen({ params }: { params: Params }) {
  const { t } = useMessages('classes')
  const slice = useClass(params.id ?? '')
  if (slice.status === 'success') return <ClassView detail={slice.data} />
  if (slice.status === 'failure' && isMissing(slice.error)) return <MissingClass />
  return (
    <DetailLoading
      title={t.classes.title}
      label={t.classes.loading}
      lines={6}
      failure={slice.status === 'failure' ? { title: t.classes.failedOne, retry: slice.retry } : undefined}
    />
  )
}

function ClassView({ detail }: { detail: components['schemas']['ClassDetail'] }) {
  const { t } = useMessages('classes')
  const canOpen = useOpenScreens()
  const { id, title, summary, when, audience, teacher, place, price, contact, body, image } = detail
  const { trail, data } = useTrail(['classes'], title)
  const { facts } = t.classes
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
        <Details
          seed={id}
          image={image}
          body={body}
          contact={contact}
          facts={[
            [facts.when, when],
            [facts.audience, audience],
            [facts.teacher, teacher],
            [facts.place, place],
            [facts.price, price],
          ]}
          action={
            canOpen('contact') && (
              <ButtonLink href={pathTo('contact')} tone="quiet" wide>
                {t.classes.askAbout}
              </ButtonLink>
            )
          }
        />
      </Section>
    </>
  )
}

/** The not-found page of a class. */
export function MissingClass() {
  const { t } = useMessages('classes')
  return (
    <Missing title={t.classes.missing} listScreen="classes" listLabel={t.classes.others}>
      {t.classes.missingMore}
    </Missing>
  )
}

/** Prefetches the class. Rejects if it does not exist. */
export const prefetchClass = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(classQueries.view(api, params.id ?? ''))
