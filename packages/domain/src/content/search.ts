import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'

/** Queries of the site search. */
export const searchQueries = {
  all: ['search'] as const,
  /** Sends nothing for an empty query. */
  find: (api: Api, q: string) =>
    queryOptions({
      queryKey: [...searchQueries.all, q],
      queryFn: ({ signal }) =>
        q === '' ? Promise.resolve([]) : read(api.GET('/api/search', { params: { query: { q } }, signal })),
    }),
}

/** Search results, best match first. @param q the search text; at most 200 characters */
export const useSearch = (q: string) => useSlice(searchQueries.find(useApi(), q))
