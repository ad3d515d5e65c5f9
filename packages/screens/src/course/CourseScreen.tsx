import type { components } from '@minaret/contract'
import { courseQueries, type Domain, isMissing, useCourse, useTenant } from '@minaret/domain'
import { ButtonLink, PageHeader, Section } from '@minaret/ui'
import { DetailLoading } from '../app/DetailLoading.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import type { Params } from '../app/screen.ts'
import { courseData } from '../app/structuredData.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { lazyForm } from '../forms/index.ts'
import { Details, Missing } from '../learning/index.ts'
import styles from './course.module.css'

const Apply = lazyForm(async () => (await import('./Apply.tsx')).Apply)

/** The page of one course, with its application form. */
export function CourseScreen({ params }: { params: Params }) {
  const { t } = useMessages('courses', 'classes', 'forms')
  const slice = useCourse(params.id ?? '')
  if (slice.status === 'success') return <CourseView key={slice.data.id} course={slice.data} />
  if (slice.status === 'failure' && isMissing(slice.error)) return <MissingCourse />
  return (
    <DetailLoading
      title={t.courses.title}
      label={t.courses.loading}
      lines={6}
      failure={slice.status === 'failure' ? { title: t.courses.failedOne, retry: slice.retry } : undefined}
    />
  )
}

function CourseView({ course }: { course: components['schemas']['CourseDetail'] }) {
  const { t, format } = useMessages('courses', 'classes', 'forms')
  const tenant = useTenant()
  const { origin, path } = usePageLocation()
  const { id, title, summary, when, audience, teacher, place, price, contact, body, image } = course
  const { starts, ends, closes, open, places } = course
  const { trail, data } = useTrail(['courses'], title)
  const formatDay = (day: string | undefined) => day && format.day(day).date
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        image={image}
        data={[data, courseData(course, path, { tenant, origin })]}
      />
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
            [t.courses.facts.starts, formatDay(starts)],
            [t.courses.facts.ends, formatDay(ends)],
            [t.classes.facts.when, when],
            [t.classes.facts.audience, audience],
            [t.classes.facts.teacher, teacher],
            [t.classes.facts.place, place],
            [t.classes.facts.price, price],
            [t.courses.facts.closes, open ? formatDay(closes) : undefined],
            [t.courses.facts.places, open && places ? format.number(places) : undefined],
          ]}
          action={
            open && (
              <ButtonLink href="#apply" wide>
                {places === 0 ? t.courses.joinWaiting : t.courses.apply}
              </ButtonLink>
            )
          }
        >
          <section className={styles.apply} aria-labelledby="apply">
            <h2 id="apply">{t.courses.applyTitle}</h2>
            <Apply course={course} />
          </section>
        </Details>
      </Section>
    </>
  )
}

/** The not-found page of a course. */
export function MissingCourse() {
  const { t } = useMessages('courses', 'classes')
  return (
    <Missing title={t.courses.missing} listScreen="courses" listLabel={t.courses.others}>
      {t.courses.missingMore}
    </Missing>
  )
}

/** Prefetches the course. Rejects if it does not exist. */
export const prefetchCourse = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(courseQueries.view(api, params.id ?? ''))
