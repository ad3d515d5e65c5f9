import { read } from '@minaret/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDomain } from '../app/DomainProvider.tsx'

const key = 'visit'

/**
 * Tells the host that a visit has begun, once a visit: a reload or another page of the site is the same one. The host
 * counts a visitor once a day. A failure shows no message (specification, section 8).
 */
export function useVisit(): void {
  const { api, visit } = useDomain()
  const client = useQueryClient()
  useEffect(() => {
    if (visit.read(key, (value) => value === true || undefined)) return
    visit.write(key, true)
    void client.prefetchQuery({
      queryKey: ['visitor'],
      queryFn: () => read(api.GET('/api/visitor/save')),
      staleTime: Infinity,
      meta: { quiet: true },
    })
  }, [api, client, visit])
}
