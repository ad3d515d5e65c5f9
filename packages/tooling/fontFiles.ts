import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { decompress } from 'wawoff2'

/**
 * Unpacks the UI library's fonts for the server, which can only draw text with TrueType files.
 * @param from the folder of the `.woff2` files @param to the folder for the `.ttf` files
 */
export async function unpackFontFiles(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((file) => file.endsWith('.woff2'))) {
    const font = await decompress(readFileSync(path.join(from, name)))
    writeFileSync(path.join(to, name.replace(/woff2$/, 'ttf')), font)
  }
}

/** Runs {@link unpackFontFiles} after the server's code is built. */
export const fontFiles = (from: string, to: string): Plugin => ({
  name: 'font-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: { sequential: true, order: 'post', handler: () => unpackFontFiles(from, to) },
})
