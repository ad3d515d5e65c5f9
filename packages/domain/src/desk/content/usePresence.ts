import { read, send } from '@minaret/client'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../DeskProvider.tsx'
import { contentQueries } from './queries.ts'
import { splitTranslations } from './translations.ts'

/** How often presence is reported, in milliseconds. */
const heartbeatInterval = 20_000

/** The other staff who are editing the same item. Each request also reports the user's own presence. */
export function usePresence(mosque: string, kind: ContentKindName, id: string | undefined) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...contentQueries.all(mosque), 'presence', kind, id] as const,
    enabled: id !== undefined,
    refetchInterval: heartbeatInterval,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) =>
      read(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/presence', {
          params: { path: { mosque, kind, id: id ?? '' } },
          signal,
        }),
      ),
  })
}

/** The content of a preview. */
export type PreviewRequest = { id: string; values: ContentValues; language?: string; place?: 'page' | 'home' | 'list' }

/** Creates a single-use URL that shows the site with unpublished values. */
export function usePreview(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ id, values, ...body }: PreviewRequest) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/preview', {
          params: { path: { mosque, kind, id } },
          body: { ...body, ...splitTranslations(values) },
        }),
      ),
  })
}
