import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { CachedPage } from './pageStore.ts'

const compressAsync = promisify(brotliCompress)
const decompressAsync = promisify(brotliDecompress)
const gzipAsync = promisify(gzip)

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that is sent once costs little to compress, one that is sent often is worth the tenth of a second. */
const quality = { first: 5, often: 10 }

/** From so many times on a page is sent often. */
const oftenFrom = 12

/** From so many times on it is worth it where nothing else has been compressed for `quiet` milliseconds: a few percent of a core. */
const seldomFrom = 3
const quiet = 2000

/** A page that stood for so long, in milliseconds, will be sent for longer: while gifts pour in, none does. */
const lastingFrom = 10_000

const refused = /;\s*q=0(?:\.0*)?\s*$/

/** What was read of headers lately: browsers send a handful of them. */
const chosen = new Map<string, Encoding>()
const maxChosen = 100

/** What a browser reads, by its `Accept-Encoding`, in our order. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '')
  const cached = chosen.get(text)
  if (cached) return cached
  const encoding = readEncoding(text)
  if (chosen.size < maxChosen && text.length < 200) chosen.set(text, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const accepted = header
    .split(',')
    .filter((each) => !refused.test(each))
    .map((each) => each.split(';')[0]?.trim().toLowerCase())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Compresses a page for the first time, or for as often as it is sent. */
export const compress = (bytes: Buffer, level: keyof typeof quality = 'first'): Promise<Buffer> =>
  compressAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[level],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** A page's bytes in another encoding than the one it is stored in. */
export async function encodeAs(encoding: 'gzip' | 'identity', { br }: Pick<CachedPage, 'br'>): Promise<Buffer> {
  const bytes = await decompressAsync(br)
  return encoding === 'gzip' ? gzipAsync(bytes, { level: 9 }) : bytes
}

let recompressing: Promise<void> = Promise.resolve()
let waiting = 0
let compressedAt = Number.NEGATIVE_INFINITY

/** How often a page has to be sent at this moment to be worth it. */
const worthFrom = (now: number) => (waiting === 0 && now - compressedAt > quiet ? seldomFrom : oftenFrom)

/** Compresses a page better once it is sent often: one after the other, beside everything else. */
export function recompressOften(page: CachedPage): void {
  page.hits += 1
  if (page.isRecompressed || page.hits < seldomFrom || waiting > 20) return
  const now = performance.now()
  if (page.hits < worthFrom(now) || now - page.drawnAt < lastingFrom) return
  page.isRecompressed = true
  waiting += 1
  recompressing = recompressing
    .then(async () => {
      if (page.outdated) return
      const smaller = await compress(await decompressAsync(page.br), 'often')
      if (smaller.length < page.br.length) page.br = smaller
    })
    .catch(() => {})
    .finally(() => {
      waiting -= 1
      compressedAt = performance.now()
    })
}
