import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { addJob } from '../jobs/queue.ts'
import { describeError } from '../log.ts'
import { encode } from './encode.ts'
import { createGate } from './gate.ts'
import { findFile, originalName, pictureOf } from './keep.ts'
import { readAll, type Storage } from './storage.ts'
import { readVariantName, variantName, variantsOf, type Variant } from './widths.ts'

/** What making pictures takes. */
export type MakerDeps = {
  database: Database
  storage: Storage
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** How a picture that is not there yet can be had. */
export type Made =
  /** It has been made; `name` is its own: WebP in place of an AVIF that a job is making. */
  | { name: string; bytes: Buffer }
  /** Nothing of that name is ever made. */
  | 'unknown'
  /** Too many wait already. */
  | 'busy'

/** How long an AVIF that is being made is not asked for again, in milliseconds. */
const askAgain = 60_000

/** Makes the forms of pictures that nobody has looked at yet. */
export type Maker = {
  /** Makes a form of a tenant's picture because somebody waits for it; however many wait, it is made once. */
  make(tenantId: string, name: string): Promise<Made>
  /** Makes all AVIFs of a picture that are not there yet. */
  makeRest(tenantId: string, picture: string): Promise<void>
}

export function createMaker({ database, storage, log }: MakerDeps): Maker {
  const making = new Map<string, Promise<Made>>()
  // Two threads of the four this process has for files, passwords and pictures.
  const waited = createGate(2, 200)
  const asked = new LRUCache<string, true>({ max: 5000, ttl: askAgain })

  const original = async (tenantId: string, picture: string): Promise<Buffer | undefined> => {
    const stored = await storage.open(tenantId, originalName(picture))
    if (stored) return readAll(stored)
    log.error({ tenantId, file: picture }, 'a picture is in the books, but not in the storage: bring it again')
    return undefined
  }

  /** Encodes and keeps; where it cannot be kept it is shown all the same. */
  const encodeAndKeep = async (tenantId: string, name: string, from: Buffer, variant: Variant): Promise<Buffer> => {
    const bytes = await encode(from, variant)
    await storage.put(tenantId, name, bytes).catch((err: unknown) => {
      log.warn({ tenantId, err: describeError(err) }, 'a picture was made, and could not be kept')
    })
    return bytes
  }

  const known = async (tenantId: string, picture: string) => {
    const row = await findFile({ database }, tenantId, picture)
    return row && pictureOf(row)
  }

  /** AVIF takes ten times as long as WebP: who waits gets that, and a job makes the AVIF for who comes later. */
  const askForRest = async (tenantId: string, picture: string) => {
    const key = `picture:${tenantId}:${picture}`
    if (asked.has(key)) return
    asked.set(key, true)
    await database
      .forTenant(tenantId)((tx) => addJob(tx, 'picture-encode', { tenantId, picture }, key))
      .catch((err: unknown) => log.warn({ err: describeError(err) }, 'no job could be added to encode a picture'))
  }

  const makeNow = async (tenantId: string, name: string): Promise<Made> => {
    const read = readVariantName(name)
    const picture = read && (await known(tenantId, read.picture))
    if (!read || !picture || !variantsOf(picture).some((one) => variantName(picture.id, one) === name)) return 'unknown'
    if (read.variant.format === 'avif') {
      await askForRest(tenantId, picture.id)
      const instead = variantName(picture.id, { format: 'webp', width: read.variant.width })
      const stored = await storage.open(tenantId, instead)
      return stored ? { name: instead, bytes: await readAll(stored) } : make(tenantId, instead)
    }
    const { variant } = read
    const made = await waited(async () => {
      const from = await original(tenantId, picture.id)
      return from ? { name, bytes: await encodeAndKeep(tenantId, name, from, variant) } : ('unknown' as const)
    })
    return made ?? 'busy'
  }

  const make = (tenantId: string, name: string): Promise<Made> => {
    const key = `${tenantId}/${name}`
    const awaited = making.get(key)
    if (awaited) return awaited
    const made = makeNow(tenantId, name).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    make,
    async makeRest(tenantId, id) {
      const picture = await known(tenantId, id)
      if (!picture) return
      let from: Buffer | undefined
      for (const variant of variantsOf(picture)) {
        const name = variantName(id, variant)
        if (variant.format !== 'avif' || (await storage.size(tenantId, name)) !== undefined) continue
        from ??= await original(tenantId, id)
        if (!from) return
        await encodeAndKeep(tenantId, name, from, variant)
      }
    },
  }
}
