const decode = (base64: string) => new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))])

/**
 * Downloads a file part by part. Each becomes a Blob as it arrives, so that the browser can move large files to disk.
 * @param count number of parts; the first is 1
 * @param readPart downloads one part, in base64
 */
export async function readParts(
  count: number,
  readPart: (part: number) => Promise<{ base64: string } | undefined>,
): Promise<Blob[]> {
  const blobs: Blob[] = []
  for (let part = 1; part <= count; part += 1) blobs.push(decode((await readPart(part))?.base64 ?? ''))
  return blobs
}
