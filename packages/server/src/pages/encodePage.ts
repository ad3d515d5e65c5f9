import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { CachedPage } from './pageStore.ts'

const compressAsync = promisify(brotliCompress)
const decompressAsync = promisify(brotliDecompress)
const gzipAsync = promisify(gzip)

/** The content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Brotli qualities: fast for a page that may be sent once, slower (a tenth of a second) for a page sent often. */
const quality = { first: 5, often: 10 }

/** Number of hits from which a page counts as sent often. */
const minHits = 12

/** Number of hits required after `idleMs` without a recompression. The cost is a few per cent of a core. */
const minHitsWhenIdle = 3
const idleMs = 2000

/** Minimum age in milliseconds: an older page is likely to last, but during a surge of gifts pages change constantly. */
const minAge = 10_000

const refusedEncoding = /;\s*q=0(?:\.0*)?\s*$/

/** Encodings by `Accept-Encoding` header: browsers send only a handful of values. */
const encodings = new Map<string, Encoding>()
const maxEncodings = 100

/** Chooses the first of our encodings that an `Accept-Encoding` header accepts. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '')
  const cachedEncoding = encodings.get(text)
  if (cachedEncoding) return cachedEncoding
  const encoding = readEncoding(text)
  if (encodings.size < maxEncodings && text.length < 200) encodings.set(text, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const acceptedEncodings = header
    .split(',')
    .filter((entry) => !refusedEncoding.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase())
  if (acceptedEncodings.includes('br')) return 'br'
  return acceptedEncodings.includes('gzip') ? 'gzip' : 'identity'
}

/** Copies bytes out of Node's pool for small buffers: each page would otherwise keep the 64 kB of its whole pool. */
export function withoutPool(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Compresses a page, fast at first and better for one sent often. */
export const compress = async (bytes: Buffer, level: keyof typeof quality = 'first'): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[level],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return withoutPool(await compressAsync(bytes, { params }))
}

/** Converts a page's stored Brotli bytes to another encoding. */
export async function encodeAs(encoding: 'gzip' | 'identity', { br }: Pick<CachedPage, 'br'>): Promise<Buffer> {
  const bytes = await decompressAsync(br)
  return encoding === 'gzip' ? withoutPool(await gzipAsync(bytes, { level: 9 })) : bytes
}

let recompression: Promise<void> = Promise.resolve()
let waitingCount = 0
let compressedAt = Number.NEGATIVE_INFINITY

/** Number of hits that make recompression worthwhile now. */
const requiredHits = (now: number) => (waitingCount === 0 && now - compressedAt > idleMs ? minHitsWhenIdle : minHits)

/** Recompresses a page once it is sent often: one page at a time, in the background. */
export function recompressOften(page: CachedPage): void {
  page.hits += 1
  if (page.isRecompressed || page.hits < minHitsWhenIdle || waitingCount > 20) return
  const now = performance.now()
  if (page.hits < requiredHits(now) || now - page.renderedAt < minAge) return
  page.isRecompressed = true
  waitingCount += 1
  recompression = recompression
    .then(async () => {
      if (page.outdated) return
      const recompressedBytes = await compress(await decompressAsync(page.br), 'often')
      if (recompressedBytes.length < page.br.length) page.br = recompressedBytes
    })
    .catch(() => {})
    .finally(() => {
      waitingCount -= 1
      compressedAt = performance.now()
    })
}
