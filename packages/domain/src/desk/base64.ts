/** Bytes turned into text at a time: a call takes some ten thousand arguments, not millions. */
const step = 8192

/** A file's bytes as the contract carries them. */
export async function encodeBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += step) binary += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(binary)
}
