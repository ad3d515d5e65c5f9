import { read, send } from '@minaret/client'
import type { SiteDomain, SiteDomains } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

/** How often the page looks again while a domain waits for its records, in milliseconds. */
const pollInterval = 20_000

const isOpen = ({ state }: SiteDomain) => state !== 'connected'

/** The addresses of a mosque's site, read again while a domain waits. */
export function useSiteDomains(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery<SiteDomains>({
    queryKey: [...deskQueries.mosque(mosque), 'domains'] as const,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.domains.some(isOpen) ? pollInterval : false),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/domains', { params: { path: { mosque } }, signal })),
    enabled,
  })
}

/** Adds a domain; the bar can undo it. */
export function useAddSiteDomain(mosque: string) {
  const { api } = useDesk()
  const show = useUndoable(mosque)
  return useMutation({
    meta: { isField: (name) => name === 'domain' },
    mutationFn: (domain: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/domains', { params: { path: { mosque } }, body: { domain } })),
    onSuccess: ({ data, message }) => show(data?.change, message),
  })
}

/** Removes a domain; the bar can undo it. */
export function useRemoveSiteDomain(mosque: string) {
  const { api } = useDesk()
  const show = useUndoable(mosque)
  return useMutation({
    mutationFn: (domain: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/domains/remove', { params: { path: { mosque } }, body: { domain } })),
    onSuccess: ({ data, message }) => show(data?.change, message),
  })
}

/** Asks the DNS about a domain now. */
export function useCheckSiteDomain(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: (domain: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/domains/check', { params: { path: { mosque } }, body: { domain } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}
