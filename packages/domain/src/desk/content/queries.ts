import { read, readPage } from '@minaret/client'
import type { ContentKindName, ContentState } from '@minaret/contract/desk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Desk } from '../createDesk.ts'
import { deskTagKey } from '../deskKeys.ts'

/** The filter of a content list. */
export type ContentFilter = { search?: string; state?: ContentState }

const base = (mosque: string) => deskTagKey(mosque, 'content')

/** Query options for the site's content. */
export const contentQueries = {
  /** The common key prefix, to invalidate all content after a change. */
  all: base,
  kinds: ({ api }: Desk, mosque: string) =>
    queryOptions({
      queryKey: [...base(mosque), 'kinds'] as const,
      queryFn: ({ signal }) =>
        read(api.GET('/api/desk/mosques/{mosque}/content', { params: { path: { mosque } }, signal })),
    }),
  list: ({ api }: Desk, mosque: string, kind: ContentKindName, { search = '', state }: ContentFilter) =>
    infiniteQueryOptions({
      queryKey: [...base(mosque), 'list', kind, search, state] as const,
      queryFn: ({ signal, pageParam }) =>
        readPage(
          api.GET('/api/desk/mosques/{mosque}/content/{kind}/things', {
            params: {
              path: { mosque, kind },
              query: {
                ...(search === '' ? {} : { search }),
                ...(state ? { state } : {}),
                ...(pageParam ? { after: pageParam } : {}),
              },
            },
            signal,
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  item: ({ api }: Desk, mosque: string, kind: ContentKindName, id: string) =>
    queryOptions({
      queryKey: [...base(mosque), 'item', kind, id] as const,
      queryFn: ({ signal }) =>
        read(
          api.GET('/api/desk/mosques/{mosque}/content/{kind}/things/{id}', {
            params: { path: { mosque, kind, id } },
            signal,
          }),
        ),
    }),
  history: ({ api }: Desk, mosque: string, kind: ContentKindName, id: string) =>
    queryOptions({
      queryKey: [...base(mosque), 'history', kind, id] as const,
      queryFn: ({ signal }) =>
        read(
          api.GET('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history', {
            params: { path: { mosque, kind, id } },
            signal,
          }),
        ),
    }),
  version: ({ api }: Desk, mosque: string, kind: ContentKindName, id: string, number: number) =>
    queryOptions({
      queryKey: [...base(mosque), 'version', kind, id, number] as const,
      queryFn: ({ signal }) =>
        read(
          api.GET('/api/desk/mosques/{mosque}/content/{kind}/things/{id}/history/{number}', {
            params: { path: { mosque, kind, id, number } },
            signal,
          }),
        ),
    }),
  libraryFile: ({ api }: Desk, mosque: string, file: string) =>
    queryOptions({
      queryKey: [...base(mosque), 'library', 'file', file] as const,
      staleTime: 0,
      queryFn: ({ signal }) =>
        read(api.GET('/api/desk/mosques/{mosque}/library/{file}', { params: { path: { mosque, file } }, signal })),
    }),
  library: ({ api }: Desk, mosque: string, kind: 'picture' | 'document', search: string) =>
    infiniteQueryOptions({
      queryKey: [...base(mosque), 'library', kind, search] as const,
      queryFn: ({ signal, pageParam }) =>
        readPage(
          api.GET('/api/desk/mosques/{mosque}/library', {
            params: {
              path: { mosque },
              query: { kind, ...(search === '' ? {} : { search }), ...(pageParam ? { after: pageParam } : {}) },
            },
            signal,
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
}
