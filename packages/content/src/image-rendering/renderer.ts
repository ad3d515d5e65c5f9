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

/** The maximum size of a preview in bytes: messengers ignore larger ones. */
const maxBytes = 300_000

/** How long a picture is cached, in milliseconds: a logo replaced at the same URL appears after that. */
const cacheTime = 3_600_000

/** The size of the cache in bytes, for a few hundred pictures. */
const cacheBytes = 24 * 1024 * 1024

/** The timeout for reading a logo, in milliseconds: after that the picture is rendered without it. */
const logoTimeout = 5000

/** A rendered picture. */
export type RenderedImage = { bytes: Buffer; type: 'image/jpeg' | 'image/png'; etag: string }

/** The tenant of a picture, and a host name of its site. */
export type ImageOwner = { tenantId: string; host: string }

/** Renders illustrations for the tenants' pages. */
export type ImageRenderer = {
  /** @returns undefined if too many pictures are waiting, for the tenant or in total */
  paint(illustration: Illustration, owner: ImageOwner): Promise<RenderedImage | undefined>
}

/** Dependencies of the renderer. */
export type ImageRendererDeps = {
  app: Pick<FastifyInstance, 'inject'>
  /** The folder of the site's fonts as TrueType; by default the system's fonts are used. */
  faces?: string
}

/** Loads the fonts into the text library, once per process. */
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
 * Whether a URL is that of a stored file. Other paths may be rendered pictures, and a picture that waits for itself would
 * never finish. The URL is parsed as the server will parse it.
 */
const isStoredFile = (address: string) =>
  /^\/(?!\/)/.test(address) && /^\/media\/[^/]+$/.test(new URL(address, 'http://host').pathname)

/** Reads a tenant's stored picture within the process, without network requests. */
async function readLogo(app: ImageRendererDeps['app'], host: string, address: string): Promise<Buffer | undefined> {
  const [, data] = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/.exec(address) ?? []
  if (data !== undefined) return Buffer.from(data, 'base64')
  if (!isStoredFile(address)) return undefined
  const timeout = new AbortController()
  const response = await Promise.race([
    app.inject({ url: address, headers: { host } }),
    setTimeout(logoTimeout, undefined, { signal: timeout.signal }),
  ]).finally(() => timeout.abort())
  return response?.statusCode === 200 ? response.rawPayload : undefined
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
  const flatPixels = await picture.removeAlpha().raw().toBuffer()
  for (let quality = 86; ; quality -= 20) {
    const jpeg = await sharp(flatPixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length < maxBytes || quality <= 26) return jpeg
  }
}

export function createImageRenderer({ app, faces }: ImageRendererDeps): ImageRenderer {
  const loadFonts = createFontLoader(faces)
  const enqueue = createFairQueue({ maxOwners: 50, maxPerOwner: 8 })
  const cache = createReadCache<RenderedImage>({ now: Date.now, most: cacheBytes, weigh: ({ bytes }) => bytes.length })
  return {
    async paint(illustration, { tenantId, host }) {
      const key = createHash('sha256')
        .update(JSON.stringify([tenantId, illustration]))
        .digest('base64url')
      const busyError = new Error('Too many pictures are waiting to be rendered.')
      const renderNew = async (): Promise<RenderedImage> => {
        const address = illustration.mark?.picture
        // Before the queue, as a task in the queue must not wait for a request to this server.
        const logo = address === undefined ? undefined : await readLogo(app, host, address).catch(() => undefined)
        const bytes = await enqueue(tenantId, async () => {
          await loadFonts()
          return composeLayers(illustration, logo)
        })
        if (!bytes) throw busyError
        const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
        return { bytes, type: illustration.format === 'jpg' ? 'image/jpeg' : 'image/png', etag }
      }
      return cache.get(key, cacheTime, renderNew).catch((error: unknown) => {
        if (error === busyError) return undefined
        throw error
      })
    },
  }
}
