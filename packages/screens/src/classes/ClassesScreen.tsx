import { classQueries, type Domain, useClasses, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { MediaCard, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { cardMeta, Listing } from '../learning/index.ts'

/** The list of the mosque's classes. */
export function ClassesScreen() {
  const { t, format } = useMessages('classes')
  const { websiteName } = useTenant()
  const classes = useClasses()
  return (
    <>
      <PageMeta title={t.classes.title} description={t.classes.description({ name: format.inText(websiteName) })} />
      <PageHeader title={t.classes.title} lead={t.classes.lead} seed="classes" />
      <Section>
        <Listing
          list={classes}
          messages={t.classes}
          seed="classes"
          card={({ id, title, summary, when, audience, image }) => (
            <MediaCard
              key={id}
              href={pathTo('class', { id })}
              level={2}
              title={<IsolatedText>{title}</IsolatedText>}
              summary={<IsolatedText>{summary}</IsolatedText>}
              image={image}
              seed={id}
              cue={t.classes.cue}
            >
              {cardMeta(when, audience)}
            </MediaCard>
          )}
        />
      </Section>
    </>
  )
}

/** Prefetches the first page of classes. */
export const prefetchClasses = ({ api, queryClient }: Domain) =>
  queryClient.prefetchInfiniteQuery(classQueries.list(api))
