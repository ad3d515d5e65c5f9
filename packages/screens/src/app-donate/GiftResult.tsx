import type { GiftDetail } from '@minaret/contract'
import { useGift } from '@minaret/domain'
import { Button, Skeleton } from '@minaret/ui'
import { useCallback, useEffect } from 'react'
import { Failed } from '../app/Failed.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { GiftStory, type Standing, standingOf, WaitingSteps } from '../thank-you/parts/index.ts'
import styles from './app-donate.module.css'
import type { AppPort, AppState } from './port/index.ts'
import { useReportState } from './useReportState.ts'

export type GiftResultProps = {
  port: AppPort
  id: string
  /** Reopens the page's link, so that a failed gift can be retried. */
  onAgain: () => void
}

/** The result of the link's gift, reported to the app once the donor has nothing left to do. */
export function GiftResult({ port, id, onAgain }: GiftResultProps) {
  const { t } = useMessages('thankYou', 'appDonate')
  const { thank_you_res: detail, error, slow, refresh } = useGift(id)
  const standing = detail && standingOf(detail, slow)
  const close = useCallback(() => port.close('done'), [port])
  useReportState(port, standing ? states[standing] : 'waiting', close)
  useDone(port, detail, standing)
  if (!detail || !standing)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t.thankYou.title}</h1>
        {error ? (
          <Failed title={t.thankYou.failed} retry={refresh} />
        ) : (
          <Skeleton shape="text" count={5} label={t.thankYou.loading} />
        )}
      </div>
    )
  return (
    <GiftStory detail={detail} standing={standing}>
      <div className={styles.actions}>
        {(standing === 'bank' || standing === 'slow') && <WaitingSteps id={id} onCancelled={onAgain} />}
        {retryable.has(standing) && <Button onClick={onAgain}>{t.thankYou.tryAgain}</Button>}
        {port.heard && (
          <Button tone={retryable.has(standing) ? 'quiet' : 'primary'} size="large" wide onClick={close}>
            {t.appDonate.close}
          </Button>
        )}
      </div>
    </GiftStory>
  )
}

/** The outcomes that can be retried. */
const retryable: ReadonlySet<Standing> = new Set(['declined', 'expired'])

const states: Record<Standing, AppState> = {
  paid: 'done',
  running: 'done',
  waiting: 'waiting',
  bank: 'waiting',
  slow: 'waiting',
  declined: 'ended',
  returned: 'ended',
  disputed: 'ended',
  paused: 'ended',
  troubled: 'ended',
  ended: 'ended',
  expired: 'ended',
}

function useDone(port: AppPort, detail: GiftDetail | undefined, standing: Standing | undefined): void {
  const done = standing === 'paid' || standing === 'running'
  useEffect(() => {
    if (!done || !detail) return
    const { id, reference, state, mode, amountMinor, currency, regular } = detail
    port.done({ id, reference, state, mode, amountMinor, currency, kind: regular?.rhythm ?? 'once' })
    // Once per gift; later polls do not change it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [port, done, detail?.id])
}
