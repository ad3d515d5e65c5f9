import { usePageLocation } from './LocationProvider.tsx'

/** Whether a donation form is past its first step: then its page shows the gift, and nothing else. */
export function useIsCheckout(): boolean {
  const step = usePageLocation().search.get('step')
  return step === 'details' || step === 'pay'
}
