import { encodeBase64 } from '@minaret/domain/desk'

/** A logo is never drawn larger, on the densest screen. */
const most = 1200

/** Bytes of what is sent at most. */
const mostBytes = 4_000_000

/** A picture that is to be sent. */
export type PictureToSend = { name: string; base64: string }

/** The picture drawn no larger than a logo needs it, which leaves out where a photograph was taken. */
async function drawSmaller(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // PNG keeps what one can see through.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9))
}

/**
 * A picture as it is sent: made smaller on the phone, where the browser can read it; as it is where it cannot.
 * @returns nothing for one that is too large to be sent
 */
export async function smallerPicture(file: File): Promise<PictureToSend | undefined> {
  const drawn = await drawSmaller(file).catch(() => undefined)
  const blob = drawn ?? file
  if (blob.size > mostBytes) return undefined
  return { name: file.name.slice(-120) || 'logo', base64: await encodeBase64(blob) }
}
