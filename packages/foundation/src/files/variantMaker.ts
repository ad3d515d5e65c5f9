import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { addJob } from '../jobs/queue.ts'
import { encode } from './encode.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { findFile, originalName, toPicture } from './storeFiles.ts'
import { readAll, type Storage } from './storage.ts'
import { readVariantName, variantName, variantsOf, type Variant } from './widths.ts'

/** Dependencies for encoding variants. */
export type VariantMakerDeps = {
  database: Database
  storage: Storage
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Result of requesting a variant that is not stored yet. */
export type VariantResult =
  /** The variant; `name` is that of a WebP if a job still has to encode the AVIF. */
  | { name: string; bytes: Buffer }
  /** There is no variant of that name. */
  | 'unknown'
  /** Too many requests are waiting. */
  | 'busy'

/** Minimum interval between job requests for the same AVIF, in milliseconds. */
const retryInterval = 60_000

/** Encodes variants of pictures on first request. */
export type VariantMaker = {
  /** Encodes a variant for a waiting request, once for all concurrent requests. */
  encode(tenantId: string, name: string): Promise<VariantResult>
  /** Encodes a variant in a job, unless it is already stored. */
  encodeLater(tenantId: string, name: string): Promise<void>
}

/** Creates the encoder of variants. */
export function createVariantMaker({ database, storage, log }: VariantMakerDeps): VariantMaker {
  const pendingEncodings = new Map<string, Promise<VariantResult>>()
  // Two of this process's four threads for files, passwords and pictures.
  const limitConcurrency = createConcurrencyLimit(2, 200)
  const queuedKeys = new LRUCache<string, true>({ max: 5000, ttl: retryInterval })

  const readPicture = async (tenantId: string, picture: string): Promise<Buffer | undefined> => {
    const storedFile = await storage.open(tenantId, originalName(picture))
    if (storedFile) return readAll(storedFile)
    log.error({ tenantId, file: picture }, 'a picture is in the database but not in the storage: upload it again')
    return undefined
  }

  /** Encodes and stores a variant; if it cannot be stored it is still returned. */
  const encodeAndStore = async (
    tenantId: string,
    name: string,
    original: Buffer,
    variant: Variant,
  ): Promise<Buffer> => {
    const bytes = await encode(original, variant)
    await storage.put(tenantId, name, bytes).catch((err: unknown) => {
      log.warn({ tenantId, err }, 'a picture was created but could not be stored')
    })
    return bytes
  }

  /** Returns the picture and variant for a name, if the picture has that variant. */
  const findVariant = async (tenantId: string, name: string) => {
    const parsed = readVariantName(name)
    const row = parsed && (await findFile({ database }, tenantId, parsed.picture))
    const picture = row && toPicture(row)
    const variant = picture && variantsOf(picture).find((candidate) => variantName(picture.id, candidate) === name)
    return variant && { picture: picture.id, variant }
  }

  /** Queues a job for an AVIF, which takes ten times as long as the WebP that waiting requests get. */
  const requestVariant = async (tenantId: string, name: string) => {
    const key = `picture:${tenantId}:${name}`
    if (queuedKeys.has(key)) return
    queuedKeys.set(key, true)
    await database
      .forTenant(tenantId)((tx) => addJob(tx, 'picture-encode', { tenantId, name }, key))
      .catch((err: unknown) => log.warn({ err }, 'no job could be added to encode a picture'))
  }

  const makeNow = async (tenantId: string, name: string): Promise<VariantResult> => {
    const requestedVariant = await findVariant(tenantId, name)
    if (!requestedVariant) return 'unknown'
    const { picture, variant } = requestedVariant
    if (variant.format === 'avif') {
      await requestVariant(tenantId, name)
      const webpName = variantName(picture, { format: 'webp', width: variant.width })
      const storedFile = await storage.open(tenantId, webpName)
      return storedFile ? { name: webpName, bytes: await readAll(storedFile) } : make(tenantId, webpName)
    }
    const result = await limitConcurrency(async () => {
      const original = await readPicture(tenantId, picture)
      return original ? { name, bytes: await encodeAndStore(tenantId, name, original, variant) } : ('unknown' as const)
    })
    return result ?? 'busy'
  }

  const make = (tenantId: string, name: string): Promise<VariantResult> => {
    const key = `${tenantId}/${name}`
    const pendingEncoding = pendingEncodings.get(key)
    if (pendingEncoding) return pendingEncoding
    const encoding = makeNow(tenantId, name).finally(() => pendingEncodings.delete(key))
    pendingEncodings.set(key, encoding)
    return encoding
  }

  return {
    encode: make,
    async encodeLater(tenantId, name) {
      const requestedVariant = await findVariant(tenantId, name)
      if (!requestedVariant || (await storage.size(tenantId, name)) !== undefined) return
      const original = await readPicture(tenantId, requestedVariant.picture)
      if (original) await encodeAndStore(tenantId, name, original, requestedVariant.variant)
    },
  }
}
