import { type PaymentStatus, useDomain } from '@minaret/domain'
import { useEffect, useState } from 'react'

/** The state of the last payment; undefined if there is none. */
export function usePaymentStatus(): PaymentStatus | undefined {
  const domain = useDomain()
  const [paying, setPaying] = useState<PaymentStatus>()
  useEffect(() => {
    let ended = false
    let stop = () => {}
    void import('./paymentStatus.ts').then(
      ({ watchPayment }) => {
        if (!ended) stop = watchPayment(domain, setPaying)
      },
      // Without the chunk the app gets fewer reports; the form still shows everything to the donor.
      () => {},
    )
    return () => {
      ended = true
      stop()
    }
  }, [domain])
  return paying
}
