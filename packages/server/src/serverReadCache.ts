import { createReadCache, createSharedCache, type SharedStore } from '@minaret/foundation/cache'
import { type ReadResponse, readResponseCodec } from '@minaret/foundation/http'

/** Public reads that are being shown again and again; 64 MB of them. */
export const createServerReadCache = (now: () => Date, shared: SharedStore | undefined) =>
  createReadCache<ReadResponse>({
    now: () => now().getTime(),
    most: 64 * 1024 * 1024,
    weigh: (created) => ('text' in created ? created.text.length * 2 : undefined),
    common: shared && createSharedCache(shared, readResponseCodec),
  })
