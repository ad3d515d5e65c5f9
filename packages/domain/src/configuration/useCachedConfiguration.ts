import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Domain } from '../app/createDomain.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { saveConfiguration, readConfiguration } from './configuration.ts'
import { loadConfiguration } from './loadConfiguration.ts'

const configurationOf = ({ api }: Pick<Domain, 'api'>) =>
  queryOptions({
    queryKey: ['configuration'],
    queryFn: () => loadConfiguration(api),
    staleTime: Infinity,
    // The page already has the configuration it was rendered with.
    meta: { quiet: true },
  })

/**
 * Loads and caches the configuration if this browser has none, as the footer does when it loads (specification,
 * section 7). A failure shows no toast.
 */
export function useCachedConfiguration(): void {
  const { api, storage } = useDomain()
  const client = useQueryClient()
  useEffect(() => {
    if (readConfiguration(storage)) return
    client.fetchQuery(configurationOf({ api })).then(
      (items) => saveConfiguration(storage, items),
      () => {},
    )
  }, [api, client, storage])
}
