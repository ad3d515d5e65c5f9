import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** What the newest email of a mosque to one address says of a kind, as the pattern's last group has it; waits for one. */
async function readFromEmail(email: string, wanted: RegExp, slug: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA ?? '', 'mail')
  let match: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of (await readdir(folder).catch(() => [])).toSorted((a, b) => a.localeCompare(b))) {
          if (!name.endsWith('.eml') || !name.includes(`_${slug}_`)) continue
          const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
          if (text.includes(email)) match = wanted.exec(text)?.at(-1) ?? match
        }
        return match
      },
      { message: `an email to ${email} with ${wanted}`, timeout: 30_000 },
    )
    .toBeTruthy()
  return match ?? ''
}

/**
 * The path of the newest link in the emails of a mosque to one address; the host of the run puts them into a folder.
 * Waits until there is one.
 * @param folder the path's part before the token, for example `/user/confirm/` @param slug the mosque's
 */
export const readEmailLink = (email: string, folder: string, slug: string): Promise<string> =>
  readFromEmail(email, new RegExp(`${folder}[\\w-]{20,}`), slug)

/** The code that proves an address to whoever starts a site with it. */
export const readEmailCode = (email: string): Promise<string> => readFromEmail(email, /^(\d{6})\r?$/m, 'desk')

/** The reference of the newest receipt of a mosque to one address. */
export const readEmailReference = (email: string, slug: string): Promise<string> =>
  readFromEmail(email, /Reference: ([0-9A-Z]{4}-[0-9A-Z]{4})/, slug)
