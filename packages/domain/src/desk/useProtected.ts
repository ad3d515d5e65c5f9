import { read, send } from '@minaret/client'
import type { OriginRequest } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** The settings that take two owners, as they are now. */
export function useProtected(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'protected'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/protected', { params: { path: { mosque } }, signal })),
  })
}

/** Asks for something that takes two owners: the server's sentence says whether it waits for another one, or for 72 hours. */
function useRequest<Sent>(mosque: string, field: string, request: (sent: Sent) => Promise<{ message: string }>) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField: (name) => name === field },
    mutationFn: request,
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    // After a refusal as well: it may have been changed since.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Asks for other bank details. */
export function useRequestBankDetails(mosque: string) {
  const { api } = useDesk()
  return useRequest(mosque, 'text', (body: { before?: string; text: string }) =>
    send(api.POST('/api/desk/mosques/{mosque}/protected/bank-details', { params: { path: { mosque } }, body })),
  )
}

/** Asks to allow another website, or no longer to. */
export function useRequestOrigin(mosque: string) {
  const { api } = useDesk()
  return useRequest(mosque, 'origin', (body: OriginRequest) =>
    send(api.POST('/api/desk/mosques/{mosque}/protected/origins', { params: { path: { mosque } }, body })),
  )
}
