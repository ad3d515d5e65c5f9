import { send } from '@minaret/client'
import type { ContentKindName } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../DeskProvider.tsx'
import { contentQueries } from './queries.ts'

/** An item's versions, newest first. */
export const useContentHistory = (mosque: string, kind: ContentKindName, id: string) =>
  useQuery(contentQueries.history(useDesk(), mosque, kind, id))

/** One version and its changes; disabled while the number is undefined. */
export const useContentVersion = (mosque: string, kind: ContentKindName, id: string, number: number | undefined) =>
  useQuery({ ...contentQueries.version(useDesk(), mosque, kind, id, number ?? 0), enabled: number !== undefined })

/** Restores an older version as the draft. */
export function useRestoreVersion(mosque: string, kind: ContentKindName, id: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: ({ number, version }: { number: number; version: string }) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}/restore', {
          params: { path: { mosque, kind, id, number } },
          body: { version },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contentQueries.all(mosque) }),
  })
}

/** Permanently erases the text of an older version. */
export function useEraseVersion(mosque: string, kind: ContentKindName, id: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (number: number) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}/erase', {
          params: { path: { mosque, kind, id, number } },
        }),
      ),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contentQueries.all(mosque) }),
  })
}
