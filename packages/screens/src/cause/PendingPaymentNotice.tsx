import { Notice } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** The page was opened anew while a payment was under way: the same gift is sent once more, and nothing else before it. */
export function PendingPaymentNotice() {
  const { t } = useWords('cause')
  return (
    <Notice tone="warning" live="polite" title={t.cause.heldTitle}>
      {t.cause.heldMore}
    </Notice>
  )
}
