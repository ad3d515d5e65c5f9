import { isRecord } from '../storage/browserStorage.ts'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { fieldErrorsOf } from '../app/failures.ts'
import { giftFailureOf } from './failure.ts'
import { giftPayKey } from './mutations.ts'

/**
 * The state of the page's last payment. `bank`: the donor's bank asks for confirmation; `stale`: the link that opened the
 * page has expired. Undefined once the gift is paid, or if a refusal is shown beside the form.
 */
export type PaymentStatus = 'sending' | 'bank' | 'declined' | 'unanswered' | 'stale'

const isPayment = ({ options: { mutationKey } }: Mutation<unknown, unknown>) =>
  mutationKey?.join('/') === giftPayKey.join('/')

function paymentStatusOf({ state: { status, data, error } }: Mutation<unknown, unknown>): PaymentStatus | undefined {
  if (status === 'pending') return 'sending'
  if (status === 'success')
    return isRecord(data) && isRecord(data.data) && data.data.next === 'act' ? 'bank' : undefined
  if (status === 'idle') return undefined
  if (fieldErrorsOf(error).appSession !== undefined) return 'stale'
  const { kind } = giftFailureOf(error)
  return kind === 'refused' ? undefined : kind === 'unknown' ? 'unanswered' : kind
}

/**
 * Reports the state of a payment, wherever on the page it is made.
 * @returns the unsubscribe function
 */
export const watchPayment = (
  client: QueryClient,
  onChange: (paymentStatus: PaymentStatus | undefined) => void,
): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && isPayment(event.mutation)) onChange(paymentStatusOf(event.mutation))
  })
