import type { InstallationHealth } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Notice, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { translateKey } from './translateKey.ts'
import { useFigures } from './useFigures.ts'

/** The server's health: components, queues and storage. */
export function HealthScreen() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.health
  const query = useDeskQuery('installationHealth', {}, { staleTime: 0 })
  return (
    <InstallationFrame page="health" title={texts.title}>
      <h1>{texts.title}</h1>
      {query.data ? (
        <Health health={query.data} />
      ) : (
        <Loading failed={query.isError} retry={() => void query.refetch()} />
      )}
    </InstallationFrame>
  )
}

function Health({ health }: { health: InstallationHealth }) {
  const { t, format } = useMessages('deskInstallation')
  const texts = t.deskInstallation.health
  const { size, wait } = useFigures()
  const { ready, parts, emails, jobs, storageBytes, databaseBytes, version, build } = health
  const isHealthy = ready && parts.every(({ ok }) => ok) && emails.failed + emails.uncertain + jobs.failed === 0
  const row = (label: string, amount: number) => ({ label, value: format.number(amount) })
  return (
    <>
      <Notice tone={isHealthy ? 'success' : 'warning'} title={isHealthy ? texts.well : texts.poor} />
      <h2>{texts.parts}</h2>
      <SummaryList
        items={parts.map(({ name, ok, problem }) => ({
          label: translateKey(texts.partNames, name),
          value: ok ? texts.partWell : (problem ?? texts.poor),
        }))}
      />
      <h2>{texts.emails}</h2>
      <SummaryList
        items={[
          row(texts.emailsWaiting, emails.waiting),
          ...(emails.oldestSeconds ? [{ label: texts.oldest, value: wait(emails.oldestSeconds) }] : []),
          row(texts.emailsFailed, emails.failed),
          row(texts.emailsUncertain, emails.uncertain),
        ]}
      />
      <h2>{texts.jobs}</h2>
      <SummaryList
        items={[
          row(texts.jobsWaiting, jobs.waiting),
          ...(jobs.waiting > 0 ? [{ label: texts.oldest, value: wait(jobs.oldestSeconds) }] : []),
          row(texts.jobsRunning, jobs.running),
          row(texts.jobsLater, jobs.later),
          row(texts.jobsFailed, jobs.failed),
        ]}
      />
      <h2>{texts.storage}</h2>
      <SummaryList
        items={[
          { label: texts.files, value: size(storageBytes) },
          ...(databaseBytes === undefined ? [] : [{ label: texts.database, value: size(databaseBytes) }]),
        ]}
      />
      <p>{texts.version({ version: format.inText(version), build: format.inText(build) })}</p>
    </>
  )
}
