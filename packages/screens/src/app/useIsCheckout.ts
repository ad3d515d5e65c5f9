import { usePageLocation } from './LocationProvider.tsx'

/** Whether a donation form is past its first step: then its page shows the gift, and nothing else. */
export function useIsCheckout(): boolean {
  const { path, search } = usePageLocation()
  const step = search.get('step')
  return (step === 'details' || step === 'pay') && /^\/(?:app\/)?(?:donate|campaign)/.test(path)
}
