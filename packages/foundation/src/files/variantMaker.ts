import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { addJob } from '../jobs/queue.ts'
import { encode } from './encode.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { findFile, originalName, toPicture } from './storeFiles.ts'
import { readAll, type Storage } from './storage.ts'
import { readVariantName, variantName, variantsOf, type Variant } from './widths.ts'

/** What making pictures takes. */
export type VariantMakerDeps = {
  database: Database
  storage: Storage
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** How a picture that is not there yet can be had. */
export type VariantResult =
  /** It has been made; `name` is its own: WebP in place of an AVIF that a job is making. */
  | { name: string; bytes: Buffer }
  /** Nothing of that name is ever made. */
  | 'unknown'
  /** Too many wait already. */
  | 'busy'

/** How long an AVIF that is being made is not asked for again, in milliseconds. */
const retryInterval = 60_000

/** Makes the forms of pictures that nobody has looked at yet. */
export type VariantMaker = {
  /** Makes a form of a tenant's picture because somebody waits for it; however many wait, it is made once. */
  make(tenantId: string, name: string): Promise<VariantResult>
  /** Makes a form that nobody waits for, unless it is there. */
  makeLater(tenantId: string, name: string): Promise<void>
}

export function createVariantMaker({ database, storage, log }: VariantMakerDeps): VariantMaker {
  const making = new Map<string, Promise<VariantResult>>()
  // Two threads of the four this process has for files, passwords and pictures.
  const waited = createConcurrencyLimit(2, 200)
  const queued = new LRUCache<string, true>({ max: 5000, ttl: retryInterval })

  const original = async (tenantId: string, picture: string): Promise<Buffer | undefined> => {
    const stored = await storage.open(tenantId, originalName(picture))
    if (stored) return readAll(stored)
    log.error({ tenantId, file: picture }, 'a picture is in the database but not in the storage: upload it again')
    return undefined
  }

  /** Encodes and keeps; where it cannot be kept it is shown all the same. */
  const encodeAndStore = async (tenantId: string, name: string, from: Buffer, variant: Variant): Promise<Buffer> => {
    const bytes = await encode(from, variant)
    await storage.put(tenantId, name, bytes).catch((err: unknown) => {
      log.warn({ tenantId, err }, 'a picture was created but could not be stored')
    })
    return bytes
  }

  /** The picture a form is of, and the form itself, where the picture is made in it. */
  const findVariant = async (tenantId: string, name: string) => {
    const read = readVariantName(name)
    const row = read && (await findFile({ database }, tenantId, read.picture))
    const picture = row && toPicture(row)
    const variant = picture && variantsOf(picture).find((one) => variantName(picture.id, one) === name)
    return variant && { picture: picture.id, variant }
  }

  /** AVIF takes ten times as long as WebP: who waits gets that, and a job makes the AVIF for who comes later. */
  const requestVariant = async (tenantId: string, name: string) => {
    const key = `picture:${tenantId}:${name}`
    if (queued.has(key)) return
    queued.set(key, true)
    await database
      .forTenant(tenantId)((tx) => addJob(tx, 'picture-encode', { tenantId, name }, key))
      .catch((err: unknown) => log.warn({ err }, 'no job could be added to encode a picture'))
  }

  const makeNow = async (tenantId: string, name: string): Promise<VariantResult> => {
    const found = await findVariant(tenantId, name)
    if (!found) return 'unknown'
    const { picture, variant } = found
    if (variant.format === 'avif') {
      await requestVariant(tenantId, name)
      const instead = variantName(picture, { format: 'webp', width: variant.width })
      const stored = await storage.open(tenantId, instead)
      return stored ? { name: instead, bytes: await readAll(stored) } : make(tenantId, instead)
    }
    const made = await waited(async () => {
      const from = await original(tenantId, picture)
      return from ? { name, bytes: await encodeAndStore(tenantId, name, from, variant) } : ('unknown' as const)
    })
    return made ?? 'busy'
  }

  const make = (tenantId: string, name: string): Promise<VariantResult> => {
    const key = `${tenantId}/${name}`
    const awaited = making.get(key)
    if (awaited) return awaited
    const encoding = makeNow(tenantId, name).finally(() => making.delete(key))
    making.set(key, encoding)
    return encoding
  }

  return {
    make,
    async makeLater(tenantId, name) {
      const found = await findVariant(tenantId, name)
      if (!found || (await storage.size(tenantId, name)) !== undefined) return
      const from = await original(tenantId, found.picture)
      if (from) await encodeAndStore(tenantId, name, from, found.variant)
    },
  }
}
