/**
 * A picture drawn smaller, which leaves out where a photograph was taken.
 * @param most pixels of its longer side
 * @param quality of a JPEG, 0 to 1; what one can see through stays a PNG
 * @throws where the browser cannot read it
 */
export async function drawSmaller(file: Blob, most: number, quality = 0.9): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}

/** Bytes of an uploaded picture or file at most. */
export const mostUploaded = 30_000_000

/** A photo is never shown larger than this on its longer side, in pixels. */
const longestShown = 2400

/** A photo drawn no larger than it is shown, which leaves out where it was taken; what the browser cannot read is left as it is. */
export async function drawAsShown(file: Blob): Promise<Blob> {
  if (!/^image\/(?:jpeg|png|webp)$/.test(file.type) || file.size < 400_000) return file
  try {
    const drawn = await drawSmaller(file, longestShown, 0.88)
    return drawn && drawn.size < file.size ? drawn : file
  } catch {
    return file
  }
}
