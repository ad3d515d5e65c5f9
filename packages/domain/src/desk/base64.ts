/** Bytes encoded per call: engines limit the number of arguments to tens of thousands. */
const chunkBytes = 8192

/** A file's bytes in base64, as the contract expects them. */
export async function encodeBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunkBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunkBytes))
  return btoa(binary)
}
