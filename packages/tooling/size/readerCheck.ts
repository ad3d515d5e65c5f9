import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The limit for the inline script of every page, in kB (1000 bytes) compressed. */
const limit = 5.2

/** Fails the build of the inline script if it is too large. */
export const readerCheck = (): Plugin => ({
  name: 'reader-check',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'reader',
  writeBundle({ dir = '' }) {
    const size = brotliCompressSync(readFileSync(join(dir, 'reader.js'))).length / 1000
    console.log(`The script in every page: ${size.toFixed(1)} of ${limit} kB`)
    if (size > limit)
      this.error(
        `The script in every page is ${size} kB; the limit is ${limit} kB. Move code that is not needed before the app loads into the app.`,
      )
  },
})
