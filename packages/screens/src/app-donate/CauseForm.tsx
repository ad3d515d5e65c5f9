import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useCallback, useEffect, useState } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { GiftForm, openDraft, type Step } from '../cause/parts/index.ts'
import styles from './app-donate.module.css'
import { CauseHead } from './CauseHead.tsx'
import type { GivingProps } from './Giving.tsx'
import { StorageWarning, NoCards, prepareGiftMade, ResumedNotice, Alternatives } from './lazyParts.ts'
import { usePaymentStatus } from './usePaymentStatus.ts'
import { useReportState } from './useReportState.ts'

export type CauseFormProps = GivingProps & {
  cause: Cause
  /** Returns to the choice of causes, if there was one. */
  onAnother?: () => void
}

/** The donation form of one cause, prefilled from the link. */
export function CauseForm({ port, link, cause, onAnother }: CauseFormProps) {
  const { language } = useMessages('appDonate')
  const { payment } = useTenant()
  const place = usePlace()
  const [isResumed] = useState(() => openDraft(port.storage, cause, link))
  const [isHeld, setHeld] = useState(false)
  const [step, setStep] = useState<Step>()
  useOpenAtPayment(isResumed)
  const paymentStatus = usePaymentStatus()
  const isBusy = paymentStatus === 'sending' || paymentStatus === 'bank'
  const { path } = place
  const back = useCallback(() => {
    if (step === 'pay') place.go(`${path}?step=details`, { replace: true })
    else if (step === 'details') place.go(path, { replace: true })
    else if (onAnother) onAnother()
    else port.close('back')
  }, [step, place, path, onAnother, port])
  useReportState(
    port,
    paymentStatus && paymentStatus !== 'stale' ? paymentStatus : (step ?? 'opening'),
    isBusy || isHeld ? undefined : back,
  )
  // Preload the result page: the connection may be gone by then.
  useEffect(() => void prepareGiftMade(language), [language])
  const takesCards = payment.setting === 'test' || payment.setting === 'live'

  return (
    <div className={styles.page}>
      <CauseHead cause={cause} step={step ?? 'amount'} />
      {isResumed && !link.held && <ResumedNotice />}
      {!port.lasts && <StorageWarning port={port} {...requestedGift(link, cause)} />}
      {payment.setting === 'none' ? <NoCards /> : <GiftForm cause={cause} inApp onHeld={setHeld} onStep={setStep} />}
      <Alternatives
        port={port}
        {...requestedGift(link, cause)}
        onAnother={step === 'amount' ? onAnother : undefined}
        outside={takesCards && port.inApp && !port.wallets && port.lasts && !isHeld && !isResumed}
      />
    </div>
  )
}

const requestedGift = ({ amountMinor, currency }: GivingProps['link'], { id }: Cause) => ({
  causeId: id,
  amountMinor,
  currency,
})

/** Reopens a started gift at the payment step. */
function useOpenAtPayment(isResumed: boolean): void {
  const { path, go } = usePlace()
  useEffect(() => {
    if (isResumed) go(`${path}?step=pay`, { replace: true })
    // Once, on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
