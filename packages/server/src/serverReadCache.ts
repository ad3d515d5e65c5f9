import { createReadCache, createSharedCache, type SharedStore } from '@minaret/foundation/cache'
import { type ReadResponse, readResponseCodec } from '@minaret/foundation/http'

/**
 * Public reads that are being shown again and again, 24 MB of them. They live in V8's heap, every collection of which looks
 * at them; pages, which are asked for far more often, are cached outside it.
 */
export const createServerReadCache = (now: () => Date, shared: SharedStore | undefined) =>
  createReadCache<ReadResponse>({
    now: () => now().getTime(),
    most: 24 * 1024 * 1024,
    weigh: (created) => ('text' in created ? created.text.length * 2 : undefined),
    common: shared && createSharedCache(shared, readResponseCodec),
  })
