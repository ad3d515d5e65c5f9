import { type Domain, giftQueries, type PaymentStatus, watchPayment as watchPaymentOf } from '@minaret/domain'

// In its own chunk: only needed once a gift has been sent.

/** The donor's next action, freshly loaded from the payment provider. */
export const fetchNextAction = async ({ api, queryClient }: Domain, id: string) =>
  (await queryClient.fetchQuery({ ...giftQueries.view(api, id), staleTime: 0 })).next

/** Reports the state of a payment. @returns the unsubscribe function */
export const watchPayment = (
  { queryClient }: Domain,
  onChange: (paying: PaymentStatus | undefined) => void,
): (() => void) => watchPaymentOf(queryClient, onChange)
