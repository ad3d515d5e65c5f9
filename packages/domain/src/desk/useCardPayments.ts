import { read, send } from '@minaret/client'
import type { CardPayments } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** How often the page looks again while somebody else is at work, in milliseconds. */
const pollInterval = 15_000

const isWaiting = ({ state }: CardPayments) => ['needed', 'checking', 'agreement'].includes(state)

const keyOf = (mosque: string) => [...deskQueries.mosque(mosque), 'card-payments'] as const

/** How far the mosque has come with card payments, read again while Stripe or another owner has something to do. */
export function useCardPayments(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery<CardPayments>({
    queryKey: keyOf(mosque),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? pollInterval : false),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/card-payments', { params: { path: { mosque } }, signal })),
    enabled,
  })
}

/**
 * Opens the mosque's account at Stripe, or goes on with it.
 * @param leave takes whoever asked to Stripe's form
 */
export function useStartCardPayments(mosque: string, leave: (url: string) => void) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: () =>
      send(api.POST('/api/desk/mosques/{mosque}/card-payments/start', { params: { path: { mosque } } })),
    onSuccess: ({ data, message }) => {
      if (data?.url !== undefined) leave(data.url)
      else if (message !== '') toasts.getState().show('success', message)
    },
    // After a refusal as well: something may have been opened.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Asks Stripe now how the account is. */
export function useCheckCardPayments(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: () =>
      send(api.POST('/api/desk/mosques/{mosque}/card-payments/check', { params: { path: { mosque } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}
