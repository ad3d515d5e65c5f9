import type { GiftDetail } from '@minaret/contract/desk'
import { useDraft } from '@minaret/domain/desk'
import { useWords } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'

/** What is typed of a refund: the amount, nothing where it is no amount, and the reason. */
export type TypedRefund = { amountMinor: number | null; reason: string }

function readTyped(value: unknown): TypedRefund | undefined {
  const { amountMinor, reason }: { amountMinor?: unknown; reason?: unknown } = Object(value)
  if (typeof reason !== 'string') return undefined
  return { amountMinor: Number.isSafeInteger(amountMinor) ? Number(amountMinor) : null, reason }
}

/** What somebody typed of a gift's refund and has not refunded: over a look at the preview, and over a reload. */
export function useRefundDraft(mosque: string, { gift, refund }: GiftDetail) {
  const { t } = useWords('deskGifts')
  const draft = useDraft<TypedRefund>({
    mosque,
    form: `refund.${gift.id}`,
    title: t.deskGifts.refund.draft({ reference: gift.reference }),
    path: `${deskPath(mosque, 'gifts')}/${gift.id}`,
    accept: readTyped,
  })
  const begin: TypedRefund = { amountMinor: refund.leftMinor, reason: '' }
  return {
    ...draft,
    typed: draft.value ?? begin,
    change: (next: Partial<TypedRefund>) =>
      draft.change((now) => {
        const typed = { ...(now ?? begin), ...next }
        return typed.reason === '' && typed.amountMinor === begin.amountMinor ? undefined : typed
      }),
    discard: () => draft.change(undefined),
  }
}

export type RefundDraft = ReturnType<typeof useRefundDraft>
