import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useCallback, useEffect, useState } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { GiftForm, openDraft, type Step } from '../cause/parts/index.ts'
import styles from './app-donate.module.css'
import { CauseHead } from './CauseHead.tsx'
import type { GivingProps } from './Giving.tsx'
import { StorageWarning, NoCards, prepareGiftResult, ResumedNotice, Alternatives } from './lazyParts.ts'
import { usePaymentStatus } from './usePaymentStatus.ts'
import { useReportState } from './useReportState.ts'

export type CauseFormProps = GivingProps & {
  cause: Cause
  /** Returns to the choice of causes, if there was one. */
  onChangeCause?: () => void
}

/** The donation form of one cause, prefilled from the link. */
export function CauseForm({ port, link, cause, onChangeCause }: CauseFormProps) {
  const { language } = useMessages('appDonate')
  const { payment } = useTenant()
  const location = usePageLocation()
  const [isResumed] = useState(() => openDraft(port.storage, cause, link))
  const [isHeld, setHeld] = useState(false)
  const [step, setStep] = useState<Step>()
  useOpenAtPayment(isResumed)
  const paymentStatus = usePaymentStatus()
  const isBusy = paymentStatus === 'sending' || paymentStatus === 'bank'
  const { path } = location
  const back = useCallback(() => {
    if (step === 'pay') location.go(`${path}?step=details`, { replace: true })
    else if (step === 'details') location.go(path, { replace: true })
    else if (onChangeCause) onChangeCause()
    else port.close('back')
  }, [step, location, path, onChangeCause, port])
  useReportState(
    port,
    paymentStatus && paymentStatus !== 'stale' ? paymentStatus : (step ?? 'opening'),
    isBusy || isHeld ? undefined : back,
  )
  // Preload the result page: the connection may be gone by then.
  useEffect(() => void prepareGiftResult(language), [language])
  const takesCards = payment.setting === 'test' || payment.setting === 'live'

  return (
    <div className={styles.page}>
      <CauseHead cause={cause} />
      {isResumed && !link.held && <ResumedNotice />}
      {!port.isStoragePersistent && <StorageWarning port={port} {...requestedGift(link, cause)} />}
      {payment.setting === 'none' ? (
        <NoCards />
      ) : (
        <GiftForm cause={cause} inApp onLockChange={setHeld} onStep={setStep} />
      )}
      <Alternatives
        port={port}
        {...requestedGift(link, cause)}
        onChangeCause={step === 'amount' ? onChangeCause : undefined}
        offersWebsite={takesCards && port.inApp && !port.wallets && port.isStoragePersistent && !isHeld && !isResumed}
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
  const { path, go } = usePageLocation()
  useEffect(() => {
    if (isResumed) go(`${path}?step=pay`, { replace: true })
    // Once, on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
