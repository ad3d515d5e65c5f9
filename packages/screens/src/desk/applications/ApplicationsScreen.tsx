import type { ApplicationOverview, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { EmptyState, LineLink, List } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { DeskFrame, Loading } from '../frame/index.ts'
import styles from './applications.module.css'
import { classesPath, listPath } from './paths.ts'

/** The overview of applications, with counts by status. */
export function ApplicationsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const overview = useDeskQuery('applicationOverview', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="applications" title={words.title}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {overview.data ? (
        <Loaded mosque={mosque} overview={overview.data} />
      ) : (
        <Loading failed={overview.isError} retry={() => void overview.refetch()} />
      )}
    </DeskFrame>
  )
}

function Loaded({ mosque, overview: { courses, maktab } }: { mosque: DeskMosque; overview: ApplicationOverview }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const countTexts = ({ received, waiting, accepted }: ApplicationOverview['courses'][number]['counts']) => [
    received > 0 ? words.counts.received({ count: received }) : words.counts.none,
    ...(waiting > 0 ? [words.counts.waiting({ count: waiting })] : []),
    ...(accepted > 0 ? [words.counts.accepted({ count: accepted })] : []),
  ]
  return (
    <>
      {maktab && (
        <section aria-labelledby="maktab">
          <h2 id="maktab" className={styles.heading}>
            {words.maktab}
          </h2>
          <List
            label={words.maktab}
            empty={null}
            rows={[
              {
                id: 'maktab',
                href: listPath(mosque.slug, { kind: 'maktab', show: 'received' }),
                title: words.families,
                meta: countTexts(maktab).join(' · '),
              },
              ...(mayUse('maktabClassList', mosque.roles)
                ? [
                    {
                      id: 'classes',
                      href: classesPath(mosque.slug),
                      title: words.classes.title,
                      meta: words.classes.hint,
                    },
                  ]
                : []),
            ]}
          />
        </section>
      )}
      <section aria-labelledby="courses">
        <h2 id="courses" className={styles.heading}>
          {words.courses}
        </h2>
        <List
          label={words.courses}
          rows={courses.map(({ course, counts }) => ({
            id: course.id,
            href: listPath(mosque.slug, { kind: 'course', show: 'received', course: course.id }),
            title: <bdi>{course.title}</bdi>,
            meta: [
              ...countTexts(counts),
              ...(course.places === undefined
                ? []
                : [words.places({ left: Math.max(course.places - course.taken, 0), places: course.places })]),
            ].join(' · '),
          }))}
          empty={
            <EmptyState seed="applications" title={words.noCourses}>
              {words.noCoursesHint}
            </EmptyState>
          }
        />
        {courses.length > 1 && (
          <LineLink href={listPath(mosque.slug, { kind: 'course', show: 'received' })}>{words.allCourses}</LineLink>
        )}
      </section>
    </>
  )
}
