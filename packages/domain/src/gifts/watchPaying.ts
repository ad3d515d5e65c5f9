import { isRecord } from '../storage/browserStorage.ts'
import type { Mutation, QueryClient } from '@tanstack/react-query'
import { fieldErrorsOf } from '../app/failures.ts'
import { giftFailureOf } from './failure.ts'
import { giftPayKey } from './mutations.ts'

/**
 * How the last payment of this page goes. `bank`: the donor's bank asks them; `stale`: the link that has opened the page is
 * too old; nothing once it has become a gift, or was refused with words beside the form.
 */
export type Paying = 'sending' | 'bank' | 'declined' | 'unanswered' | 'stale'

const isPayment = ({ options: { mutationKey } }: Mutation<unknown, unknown>) =>
  mutationKey?.join('/') === giftPayKey.join('/')

function payingOf({ state: { status, data, error } }: Mutation<unknown, unknown>): Paying | undefined {
  if (status === 'pending') return 'sending'
  if (status === 'success')
    return isRecord(data) && isRecord(data.data) && data.data.next === 'act' ? 'bank' : undefined
  if (status === 'idle') return undefined
  if (fieldErrorsOf(error).appSession !== undefined) return 'stale'
  const { kind } = giftFailureOf(error)
  return kind === 'refused' ? undefined : kind === 'unknown' ? 'unanswered' : kind
}

/**
 * Hears how a payment goes, wherever on the page it is made.
 * @returns how to stop
 */
export const watchPaying = (client: QueryClient, heard: (paying: Paying | undefined) => void): (() => void) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && isPayment(event.mutation)) heard(payingOf(event.mutation))
  })
