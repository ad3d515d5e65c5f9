import type { GiftDetail } from '@minaret/contract/desk'
import { useDraft } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'

/** The draft of a refund. `amountMinor` is null if the typed amount is invalid. */
export type RefundValues = { amountMinor: number | null; reason: string }

function parseValues(value: unknown): RefundValues | undefined {
  const { amountMinor, reason }: { amountMinor?: unknown; reason?: unknown } = Object(value)
  if (typeof reason !== 'string') return undefined
  return { amountMinor: Number.isSafeInteger(amountMinor) ? Number(amountMinor) : null, reason }
}

/** The draft of a gift's refund; it survives the preview and a reload. */
export function useRefundDraft(mosque: string, { gift, refund }: GiftDetail) {
  const { t } = useMessages('deskGifts')
  const draft = useDraft<RefundValues>({
    mosque,
    form: `refund.${gift.id}`,
    title: t.deskGifts.refund.draft({ reference: gift.reference }),
    path: `${deskPath(mosque, 'gifts')}/${gift.id}`,
    parse: parseValues,
  })
  const initialValues: RefundValues = { amountMinor: refund.leftMinor, reason: '' }
  return {
    ...draft,
    values: draft.value ?? initialValues,
    change: (next: Partial<RefundValues>) =>
      draft.change((current) => {
        const values = { ...(current ?? initialValues), ...next }
        return values.reason === '' && values.amountMinor === initialValues.amountMinor ? undefined : values
      }),
    discard: () => draft.change(undefined),
  }
}

export type RefundDraft = ReturnType<typeof useRefundDraft>
