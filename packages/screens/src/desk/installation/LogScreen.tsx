import { useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, EmptyState, List } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { useFigures } from './useFigures.ts'
import styles from './installation.module.css'

/** The log of installation owners' actions, newest first. */
export function LogScreen() {
  const { t } = useWords('deskInstallation')
  const say = t.deskInstallation.log
  const { at } = useFigures()
  const [before, setBefore] = useState<number>()
  const loaded = useDeskQuery('installationLogList', before ? { before } : {})
  const next = loaded.data?.next
  return (
    <InstallationFrame page="log" title={say.title}>
      <h1>{say.title}</h1>
      <p>{say.lead}</p>
      {loaded.data ? (
        <List
          label={say.title}
          rows={loaded.data.entries.map((entry) => ({
            id: String(entry.position),
            title: <span dir="auto">{entry.sentence}</span>,
            meta: at(entry.at),
          }))}
          empty={<EmptyState seed="log" title={say.none} />}
        />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
      <ButtonRow className={styles.actions}>
        {before !== undefined && (
          <Button tone="quiet" onClick={() => setBefore(undefined)}>
            {say.newest}
          </Button>
        )}
        {next !== undefined && (
          <Button tone="quiet" onClick={() => setBefore(next)}>
            {say.older}
          </Button>
        )}
      </ButtonRow>
    </InstallationFrame>
  )
}
