import type { AboutSection } from '@minaret/contract'
import { aboutQueries, type Domain, isMissing, useAbout, useAboutSection } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { PageHeader, Picture, Section } from '@minaret/ui'
import { SectionCards } from '../about-cards/index.ts'
import { DetailLoading } from '../app/DetailLoading.tsx'
import { MissingPage } from '../app/MissingPage.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { RichText } from '../app/RichText.tsx'
import type { Params } from '../app/screen.ts'
import { screenName } from '../app/screenName.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './about-detail.module.css'

/** The number of other sections listed below one. */
const maxOthers = 3

/** The page of one About section. */
export function AboutDetailScreen({ params }: { params: Params }) {
  const { t } = useMessages('about')
  const section = useAboutSection(params.id ?? '')
  if (section.status === 'success') return <SectionPage section={section.data} key={section.data.id} />
  if (section.status === 'failure' && isMissing(section.error)) return <MissingSection />
  return (
    <DetailLoading
      title={screenName(t, 'about')}
      label={t.about.loading}
      failure={section.status === 'failure' ? { title: t.about.failed, retry: section.retry } : undefined}
    />
  )
}

function SectionPage({ section: { id, title, summary, body, image } }: { section: AboutSection }) {
  const { trail, data } = useTrail(['about'], title)
  return (
    <>
      <PageMeta title={title} description={summary} image={image} data={[data]} />
      <PageHeader
        tone="deep"
        trail={trail}
        title={<IsolatedText>{title}</IsolatedText>}
        lead={<IsolatedText>{summary}</IsolatedText>}
        seed={id}
      />
      <Section lift={image !== undefined} width={image ? 'wide' : 'text'}>
        {image && (
          <Picture
            image={{ ...image, sizes: '(min-width: 72rem) 67rem, 100vw' }}
            seed={id}
            ratio="21 / 9"
            priority
            className={styles.picture}
          />
        )}
        <div className={styles.text}>
          <RichText html={body} opening />
        </div>
      </Section>
      <OtherSections excludedId={id} />
    </>
  )
}

function OtherSections({ excludedId }: { excludedId: string }) {
  const { t } = useMessages('about')
  const { data } = useAbout()
  const sections = data?.sections ?? []
  const index = sections.findIndex(({ id }) => id === excludedId)
  // The sections after this one, then from the first.
  const otherSections = [...sections.slice(index + 1), ...sections.slice(0, Math.max(index, 0))].slice(0, maxOthers)
  if (otherSections.length === 0) return null
  return (
    <Section title={t.about.others} tone="quiet">
      <SectionCards sections={otherSections} level={3} />
    </Section>
  )
}

/** The not-found page of an About section. */
export function MissingSection() {
  const { t } = useMessages('about')
  return (
    <MissingPage seed="about" title={t.about.notFound} href={pathTo('about')} action={t.about.back}>
      {t.about.notFoundMore}
    </MissingPage>
  )
}

/** Prefetches the section and the list of others. Rejects if the section does not exist. */
export const prefetchSection = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  Promise.all([
    queryClient.ensureQueryData(aboutQueries.section(api, params.id ?? '')),
    queryClient.prefetchQuery(aboutQueries.view(api)),
  ])
