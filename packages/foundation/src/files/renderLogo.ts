import { openPicture } from './engine.ts'
import { type OriginalFiles, readOriginal } from './storeFiles.ts'

/**
 * Renders a tenant's logo as a PNG of this size, on white, for which logos are designed.
 * @returns undefined if it is not a stored picture
 */
export async function renderLogo(
  files: OriginalFiles,
  tenantId: string,
  url: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer | undefined> {
  const original = await readOriginal(files, tenantId, url)
  if (!original) return undefined
  const picture = await openPicture(original.bytes)
  const background = '#ffffff'
  return picture
    .resize({ width, height, fit: 'contain', background })
    .flatten({ background })
    .png({ palette: true })
    .toBuffer()
}
