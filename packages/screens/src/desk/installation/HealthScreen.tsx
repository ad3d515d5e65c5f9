import type { InstallationHealth } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Notice, SummaryList } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { nameIn } from './nameIn.ts'
import { useFigures } from './useFigures.ts'

/** The server's health: components, queues and storage. */
export function HealthScreen() {
  const { t } = useWords('deskInstallation')
  const say = t.deskInstallation.health
  const loaded = useDeskQuery('installationHealth', {}, { staleTime: 0 })
  return (
    <InstallationFrame page="health" title={say.title}>
      <h1>{say.title}</h1>
      {loaded.data ? (
        <Health health={loaded.data} />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </InstallationFrame>
  )
}

function Health({ health }: { health: InstallationHealth }) {
  const { t, format } = useWords('deskInstallation')
  const say = t.deskInstallation.health
  const { size, wait } = useFigures()
  const { ready, parts, emails, jobs, storageBytes, databaseBytes, version, build } = health
  const isWell = ready && parts.every(({ ok }) => ok) && emails.failed + emails.uncertain + jobs.failed === 0
  const row = (label: string, amount: number) => ({ label, value: format.number(amount) })
  return (
    <>
      <Notice tone={isWell ? 'success' : 'warning'} title={isWell ? say.well : say.poor} />
      <h2>{say.parts}</h2>
      <SummaryList
        items={parts.map(({ name, ok, problem }) => ({
          label: nameIn(say.partNames, name),
          value: ok ? say.partWell : (problem ?? say.poor),
        }))}
      />
      <h2>{say.emails}</h2>
      <SummaryList
        items={[
          row(say.emailsWaiting, emails.waiting),
          ...(emails.oldestSeconds ? [{ label: say.oldest, value: wait(emails.oldestSeconds) }] : []),
          row(say.emailsFailed, emails.failed),
          row(say.emailsUncertain, emails.uncertain),
        ]}
      />
      <h2>{say.jobs}</h2>
      <SummaryList
        items={[
          row(say.jobsWaiting, jobs.waiting),
          ...(jobs.waiting > 0 ? [{ label: say.oldest, value: wait(jobs.oldestSeconds) }] : []),
          row(say.jobsRunning, jobs.running),
          row(say.jobsLater, jobs.later),
          row(say.jobsFailed, jobs.failed),
        ]}
      />
      <h2>{say.storage}</h2>
      <SummaryList
        items={[
          { label: say.files, value: size(storageBytes) },
          ...(databaseBytes === undefined ? [] : [{ label: say.database, value: size(databaseBytes) }]),
        ]}
      />
      <p>{say.version({ version: format.inText(version), build: format.inText(build) })}</p>
    </>
  )
}
