import type { Database } from '@minaret/foundation/db'
import { createPageCache } from './pageCache.ts'
import { type PageServing, servePages } from './servePages.ts'
import type { Site } from '@minaret/content/page-rendering'

/** Options of the page cache. */
export type PageMounting = Omit<PageServing, 'sites' | 'cache' | 'cdn'> & {
  database: Database
  sites?: readonly Site[]
  cacheReads?: boolean
  pageCacheBytes?: number
  cdn?: boolean
}

/** Default size of the cache: some thousands of pages of several kilobytes each. */
const defaultBytes = 64 * 1024 * 1024

/** Mounts the page cache; undefined if the server has no sites or no cache. */
export function mountPages({ database, sites, cacheReads, pageCacheBytes, cdn = false, ...serving }: PageMounting) {
  const maxBytes = pageCacheBytes ?? (cacheReads === false ? 0 : defaultBytes)
  if (!sites || maxBytes === 0) return undefined
  const { app, directory, now } = serving
  const cache = createPageCache({ app, database, directory, maxBytes, cdn, now })
  return {
    ...servePages({ ...serving, sites, cache, cdn }),
    poll: cache.poll,
    size: cache.size,
    isInformed: cache.isInformed,
  }
}
