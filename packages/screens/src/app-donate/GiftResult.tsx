import type { GiftDetail } from '@minaret/contract'
import { useGift } from '@minaret/domain'
import { Button, Skeleton } from '@minaret/ui'
import { useCallback, useEffect } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { GiftSummary, type GiftStatus, giftStatusOf, WaitingSteps } from '../thank-you/parts/index.ts'
import styles from './app-donate.module.css'
import type { AppPort, AppState } from './port/index.ts'
import { useReportState } from './useReportState.ts'

export type GiftResultProps = {
  port: AppPort
  id: string
  /** Reopens the page's link, so that a failed gift can be retried. */
  onRetry: () => void
}

/** The result of the link's gift, reported to the app once the donor has completed every step. */
export function GiftResult({ port, id, onRetry }: GiftResultProps) {
  const { t } = useMessages('thankYou', 'appDonate')
  const { thank_you_res: detail, error, slow, refresh } = useGift(id)
  const status = detail && giftStatusOf(detail, slow)
  const close = useCallback(() => port.close('done'), [port])
  useReportState(port, status ? states[status] : 'waiting', close)
  useDone(port, detail, status)
  if (!detail || !status)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t.thankYou.title}</h1>
        {error ? (
          <LoadFailure title={t.thankYou.failed} retry={refresh} />
        ) : (
          <Skeleton shape="text" count={5} label={t.thankYou.loading} />
        )}
      </div>
    )
  return (
    <GiftSummary detail={detail} status={status}>
      <div className={styles.actions}>
        {(status === 'bank' || status === 'slow') && <WaitingSteps id={id} onCancelled={onRetry} />}
        {retryable.has(status) && <Button onClick={onRetry}>{t.thankYou.tryAgain}</Button>}
        {port.hasListener && (
          <Button tone={retryable.has(status) ? 'quiet' : 'primary'} size="large" wide onClick={close}>
            {t.appDonate.close}
          </Button>
        )}
      </div>
    </GiftSummary>
  )
}

/** The outcomes that can be retried. */
const retryable: ReadonlySet<GiftStatus> = new Set(['declined', 'expired'])

const states: Record<GiftStatus, AppState> = {
  paid: 'done',
  running: 'done',
  waiting: 'waiting',
  bank: 'waiting',
  slow: 'waiting',
  declined: 'ended',
  returned: 'ended',
  partlyReturned: 'ended',
  reversed: 'ended',
  disputed: 'ended',
  paused: 'ended',
  troubled: 'ended',
  ended: 'ended',
  expired: 'ended',
}

function useDone(port: AppPort, detail: GiftDetail | undefined, status: GiftStatus | undefined): void {
  const done = status === 'paid' || status === 'running'
  useEffect(() => {
    if (!done || !detail) return
    const { id, reference, state, mode, amountMinor, currency, regular } = detail
    port.done({ id, reference, state, mode, amountMinor, currency, kind: regular?.rhythm ?? 'once' })
    // Once per gift; later polls do not change it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [port, done, detail?.id])
}
