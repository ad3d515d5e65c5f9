import type { GiftDetail } from '@minaret/contract'
import { useCancelGift } from '@minaret/domain'
import { Button, Notice, VisuallyHidden } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './gift-waiting.module.css'

export type WaitingStepsProps = {
  /** The id of the gift or regular gift. */
  id: string
  /** Called once the provider has confirmed that the gift can no longer be charged. */
  onCancelled(): void
  /** Other actions, before the cancel button. */
  children?: ReactNode
}

const closedStates: ReadonlySet<GiftDetail['state']> = new Set(['abandoned', 'expired', 'ended'])

/**
 * The actions of a gift that awaits the bank. A new gift is started only once this one can no longer be paid; if the bank
 * has already approved it, the page shows the gift as paid.
 */
export function WaitingSteps({ id, onCancelled, children }: WaitingStepsProps) {
  const { t } = useMessages('bank')
  const { run, status } = useCancelGift()
  const [isStillOpen, setStillOpen] = useState(false)
  const isBusy = status === 'in progress'
  const cancel = async () => {
    if (isBusy) return
    setStillOpen(false)
    const outcome = await run({ id })
    if (outcome.status === 'success' && closedStates.has(outcome.data.state)) onCancelled()
    else setStillOpen(outcome.status === 'failure' || outcome.data.next !== 'done')
  }
  return (
    <div className={styles.waiting}>
      {isStillOpen && (
        <Notice tone="warning" live="assertive" title={t.bank.notCancelled}>
          {t.bank.notCancelledMore}
        </Notice>
      )}
      <div className={styles.actions}>
        {children}
        <Button tone="quiet" busy={isBusy} onClick={() => void cancel()}>
          {t.bank.cancel}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{isBusy ? t.bank.cancelling : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
