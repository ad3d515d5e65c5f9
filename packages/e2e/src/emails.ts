import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Waits for a mosque's email to an address. @returns the last group of a pattern in the newest matching one */
async function readFromEmail(email: string, pattern: RegExp, slug: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA ?? '', 'mail')
  let match: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of (await readdir(folder).catch(() => [])).toSorted((a, b) => a.localeCompare(b))) {
          if (!name.endsWith('.eml') || !name.includes(`_${slug}_`)) continue
          const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
          if (text.includes(email)) match = pattern.exec(text)?.at(-1) ?? match
        }
        return match
      },
      { message: `an email to ${email} with ${pattern}`, timeout: 30_000 },
    )
    .toBeTruthy()
  return match ?? ''
}

/**
 * The path of the newest link in a mosque's emails to an address, which the shared server writes to a folder. Waits until
 * there is one.
 * @param folder the path before the token, for example `/user/confirm/` @param slug the mosque's slug
 */
export const readEmailLink = (email: string, folder: string, slug: string): Promise<string> =>
  readFromEmail(email, new RegExp(`${folder}[\\w-]{20,}`), slug)

/** The verification code emailed at sign-up. */
export const readEmailCode = (email: string): Promise<string> => readFromEmail(email, /^(\d{6})\r?$/m, 'desk')

/** The reference in a mosque's newest receipt to an address. */
export const readEmailReference = (email: string, slug: string): Promise<string> =>
  readFromEmail(email, /Reference: ([0-9A-Z]{4}-[0-9A-Z]{4})/, slug)
