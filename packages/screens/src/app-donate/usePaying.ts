import { type Paying, useDomain } from '@minaret/domain'
import { useEffect, useState } from 'react'

/** How the last payment goes, as soon as there can be one. */
export function usePaying(): Paying | undefined {
  const domain = useDomain()
  const [paying, setPaying] = useState<Paying>()
  useEffect(() => {
    let ended = false
    let stop = () => {}
    void import('./afterwards.ts').then(
      ({ watch }) => {
        if (!ended) stop = watch(domain, setPaying)
      },
      // Without it the app hears less; the donor sees everything in the form.
      () => {},
    )
    return () => {
      ended = true
      stop()
    }
  }, [domain])
  return paying
}
