import type { InstallationHealth } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Notice, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { translateName } from './translateName.ts'
import { useFormatters } from './useFormatters.ts'

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
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </InstallationFrame>
  )
}

function Health({ health }: { health: InstallationHealth }) {
  const { t, format } = useMessages('deskInstallation')
  const texts = t.deskInstallation.health
  const { formatSize, formatDuration } = useFormatters()
  const { ready: isReady, parts, emails, jobs, storageBytes, databaseBytes, version, build } = health
  const isHealthy = isReady && parts.every(({ ok }) => ok) && emails.failed + emails.uncertain + jobs.failed === 0
  const createRow = (label: string, amount: number) => ({ label, value: format.number(amount) })
  return (
    <>
      <Notice tone={isHealthy ? 'success' : 'warning'} title={isHealthy ? texts.healthy : texts.unhealthy} />
      <h2>{texts.parts}</h2>
      <SummaryList
        items={parts.map(({ name, ok, problem }) => ({
          label: translateName(texts.partNames, name),
          value: ok ? texts.partHealthy : (problem ?? texts.unhealthy),
        }))}
      />
      <h2>{texts.emails}</h2>
      <SummaryList
        items={[
          createRow(texts.emailsWaiting, emails.waiting),
          ...(emails.oldestSeconds ? [{ label: texts.oldest, value: formatDuration(emails.oldestSeconds) }] : []),
          createRow(texts.emailsFailed, emails.failed),
          createRow(texts.emailsUncertain, emails.uncertain),
        ]}
      />
      <h2>{texts.jobs}</h2>
      <SummaryList
        items={[
          createRow(texts.jobsWaiting, jobs.waiting),
          ...(jobs.waiting > 0 ? [{ label: texts.oldest, value: formatDuration(jobs.oldestSeconds) }] : []),
          createRow(texts.jobsRunning, jobs.running),
          createRow(texts.jobsLater, jobs.later),
          createRow(texts.jobsFailed, jobs.failed),
        ]}
      />
      <h2>{texts.storage}</h2>
      <SummaryList
        items={[
          { label: texts.files, value: formatSize(storageBytes) },
          ...(databaseBytes === undefined ? [] : [{ label: texts.database, value: formatSize(databaseBytes) }]),
        ]}
      />
      <p>{texts.version({ version: format.inText(version), build: format.inText(build) })}</p>
    </>
  )
}
