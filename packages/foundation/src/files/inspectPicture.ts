import { fileTypeFromBuffer } from 'file-type'
import { LRUCache } from 'lru-cache'
import { fileIdOf } from './digest.ts'
import { maxPixels, openPicture } from './engine.ts'
import { FileProblem } from './FileProblem.ts'
import { type StoredPicture } from './image.ts'

const megabyte = 1024 * 1024

/** No larger than a camera's largest photograph. */
const mostBytes = 32 * megabyte

/** JPEG is made smaller while it is read; of the others every pixel is unpacked, each time. */
const mostUnlessJpeg = 25_000_000

/** What pictures may be, by what is inside: the name's ending says nothing about a photograph that was passed on. */
const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif']

const saveAsHint = 'Save it as JPEG, PNG or WebP.'

const rejectedTypes: Record<string, string> = {
  'image/heic': `This is a HEIC photo, which few programs can read. ${saveAsHint} On an iPhone: Settings, Camera, Formats, Most Compatible.`,
  'image/heif': `This is a HEIF photo, which few programs can read. ${saveAsHint}`,
  'application/pdf': `This is a PDF, not a picture. Take a screenshot of the page, or add it as a download.`,
  'application/xml': `This is a drawing or a page (SVG, XML), not a picture. ${saveAsHint}`,
}

/** A picture that can be kept. */
export type InspectedPicture = StoredPicture & { mediaType: string }

/** What was looked at lately: thousands of folders often hold the same picture. */
const cachedPictures = new LRUCache<string, InspectedPicture>({ max: 500 })

/**
 * Reads a picture through and measures it. Needs no database.
 * @throws FileProblem when it is no picture we take, too large, or broken
 */
export async function inspectPicture(bytes: Uint8Array): Promise<InspectedPicture> {
  if (bytes.length === 0) throw new FileProblem('The picture is an empty file. Copy it again.')
  if (bytes.length > mostBytes)
    throw new FileProblem(
      `The picture has ${Math.ceil(bytes.length / megabyte)} MB; the maximum is ${mostBytes / megabyte} MB. Make it smaller.`,
    )
  const id = await fileIdOf(bytes)
  const found = cachedPictures.get(id)
  if (found) return found
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!acceptedTypes.includes(mediaType))
    throw new FileProblem(rejectedTypes[mediaType] ?? `This is not a picture, despite its name. ${saveAsHint}`)
  const inspected = { id, mediaType, ...(await measure(bytes)) }
  cachedPictures.set(id, inspected)
  return inspected
}

/** What libvips could not do with a picture, in words. */
export function pictureProblem(cause: unknown): FileProblem {
  const why = cause instanceof Error ? cause.message : ''
  if (why.includes('pixel limit'))
    return new FileProblem(`The picture has more than ${maxPixels / 1_000_000} megapixels. Make it smaller.`, {
      cause,
    })
  if (why.includes('timeout')) return new FileProblem('The picture takes too long to read. Make it smaller.', { cause })
  return new FileProblem('The picture is damaged or incomplete. Copy it again from the original, or save it again.', {
    cause,
  })
}

async function measure(bytes: Uint8Array) {
  const picture = await openPicture(bytes)
  const { autoOrient, hasAlpha, format } = await picture.metadata().catch((cause: unknown) => {
    throw pictureProblem(cause)
  })
  const { width, height } = autoOrient
  if (format !== 'jpeg' && width * height > mostUnlessJpeg)
    throw new FileProblem(
      `The picture has more than ${mostUnlessJpeg / 1_000_000} megapixels. Save it smaller, or as JPEG, which may have ${maxPixels / 1_000_000}.`,
    )
  if (Math.max(width, height) > 20 * Math.min(width, height))
    throw new FileProblem(`The picture is ${width} × ${height} pixels: too narrow to be shown. Crop it.`)
  try {
    // Reading it through finds what is cut short.
    const tiny = picture.resize(16, 16, { fit: 'inside' })
    const pixels = hasAlpha ? await tiny.clone().ensureAlpha().raw().toBuffer() : undefined
    // Behind a picture one can see through it would stay.
    if (pixels?.some((value, i) => i % 4 === 3 && value < 250)) return { width, height }
    const placeholder = await tiny.removeAlpha().blur(0.7).webp({ quality: 80, effort: 6 }).toBuffer()
    return { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` }
  } catch (cause) {
    throw pictureProblem(cause)
  }
}
