import type { ApplicationOverview, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { EmptyState, LineLink, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading } from '../frame/index.ts'
import styles from './applications.module.css'
import { classesPath, listPath } from './paths.ts'

/** The overview of applications, with counts by status. */
export function ApplicationsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const overview = useDeskQuery('applicationOverview', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="applications" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {overview.data ? (
        <Overview mosque={mosque} overview={overview.data} />
      ) : (
        <Loading hasFailed={overview.isError} retry={() => void overview.refetch()} />
      )}
    </DeskFrame>
  )
}

function Overview({ mosque, overview: { courses, maktab } }: { mosque: DeskMosque; overview: ApplicationOverview }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const describeCounts = ({ received, waiting, accepted }: ApplicationOverview['courses'][number]['counts']) => [
    received > 0 ? texts.counts.received({ count: received }) : texts.counts.none,
    ...(waiting > 0 ? [texts.counts.waiting({ count: waiting })] : []),
    ...(accepted > 0 ? [texts.counts.accepted({ count: accepted })] : []),
  ]
  return (
    <>
      {maktab && (
        <section aria-labelledby="maktab">
          <h2 id="maktab" className={styles.heading}>
            {texts.maktab}
          </h2>
          <List
            label={texts.maktab}
            empty={null}
            rows={[
              {
                id: 'maktab',
                href: listPath(mosque.slug, { kind: 'maktab', show: 'received' }),
                title: texts.families,
                meta: describeCounts(maktab).join(' · '),
              },
              ...(mayUse('maktabClassList', mosque.roles)
                ? [
                    {
                      id: 'classes',
                      href: classesPath(mosque.slug),
                      title: texts.classes.title,
                      meta: texts.classes.hint,
                    },
                  ]
                : []),
            ]}
          />
        </section>
      )}
      <section aria-labelledby="courses">
        <h2 id="courses" className={styles.heading}>
          {texts.courses}
        </h2>
        <List
          label={texts.courses}
          rows={courses.map(({ course, counts }) => ({
            id: course.id,
            href: listPath(mosque.slug, { kind: 'course', show: 'received', course: course.id }),
            title: <bdi>{course.title}</bdi>,
            meta: [
              ...describeCounts(counts),
              ...(course.places === undefined
                ? []
                : [texts.places({ left: Math.max(course.places - course.taken, 0), places: course.places })]),
            ].join(' · '),
          }))}
          empty={
            <EmptyState seed="applications" title={texts.noCourses}>
              {texts.noCoursesHint}
            </EmptyState>
          }
        />
        {courses.length > 1 && (
          <LineLink href={listPath(mosque.slug, { kind: 'course', show: 'received' })}>{texts.allCourses}</LineLink>
        )}
      </section>
    </>
  )
}
