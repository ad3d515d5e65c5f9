import { openPicture } from './engine.ts'
import type { Variant } from './widths.ts'

/** As previews of links show it (Open Graph): https://ogp.me. */
const preview = { width: 1200, height: 630 }

/** Messengers leave out previews of more bytes. */
const mostOfPreview = 300_000

/**
 * Makes one form of a picture: nothing of the original's own words is in it. A photograph of 12 megapixels took, on one
 * core, 0.05 s (320 wide) to 0.56 s (1920) as WebP and 0.16 to 2.3 s as AVIF, which is a quarter to a third smaller; its
 * preview 0.2 s.
 */
export async function encode(original: Uint8Array, variant: Variant): Promise<Buffer> {
  if (variant.format === 'jpg') return encodePreview(original)
  const picture = (await openPicture(original)).resize({ width: variant.width, withoutEnlargement: true })
  // Effort 4, where libvips begins, takes five times as long and saves nothing.
  if (variant.format === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer()
  return picture.webp({ quality: 75, effort: 4 }).toBuffer()
}

async function encodePreview(original: Uint8Array): Promise<Buffer> {
  for (let quality = 80; ; quality -= 20) {
    const picture = (await openPicture(original)).resize({ ...preview, fit: 'cover', position: 'attention' })
    const encoded = await picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (encoded.length < mostOfPreview || quality <= 20) return encoded
  }
}
