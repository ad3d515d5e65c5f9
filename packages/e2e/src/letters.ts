import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/**
 * The path of the newest link in the letters of a mosque to one address; the host of the run puts them into a folder.
 * Waits until there is one.
 * @param folder the path's part before the token, for example `/user/confirm/` @param slug the mosque's
 */
export async function linkInLetter(email: string, folder: string, slug: string): Promise<string> {
  const letters = path.join(process.env.E2E_DATA ?? '', 'mail')
  const link = new RegExp(`${folder}[\\w-]{20,}`)
  let found: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of (await readdir(letters).catch(() => [])).toSorted((a, b) => a.localeCompare(b))) {
          if (!name.endsWith('.eml') || !name.includes(`_${slug}_`)) continue
          const letter = (await readFile(path.join(letters, name), 'utf8'))
            .replaceAll('=\r\n', '')
            .replaceAll('=3D', '=')
          if (letter.includes(email)) found = link.exec(letter)?.[0] ?? found
        }
        return found
      },
      { message: `a letter to ${email} with a link`, timeout: 30_000 },
    )
    .toBeTruthy()
  return found ?? ''
}
