import { type Api, read } from '@minaret/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDomain } from '../app/DomainProvider.tsx'
import { isCounted, noteCounted } from './countVisit.ts'

/** The visitor counter. */
export const visitorQueries = {
  /** Counts; silent when it fails (specification, section 8). */
  save: (api: Api) =>
    queryOptions({
      queryKey: ['visitor'],
      queryFn: () => read(api.GET('/api/visitor/save')),
      staleTime: Infinity,
      meta: { quiet: true },
    }),
}

/**
 * Tells the host that a visit has begun, once a visit: a reload or another page of the site is the same one. The host
 * counts a visitor once a day. A failure shows no message.
 */
export function useVisit(): void {
  const { api, visit } = useDomain()
  const client = useQueryClient()
  useEffect(() => {
    if (isCounted(visit)) return
    // What was not counted is counted with the next page.
    void client.fetchQuery(visitorQueries.save(api)).then(
      () => noteCounted(visit),
      () => {},
    )
  }, [api, client, visit])
}
