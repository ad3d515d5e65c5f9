import { Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The notice after a reload during a payment: the same gift must be sent again before any other. */
export function PendingPaymentNotice() {
  const { t } = useMessages('cause')
  return (
    <Notice tone="warning" live="polite" title={t.cause.heldTitle}>
      {t.cause.heldMore}
    </Notice>
  )
}
