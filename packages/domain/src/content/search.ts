import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** What the site has published, searched. */
export const searchQueries = {
  all: ['search'] as const,
  /** Without words nothing is asked. */
  find: (api: Api, q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, q],
      queryFn: ({ signal }) =>
        q === '' ? Promise.resolve([]) : read(api.GET('/api/search', { params: { query: { q } }, signal })),
    }),
}

/** What a search finds, the best first. @param q what was typed; at most 200 characters */
export const useSearch = (q: string) => useSlice(searchQueries.find(useApi(), q))
