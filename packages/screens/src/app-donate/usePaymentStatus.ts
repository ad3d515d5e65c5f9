import { type PaymentStatus, useDomain } from '@minaret/domain'
import { useEffect, useState } from 'react'

/** The state of the last payment; undefined if there is none. */
export function usePaymentStatus(): PaymentStatus | undefined {
  const domain = useDomain()
  const [status, setStatus] = useState<PaymentStatus>()
  useEffect(() => {
    let isCancelled = false
    let stop = () => {}
    void import('./paymentStatus.ts').then(
      ({ watchPayment }) => {
        if (!isCancelled) stop = watchPayment(domain, setStatus)
      },
      // Without the chunk the app gets fewer reports; the form still shows everything to the donor.
      () => {},
    )
    return () => {
      isCancelled = true
      stop()
    }
  }, [domain])
  return status
}
