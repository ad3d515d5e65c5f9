import { read, send } from '@minaret/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const payoutsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'payouts'] as const

/** The payment provider's payouts, and how reading them went last. */
export function usePayouts(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: payoutsKey(mosque),
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/payouts', { params: { path: { mosque } }, signal })),
  })
}

/** One payout, opened. */
export function usePayout(mosque: string, payout: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...payoutsKey(mosque), payout] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/payouts/{payout}', { params: { path: { mosque, payout } }, signal })),
  })
}

/** Asks the payment provider for payouts now; what it refuses is said in a toast, and stands above the list. */
export function useReadPayouts(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: () => send(api.POST('/api/desk/mosques/{mosque}/payouts/read', { params: { path: { mosque } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: payoutsKey(mosque) }),
  })
}
