import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { maxPixels, pictureEngine } from './engine.ts'
import { FileError } from './FileError.ts'

/** One at a time: a photograph of 12 megapixels takes 1.3 s and 270 MB. */
const runOne = createConcurrencyLimit(1, 20)

/** Timeout for decoding a photograph, in milliseconds. */
const decodeTimeout = 20_000

/** Runs in its own thread, because decoding blocks. */
const script = `
  const { parentPort, workerData } = require('node:worker_threads')
  require(workerData.decoder)({ buffer: workerData.bytes }).then(
    ({ width, height, data }) => parentPort.postMessage({ width, height, data }),
    () => parentPort.postMessage(undefined),
  )`

type DecodedPicture = { width: number; height: number; data: Uint8ClampedArray }

const isDecoded = (value: unknown): value is DecodedPicture =>
  typeof value === 'object' && value !== null && 'data' in value && 'width' in value && 'height' in value

function decodeInThread(bytes: Uint8Array): Promise<DecodedPicture | undefined> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode')
  return new Promise((resolve) => {
    const worker = new Worker(script, {
      eval: true,
      workerData: { decoder, bytes },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const timer = setTimeout(() => finish(undefined), decodeTimeout)
    const finish = (decoded: unknown) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(isDecoded(decoded) ? decoded : undefined)
    }
    worker.once('message', finish)
    worker.once('error', () => finish(undefined))
    worker.once('exit', () => finish(undefined))
  })
}

const createUnreadableError = () => new FileError({ code: 'unreadableHeic' })

/** Whether a picture is an iPhone photograph: HEVC in HEIF. libvips can only read its metadata. */
export async function isHeic(bytes: Uint8Array, mediaType: string): Promise<boolean> {
  if (!['image/heic', 'image/heif'].includes(mediaType)) return false
  const sharp = await pictureEngine()
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  return metadata?.compression === 'hevc'
}

/**
 * Converts an iPhone photograph to JPEG, without metadata.
 * @throws FileError if it cannot be read
 */
export async function heicToJpeg(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await pictureEngine()
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height === 0 || width * height > maxPixels) throw createUnreadableError()
  const decoded = await runOne(() => decodeInThread(bytes))
  if (!decoded) throw createUnreadableError()
  const raw = { width: decoded.width, height: decoded.height, channels: 4 as const }
  return sharp(decoded.data, { raw }).flatten({ background: '#ffffff' }).jpeg({ quality: 90, mozjpeg: true }).toBuffer()
}
