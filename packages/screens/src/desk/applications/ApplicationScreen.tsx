import type { ApplicationKind, DeskApplication, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { LineLink, List } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { DeskFrame, Loading, useInstant } from '../frame/index.ts'
import { Meta } from './ApplicationListScreen.tsx'
import styles from './applications.module.css'
import { Children } from './Children.tsx'
import { Decide } from './Decide.tsx'
import { Facts } from './Facts.tsx'
import { applicationPath, listPath } from './paths.ts'

/** Milliseconds until the next poll while a decision's email is being sent; false once its state is final. */
function pollAfter(state: DeskApplication['emailed']): number | false {
  if (state === 'waiting' || state === 'sending') return 1500
  return state === 'delayed' ? 15_000 : false
}

/** One application: the applicant, its history, and the decision form. */
export function ApplicationScreen({ mosque, kind, id }: { mosque: DeskMosque; kind: ApplicationKind; id: string }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const application = useDeskQuery(
    'applicationView',
    { mosque: mosque.slug, kind, application: id },
    { poll: (data) => pollAfter(data?.emailed) },
  )
  const course = application.data?.course?.id
  return (
    <DeskFrame mosque={mosque} page="applications" title={words.title}>
      <LineLink href={listPath(mosque.slug, { kind, show: 'received', ...(course ? { course } : {}) })}>
        {words.backToList}
      </LineLink>
      {application.data ? (
        <Loaded mosque={mosque} application={application.data} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <Loading shape="text" failed={application.isError} retry={() => void application.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function Loaded({ mosque, application }: { mosque: DeskMosque; application: DeskApplication }) {
  const { t } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const { related } = application
  return (
    <>
      <h1 dir="auto">{application.name}</h1>
      <Facts application={application} />
      <Children mosque={mosque} application={application} />
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className={styles.heading}>
            {words.related}
          </h2>
          <List
            label={words.related}
            empty={null}
            rows={related.map((other) => ({
              id: other.id,
              href: applicationPath(mosque.slug, other),
              title: <bdi>{other.name}</bdi>,
              meta: (
                <>
                  <Meta application={other} showsCourse />
                  <p>{words.states[other.state]}</p>
                </>
              ),
            }))}
          />
        </section>
      )}
      <Decide mosque={mosque} application={application} />
      <History application={application} />
    </>
  )
}

function History({ application: { history } }: { application: DeskApplication }) {
  const { t } = useWords('desk', 'deskApplications')
  const instant = useInstant()
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {t.deskApplications.history}
      </h2>
      <ol className={styles.history}>
        {history.map(({ id, at, sentence }) => (
          <li key={id}>
            <p>{sentence}</p>
            <time dateTime={at}>{instant(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
