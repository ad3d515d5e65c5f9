import { useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, EmptyState, List } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { useFormatters } from './useFormatters.ts'
import styles from './installation.module.css'

/** The log of installation owners' actions, newest first. */
export function LogScreen() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.log
  const { formatInstant } = useFormatters()
  const [before, setBefore] = useState<number>()
  const query = useDeskQuery('installationLogList', before ? { before } : {})
  const next = query.data?.next
  return (
    <InstallationFrame page="log" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {query.data ? (
        <List
          label={texts.title}
          rows={query.data.entries.map((entry) => ({
            id: String(entry.position),
            title: <span dir="auto">{entry.sentence}</span>,
            meta: formatInstant(entry.at),
          }))}
          empty={<EmptyState seed="log" title={texts.none} />}
        />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
      <ButtonRow className={styles.actions}>
        {before !== undefined && (
          <Button tone="quiet" onClick={() => setBefore(undefined)}>
            {texts.newest}
          </Button>
        )}
        {next !== undefined && (
          <Button tone="quiet" onClick={() => setBefore(next)}>
            {texts.older}
          </Button>
        )}
      </ButtonRow>
    </InstallationFrame>
  )
}
