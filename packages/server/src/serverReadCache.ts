import { createReadCache, createSharedCache, type SharedStore } from '@minaret/foundation/cache'
import { type ReadResponse, readResponseCodec } from '@minaret/foundation/http'

/**
 * Creates the cache of public reads, up to 24 MB. It is in V8's heap, so every garbage collection traverses it. Pages,
 * which are requested far more often, are cached outside the heap.
 */
export const createServerReadCache = (now: () => Date, shared: SharedStore | undefined) =>
  createReadCache<ReadResponse>({
    now: () => now().getTime(),
    most: 24 * 1024 * 1024,
    weigh: (response) => ('text' in response ? response.text.length * 2 : undefined),
    common: shared && createSharedCache(shared, readResponseCodec),
  })
