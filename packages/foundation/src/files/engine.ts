import { once } from '../base/once.ts'

/** Pictures of more pixels are refused before they are unpacked: a file of a few kilobytes may claim to be any size. */
export const maxPixels = 64_000_000

/** A picture that keeps the machine busy longer than this is given up, in seconds. */
const processingTimeout = 30

/** What may be read. libvips knows many more formats, each one a door. */
const readers = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

/**
 * libvips, loaded when the first picture comes: a host and a command that see none start without it. Files are opened by
 * `openPicture` alone.
 */
export const pictureEngine = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  // One core for a picture: the others go on answering. What was read is never read again soon.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})

/**
 * Opens a picture: its first frame, turned the right way round. Whatever else the file tells, where it was taken for
 * example, is left behind, and colours come out as sRGB.
 */
export async function openPicture(bytes: Uint8Array) {
  const sharp = await pictureEngine()
  return sharp(bytes, {
    autoOrient: true,
    // A photograph with a harmless fault is shown; half a photograph is not.
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds: processingTimeout })
}
