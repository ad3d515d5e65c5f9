import { courseQueries, type Domain, useCourses, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { MediaCard, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { cardMeta, Listing } from '../learning/index.ts'

/** The list of courses, open and closed. */
export function CoursesScreen() {
  const { t, format } = useMessages('courses', 'classes')
  const { websiteName } = useTenant()
  const courses = useCourses()
  const { places: placesTexts } = t.courses
  const formatPlaces = (open: boolean, places: number | undefined) => {
    if (!open) return placesTexts.closed
    if (places === undefined) return placesTexts.open
    return places === 0 ? placesTexts.full : placesTexts.left({ count: places, figure: format.number(places) })
  }
  return (
    <>
      <PageMeta title={t.courses.title} description={t.courses.description({ name: format.inText(websiteName) })} />
      <PageHeader title={t.courses.title} lead={t.courses.lead} seed="courses" />
      <Section>
        <Listing
          list={courses}
          messages={t.courses}
          seed="courses"
          card={({ id, title, summary, when, audience, starts, open, places, image }) => (
            <MediaCard
              key={id}
              href={pathTo('course', { id })}
              level={2}
              eyebrow={starts ? t.courses.from({ day: format.day(starts).date }) : undefined}
              title={<IsolatedText>{title}</IsolatedText>}
              summary={<IsolatedText>{summary}</IsolatedText>}
              image={image}
              seed={id}
              cue={open ? t.courses.cue : t.classes.cue}
            >
              {cardMeta(when, audience, formatPlaces(open, places))}
            </MediaCard>
          )}
        />
      </Section>
    </>
  )
}

/** Prefetches the first page of courses. */
export const prefetchCourses = ({ api, queryClient }: Domain) =>
  queryClient.prefetchInfiniteQuery(courseQueries.list(api))
