import type { ApplicationListed, DeskMosque } from '@minaret/contract/desk'
import { useDeskPages, useDeskQuery } from '@minaret/domain/desk'
import { Button, ChoiceLinks, EmptyState, LineLink, Link, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useFormatInstant, useJoinedList } from '../frame/index.ts'
import styles from './applications.module.css'
import { type ApplicationFilter, applicationPath, listPath, applicationStatuses } from './paths.ts'

/** Applications for a course or the maktab, oldest first. */
export function ApplicationListScreen({ mosque, filter }: { mosque: DeskMosque; filter: ApplicationFilter }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const list = useDeskPages('applicationList', { mosque: mosque.slug, ...filter })
  const applications = list.data?.pages.flatMap(({ items }) => items)
  const overview = useDeskQuery('applicationOverview', { mosque: mosque.slug })
  const courseTitle = overview.data?.courses.find((entry) => entry.course.id === filter.course)?.course.title
  const title = filter.kind === 'maktab' ? texts.families : (courseTitle ?? texts.courses)
  return (
    <DeskFrame mosque={mosque} page="applications" title={title}>
      <LineLink href={deskPath(mosque.slug, 'applications')}>{texts.back}</LineLink>
      <h1 dir="auto">{title}</h1>
      <ChoiceLinks className={styles.filters} aria-label={texts.filter}>
        {applicationStatuses.map((status) => (
          <Link
            key={status}
            href={listPath(mosque.slug, { ...filter, show: status })}
            aria-current={status === filter.show ? 'true' : undefined}
          >
            {texts.shows[status]}
          </Link>
        ))}
      </ChoiceLinks>
      {applications ? (
        <ApplicationRows mosque={mosque} filter={filter} applications={applications} />
      ) : (
        <Loading hasFailed={list.isError} retry={() => void list.refetch()} />
      )}
      {list.hasNextPage && (
        <Button tone="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </DeskFrame>
  )
}

function ApplicationRows({
  mosque,
  filter: { show: status, course },
  applications,
}: {
  mosque: DeskMosque
  filter: ApplicationFilter
  applications: ApplicationListed[]
}) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  return (
    <List
      label={texts.shows[status]}
      rows={applications.map((application) => ({
        id: application.id,
        href: applicationPath(mosque.slug, application),
        title: <bdi>{application.name}</bdi>,
        meta: <Meta application={application} showsCourse={course === undefined} />,
      }))}
      empty={
        <EmptyState seed={`applications ${status}`} title={texts.empty[status]}>
          {texts.emptyHint}
        </EmptyState>
      }
    />
  )
}

/** The details below an application's name in a list. */
export function Meta({ application, showsCourse }: { application: ApplicationListed; showsCourse: boolean }) {
  const { t } = useMessages('desk', 'deskApplications')
  const joinList = useJoinedList()
  const { at, course, children } = application
  const formatInstant = useFormatInstant()
  return (
    <>
      {children && <p dir="auto">{joinList(children)}</p>}
      {showsCourse && course && <p dir="auto">{course}</p>}
      <p>
        {t.deskApplications.applied} <time dateTime={at}>{formatInstant(at)}</time>
      </p>
    </>
  )
}
