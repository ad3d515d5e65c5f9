import type { GiftDetail } from '@minaret/contract'
import { useCancelGift } from '@minaret/domain'
import { Button, Notice, VisuallyHidden } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './gift-waiting.module.css'

export type WaitingStepsProps = {
  /** Of the gift, or the regular gift. */
  id: string
  /** The provider has confirmed that nothing can be taken for it any more. */
  onCancelled(): void
  /** Other ways on, before the cancelling. */
  children?: ReactNode
}

const closed: ReadonlySet<GiftDetail['state']> = new Set(['abandoned', 'expired', 'ended'])

/**
 * The ways on from a gift that waits for a bank. Another gift is begun only once this one cannot be paid any more; where
 * the bank was faster, whoever looks at the gift sees that it is paid.
 */
export function WaitingSteps({ id, onCancelled, children }: WaitingStepsProps) {
  const { t } = useWords('bank')
  const { run, status } = useCancelGift()
  const [stays, setStays] = useState(false)
  const busy = status === 'in progress'
  const cancel = async () => {
    if (busy) return
    setStays(false)
    const ended = await run({ id })
    if (ended.status === 'success' && closed.has(ended.data.state)) onCancelled()
    else setStays(ended.status === 'failure' || ended.data.next !== 'done')
  }
  return (
    <div className={styles.waiting}>
      {stays && (
        <Notice tone="warning" live="assertive" title={t.bank.notCancelled}>
          {t.bank.notCancelledMore}
        </Notice>
      )}
      <div className={styles.ways}>
        {children}
        <Button tone="quiet" busy={busy} onClick={() => void cancel()}>
          {t.bank.cancel}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{busy ? t.bank.cancelling : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
