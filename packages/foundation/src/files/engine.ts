import { once } from '../base/once.ts'

/** Larger pictures are rejected before decoding, because a file of a few kilobytes may claim any dimensions. */
export const maxPixels = 64_000_000

/** Timeout for processing a picture, in seconds. */
const processingTimeout = 30

/** Allowed formats. libvips supports many more, each of them an attack surface. */
const readers = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

/**
 * Loads libvips when the first picture is processed, so that servers and commands without pictures start without it. Only
 * `openPicture` may open files.
 */
export const pictureEngine = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  // One core per picture leaves the others for requests. No cache, because a file is rarely read twice.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})

/**
 * Opens the first frame of a picture, with its orientation applied. Metadata such as the location is dropped, and colours are
 * converted to sRGB.
 */
export async function openPicture(bytes: Uint8Array) {
  const sharp = await pictureEngine()
  return sharp(bytes, {
    autoOrient: true,
    // Accepts a photograph with a harmless fault, but not an incomplete one.
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds: processingTimeout })
}
