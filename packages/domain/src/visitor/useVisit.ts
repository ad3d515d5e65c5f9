import { type Api, read } from '@minaret/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDomain } from '../app/DomainProvider.tsx'
import { isCounted, markCounted } from './countVisit.ts'

/** Query of the visitor counter. */
export const visitorQueries = {
  /** Counts a visit; a failure shows no toast (specification, section 8). */
  save: (api: Api) =>
    queryOptions({
      queryKey: ['visitor'],
      queryFn: () => read(api.GET('/api/visitor/save')),
      staleTime: Infinity,
      meta: { quiet: true },
    }),
}

/**
 * Reports a visit to the server once: a reload or another page of the site belongs to the same visit. The server counts
 * a visitor once a day. A failure shows no toast.
 */
export function useVisit(): void {
  const { api, visit } = useDomain()
  const client = useQueryClient()
  useEffect(() => {
    if (isCounted(visit)) return
    // A failed count is retried on the next page.
    void client.fetchQuery(visitorQueries.save(api)).then(
      () => markCounted(visit),
      () => {},
    )
  }, [api, client, visit])
}
