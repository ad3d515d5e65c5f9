/**
 * Hands a file over to the browser's downloads.
 * @param type its media type
 */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const decode = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** The same of a file that came in one answer. */
export const saveEncodedFile = ({ name, base64 }: { name: string; base64: string }, type: string): void =>
  saveFile(name, [decode(base64)], type)
