import type { Database } from '@minaret/foundation/db'
import { createPageCache } from './pageCache.ts'
import { type PageServing, servePages } from './servePages.ts'
import type { Site } from '@minaret/content/page-rendering'

/** What caching pages takes of a server. */
export type PageMounting = Omit<PageServing, 'sites' | 'cache' | 'cdn'> & {
  database: Database
  sites?: readonly Site[]
  keepReads?: boolean
  pageCacheBytes?: number
  cdn?: boolean
}

/** What pages may take where nothing else is said: some thousands of them, of several kilobytes each. */
const usualBytes = 64 * 1024 * 1024

/** Caches the pages of sites, where the server has any and is to cache them. */
export function mountPages({ database, sites, keepReads, pageCacheBytes, cdn = false, ...serving }: PageMounting) {
  const maxBytes = pageCacheBytes ?? (keepReads === false ? 0 : usualBytes)
  if (!sites || maxBytes === 0) return undefined
  const { app, directory, now } = serving
  const cache = createPageCache({ app, database, directory, maxBytes, cdn, now })
  return {
    ...servePages({ ...serving, sites, cache, cdn }),
    look: cache.look,
    size: cache.size,
    isInformed: cache.isInformed,
  }
}
