import { read, send } from '@minaret/client'
import type { MosqueExport, MosqueExports } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { readParts } from './readParts.ts'

/** How often an export that is being written is read again, in milliseconds. */
const pollInterval = 1500

const isOpen = ({ state }: MosqueExport) => state === 'waiting' || state === 'running'

/** Exports of everything of the last day, read again until each is written, and one that waits for approval. */
export function useMosqueExports(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery<MosqueExports>({
    queryKey: [...deskQueries.mosque(mosque), 'export'] as const,
    // Another owner may just have approved it.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.exports.some(isOpen) ? pollInterval : false),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/export', { params: { path: { mosque } }, signal })),
    enabled,
  })
}

/** Asks for everything of the mosque: the server's sentence says whether it waits for another owner, or for 72 hours. */
export function useRequestMosqueExport(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: () => send(api.POST('/api/desk/mosques/{mosque}/export', { params: { path: { mosque } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    // After a refusal as well: another owner may have been quicker.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Reads an archive part after part. */
export function useMosqueExportFile(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: ({ id, parts }: Pick<MosqueExport, 'id' | 'parts'>) =>
      readParts(parts, (part) => {
        const params = { path: { mosque, export: id, part } }
        return read(api.GET('/api/desk/mosques/{mosque}/export/{export}/parts/{part}', { params }))
      }),
  })
}
