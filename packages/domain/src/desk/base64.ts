/** Bytes encoded per call: engines limit the number of arguments to tens of thousands. */
const chunkBytes = 8192

/** A file's bytes in base64, as the contract expects them. */
export async function encodeBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let offset = 0; offset < bytes.length; offset += chunkBytes)
    binary += String.fromCharCode(...bytes.subarray(offset, offset + chunkBytes))
  return btoa(binary)
}
