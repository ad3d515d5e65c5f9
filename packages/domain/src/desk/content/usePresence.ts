import { read, send } from '@minaret/client'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../DeskProvider.tsx'
import { contentQueries } from './queries.ts'
import { splitWords } from './translations.ts'

/** How often one says that one is at it, in milliseconds. */
const every = 20_000

/** Who else is at the same thing now. Saying so says that one is at it oneself. */
export function usePresence(mosque: string, kind: ContentKindName, id: string | undefined) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...contentQueries.all(mosque), 'presence', kind, id] as const,
    enabled: id !== undefined,
    refetchInterval: every,
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

/** What a preview shows. */
export type PreviewWanted = { id: string; values: ContentValues; language?: string; place?: 'page' | 'home' | 'list' }

/** Makes an address that shows the site with values that are not published; it opens once. */
export function usePreview(mosque: string, kind: ContentKindName) {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ id, values, ...body }: PreviewWanted) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/preview', {
          params: { path: { mosque, kind, id } },
          body: { ...body, ...splitWords(values) },
        }),
      ),
  })
}
