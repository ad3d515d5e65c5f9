/**
 * Downloads a file in the browser.
 * @param type the media type
 */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after a delay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const decode = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Downloads a file from a base64 response. */
export const saveEncodedFile = ({ name, base64 }: { name: string; base64: string }, type: string): void =>
  saveFile(name, [decode(base64)], type)
