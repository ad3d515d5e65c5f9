/** No statement is larger; the server refuses what is. */
const mostBytes = 3_000_000

/** A file as the server takes it, or nothing where it is too large. */
export async function readUpload(file: File): Promise<{ name: string; base64: string } | undefined> {
  if (file.size > mostBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // A call takes some ten thousand arguments, not millions.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return { name: file.name.slice(-120), base64: btoa(binary) }
}
