const decode = (base64: string) => new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))])

/**
 * Reads a file part after part. Each is handed to the browser as it comes, which stores large ones on its disk.
 * @param count how many parts there are; the first is 1
 * @param readPart reads one, in base64
 */
export async function readParts(
  count: number,
  readPart: (part: number) => Promise<{ base64: string } | undefined>,
): Promise<Blob[]> {
  const found: Blob[] = []
  for (let part = 1; part <= count; part += 1) found.push(decode((await readPart(part))?.base64 ?? ''))
  return found
}
