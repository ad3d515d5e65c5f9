import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pictureEngine, createFairQueue } from '@minaret/foundation/files'
import { createReadCache } from '@minaret/foundation/cache'
import { once } from '@minaret/foundation/base'
import { columnLayers, logoLayer, meterLayers, patternLayer } from './layers.ts'
import type { Illustration } from './illustration.ts'

/** Messengers leave out previews of more bytes. */
const mostBytes = 300_000

/** How long a picture is kept, in milliseconds: a logo that is exchanged under the same address is seen after that. */
const cacheTime = 3_600_000

/** How many bytes of pictures are kept: some hundreds of them. */
const cacheBytes = 24 * 1024 * 1024

/** How long a logo is waited for, in milliseconds; a picture without it is better than none. */
const logoTimeout = 5000

/** A picture, ready to be sent. */
export type RenderedImage = { bytes: Buffer; type: 'image/jpeg' | 'image/png'; etag: string }

/** Whose picture it is: the tenant it is kept for, and a name of its site. */
export type ImageOwner = { tenantId: string; host: string }

/** Paints pictures of words and shapes for the tenants' pages. */
export type ImageRenderer = {
  /** @returns nothing when too many wait already, the tenant's own or all together */
  paint(illustration: Illustration, whose: ImageOwner): Promise<RenderedImage | undefined>
}

/** What painting takes. */
export type ImageRendererDeps = {
  app: Pick<FastifyInstance, 'inject'>
  /** Folder of the site's faces, as TrueType; without it words are drawn with the machine's own. */
  faces?: string
}

/** Teaches the library of text our faces: each is read once, and known to the process from then on. */
const createFontLoader = (folder: string | undefined) =>
  once(async () => {
    const sharp = await pictureEngine()
    const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.ttf'))
    for (const name of files) {
      await sharp({ text: { text: '.', fontfile: path.join(folder ?? '', name) } })
        .raw()
        .toBuffer()
    }
  })

/**
 * Where a tenant's files lie. Everything else on a host may be painted, and a picture that waits for itself is never
 * done: the address is read as the host will read it.
 */
const isFile = (address: string) =>
  /^\/(?!\/)/.test(address) && /^\/media\/[^/]+$/.test(new URL(address, 'http://host').pathname)

/** Reads a picture of the tenant's by its address, inside this process; nothing is ever fetched from elsewhere. */
async function readLogo(app: ImageRendererDeps['app'], host: string, address: string): Promise<Buffer | undefined> {
  const [, data] = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/.exec(address) ?? []
  if (data !== undefined) return Buffer.from(data, 'base64')
  if (!isFile(address)) return undefined
  const late = new AbortController()
  const answer = await Promise.race([
    app.inject({ url: address, headers: { host } }),
    setTimeout(logoTimeout, undefined, { signal: late.signal }),
  ]).finally(() => late.abort())
  return answer?.statusCode === 200 ? answer.rawPayload : undefined
}

async function composeLayers(illustration: Illustration, logo: Buffer | undefined): Promise<Buffer> {
  const { width, height, ground, pattern, mark, meter, columns = [], format } = illustration
  const sharp = await pictureEngine()
  const layers = [
    ...(pattern ? [patternLayer(pattern, illustration)] : []),
    ...(mark ? [await logoLayer(mark, logo)] : []),
    ...(meter ? meterLayers(meter) : []),
    ...(await Promise.all(columns.map(columnLayers))).flat(),
  ]
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp({ create: { width, height, channels: 4, background } }).composite(layers)
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  const flat = await picture.removeAlpha().raw().toBuffer()
  for (let quality = 86; ; quality -= 20) {
    const created = await sharp(flat, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (created.length < mostBytes || quality <= 26) return created
  }
}

export function createImageRenderer({ app, faces }: ImageRendererDeps): ImageRenderer {
  const learn = createFontLoader(faces)
  const gate = createFairQueue({ most: 50, each: 8 })
  const cache = createReadCache<RenderedImage>({ now: Date.now, most: cacheBytes, weigh: ({ bytes }) => bytes.length })
  return {
    async paint(illustration, { tenantId, host }) {
      const key = createHash('sha256')
        .update(JSON.stringify([tenantId, illustration]))
        .digest('base64url')
      const busy = new Error('Too many pictures are waiting to be rendered.')
      const make = async (): Promise<RenderedImage> => {
        const address = illustration.mark?.picture
        // Before the queue: nothing that waits for this host may hold it up.
        const logo = address === undefined ? undefined : await readLogo(app, host, address).catch(() => undefined)
        const bytes = await gate(tenantId, async () => {
          await learn()
          return composeLayers(illustration, logo)
        })
        if (!bytes) throw busy
        const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
        return { bytes, type: illustration.format === 'jpg' ? 'image/jpeg' : 'image/png', etag }
      }
      return cache.get(key, cacheTime, make).catch((error: unknown) => {
        if (error === busy) return undefined
        throw error
      })
    },
  }
}
