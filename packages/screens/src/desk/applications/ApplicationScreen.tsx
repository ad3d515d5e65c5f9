import type { ApplicationKind, DeskApplication, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { LineLink, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, History, Loading } from '../frame/index.ts'
import { Meta } from './ApplicationListScreen.tsx'
import styles from './applications.module.css'
import { Children } from './Children.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { ApplicationSummary } from './ApplicationSummary.tsx'
import { applicationPath, listPath } from './paths.ts'

/** Milliseconds until the next poll while a decision's email is being sent; false once its state is final. */
function pollIntervalFor(state: DeskApplication['emailed']): number | false {
  if (state === 'waiting' || state === 'sending') return 1500
  return state === 'delayed' ? 15_000 : false
}

/** One application: the applicant, its history, and the decision form. */
export function ApplicationScreen({ mosque, kind, id }: { mosque: DeskMosque; kind: ApplicationKind; id: string }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const application = useDeskQuery(
    'applicationView',
    { mosque: mosque.slug, kind, application: id },
    { poll: (data) => pollIntervalFor(data?.emailed) },
  )
  const course = application.data?.course?.id
  return (
    <DeskFrame mosque={mosque} page="applications" title={texts.title}>
      <LineLink href={listPath(mosque.slug, { kind, show: 'received', ...(course ? { course } : {}) })}>
        {texts.backToList}
      </LineLink>
      {application.data ? (
        <ApplicationDetail mosque={mosque} application={application.data} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <Loading shape="text" hasFailed={application.isError} retry={() => void application.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function ApplicationDetail({ mosque, application }: { mosque: DeskMosque; application: DeskApplication }) {
  const { t } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const { related } = application
  return (
    <>
      <h1 dir="auto">{application.name}</h1>
      <ApplicationSummary application={application} />
      <Children mosque={mosque} application={application} />
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className={styles.heading}>
            {texts.related}
          </h2>
          <List
            label={texts.related}
            empty={null}
            rows={related.map((entry) => ({
              id: entry.id,
              href: applicationPath(mosque.slug, entry),
              title: <bdi>{entry.name}</bdi>,
              meta: (
                <>
                  <Meta application={entry} showsCourse />
                  <p>{texts.states[entry.state]}</p>
                </>
              ),
            }))}
          />
        </section>
      )}
      <DecisionForm mosque={mosque} application={application} />
      <History title={texts.history} entries={application.history} />
    </>
  )
}
