import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createGate } from '../files/gate.ts'
import { pictureEngine } from '../files/engine.ts'
import { createShelf } from '../http/shelf.ts'
import { once } from '../once.ts'
import { columnLayers, markLayer, patternLayer, type ReadPicture } from './layers.ts'
import type { Painting } from './painting.ts'

/** Messengers leave out previews of more bytes. */
const mostBytes = 300_000

/** How long a picture is kept, in milliseconds: a logo that is exchanged under the same address is seen after that. */
const keep = 3_600_000

/** How many bytes of pictures are kept: some hundreds of them. */
const shelfBytes = 24 * 1024 * 1024

/** A picture, ready to be sent. */
export type Painted = { bytes: Buffer; type: 'image/jpeg' | 'image/png'; etag: string }

/** Paints pictures of words and shapes for the tenants' pages. */
export type Painter = {
  /** @param host the name of the tenant's site. Nothing when too many wait already */
  paint(painting: Painting, host: string): Promise<Painted | undefined>
}

/** What painting takes. */
export type PainterDeps = {
  app: Pick<FastifyInstance, 'inject'>
  /** Folder of the site's faces, as TrueType; without it words are drawn with the machine's own. */
  faces?: string
}

/** Teaches the library of text our faces: each is read once, and known to the process from then on. */
const faceReader = (folder: string | undefined) =>
  once(async () => {
    const sharp = await pictureEngine()
    const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.ttf'))
    for (const name of files) {
      await sharp({ text: { text: '.', fontfile: path.join(folder ?? '', name) } })
        .raw()
        .toBuffer()
    }
  })

/** Reads a picture of the site by its address, inside this process; nothing is ever fetched from elsewhere. */
const reader =
  (app: PainterDeps['app'], host: string): ReadPicture =>
  async (address) => {
    const [, data] = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/.exec(address) ?? []
    if (data !== undefined) return Buffer.from(data, 'base64')
    if (!/^\/(?!\/)/.test(address)) return undefined
    const answer = await app.inject({ url: address, headers: { host } })
    return answer.statusCode === 200 ? answer.rawPayload : undefined
  }

async function compose(painting: Painting, read: ReadPicture): Promise<Buffer> {
  const { width, height, ground, pattern, mark, columns = [], format } = painting
  const sharp = await pictureEngine()
  const layers = [
    ...(pattern ? [patternLayer(pattern, painting)] : []),
    ...(mark ? [await markLayer(mark, read)] : []),
    ...(await Promise.all(columns.map(columnLayers))).flat(),
  ]
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp({ create: { width, height, channels: 4, background } }).composite(layers)
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer()
  const flat = await picture.removeAlpha().raw().toBuffer()
  for (let quality = 86; ; quality -= 20) {
    const made = await sharp(flat, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (made.length < mostBytes || quality <= 26) return made
  }
}

export function createPainter({ app, faces }: PainterDeps): Painter {
  const learn = faceReader(faces)
  const gate = createGate(1, 50)
  const shelf = createShelf<Painted>({ now: Date.now, most: shelfBytes, weigh: ({ bytes }) => bytes.length })
  return {
    async paint(painting, host) {
      const key = createHash('sha256')
        .update(JSON.stringify([host, painting]))
        .digest('base64url')
      const busy = new Error('Too many pictures wait to be painted.')
      const make = async (): Promise<Painted> => {
        const bytes = await gate(async () => {
          await learn()
          return compose(painting, reader(app, host))
        })
        if (!bytes) throw busy
        const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
        return { bytes, type: painting.format === 'jpg' ? 'image/jpeg' : 'image/png', etag }
      }
      return shelf.get(key, keep, make).catch((error: unknown) => {
        if (error === busy) return undefined
        throw error
      })
    },
  }
}
