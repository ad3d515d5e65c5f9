import type { GiftDetail } from '@minaret/contract'
import { useGift } from '@minaret/domain'
import { Button, Skeleton } from '@minaret/ui'
import { useCallback, useEffect } from 'react'
import { Failed } from '../app/Failed.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { GiftStory, type Standing, standingOf, WaitingSteps } from '../thank-you/parts/index.ts'
import styles from './app-donate.module.css'
import type { AppPort, AppState } from './port/index.ts'
import { useReportState } from './useReportState.ts'

export type GiftResultProps = {
  port: AppPort
  id: string
  /** Opens the page's link anew: a gift that came to nothing can be tried again. */
  onAgain: () => void
}

/** What became of the gift of this link, told to the app once nothing more is needed of its donor. */
export function GiftResult({ port, id, onAgain }: GiftResultProps) {
  const { t } = useWords('thankYou', 'appDonate')
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
        {tried.has(standing) && <Button onClick={onAgain}>{t.thankYou.tryAgain}</Button>}
        {port.heard && (
          <Button tone={tried.has(standing) ? 'quiet' : 'primary'} size="large" wide onClick={close}>
            {t.appDonate.close}
          </Button>
        )}
      </div>
    </GiftStory>
  )
}

/** What can be tried again. */
const tried: ReadonlySet<Standing> = new Set(['declined', 'expired'])

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
    // Once a gift; what is looked up again later is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [port, done, detail?.id])
}
