import { lazy } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

/** Loaded on demand, with Stripe's script. */
export const CardPayment = lazy(() =>
  loadWithTimeout(import('./CardPayment.tsx')).then(
    ({ CardPayment: Component }) => ({ default: Component }),
    () => ({ default: CardFormLoadError }),
  ),
)

/** The error if the card form failed to load; nothing has been sent. */
function CardFormLoadError() {
  const { t } = useMessages()
  return <LoadFailure title={t.stepFailed} retry={() => window.location.reload()} />
}
