import { lazy } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { Failed } from '../app/Failed.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

/** Loaded on demand, with Stripe's script. */
export const CardPayment = lazy(() =>
  loadWithTimeout(import('./CardPayment.tsx')).then(
    ({ CardPayment: Component }) => ({ default: Component }),
    () => ({ default: Unloaded }),
  ),
)

/** The error if the card form failed to load; nothing has been sent. */
function Unloaded() {
  const { t } = useMessages()
  return <Failed title={t.stepFailed} retry={() => window.location.reload()} />
}
