import { lazy } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { Failed } from '../app/Failed.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** Loaded only by those who pay with a card: it brings the provider's own script. */
export const CardPayment = lazy(() =>
  loadWithTimeout(import('./CardPayment.tsx')).then(
    ({ CardPayment: each }) => ({ default: each }),
    () => ({ default: Unloaded }),
  ),
)

/** The form for cards did not come: nothing has been sent. */
function Unloaded() {
  const { t } = useWords()
  return <Failed title={t.stepFailed} retry={() => window.location.reload()} />
}
