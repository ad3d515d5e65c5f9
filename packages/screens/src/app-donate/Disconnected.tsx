import { useCallback } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './app-donate.module.css'
import type { AppPort } from './port/index.ts'
import { useReportState } from './useReportState.ts'

/** The page without a connection: no input is lost, and the link has not been used. */
export function Disconnected({ port, onRetry }: { port: AppPort; onRetry: () => void }) {
  const { t } = useMessages('appDonate')
  useReportState(
    port,
    'offline',
    useCallback(() => port.close('back'), [port]),
  )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.appDonate.title}</h1>
      <LoadFailure title={t.appDonate.offline.title} retry={onRetry} />
      <p>{t.appDonate.offline.more}</p>
    </div>
  )
}
