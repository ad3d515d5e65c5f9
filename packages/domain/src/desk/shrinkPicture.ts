/**
 * Scales a picture down. The result has no metadata, so it does not reveal where a photo was taken.
 * @param maxSide maximum length of the longer side, in pixels
 * @param quality of a JPEG, 0 to 1; all other formats become a PNG, which preserves transparency
 * @throws if the browser cannot decode the picture
 */
export async function shrinkPicture(file: Blob, maxSide: number, quality = 0.9): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}

/** Maximum size of an uploaded picture or file, in bytes. */
export const maxUploadBytes = 30_000_000

/** The longest side at which a photo is ever displayed, in pixels. */
const maxDisplayedSide = 2400

/** Scales a photo down to its largest display size and removes its metadata; returns the file unchanged if the browser cannot decode it. */
export async function shrinkForDisplay(file: Blob): Promise<Blob> {
  if (!/^image\/(?:jpeg|png|webp)$/.test(file.type) || file.size < 400_000) return file
  try {
    const shrunk = await shrinkPicture(file, maxDisplayedSide, 0.88)
    return shrunk && shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}
