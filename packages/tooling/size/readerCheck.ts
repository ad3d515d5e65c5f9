import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What the script that stands in every page may weigh, in kB (1000 bytes) as it travels. */
const allowed = 5

/** After the build of that script: fails the build when it is too heavy. */
export const readerCheck = (): Plugin => ({
  name: 'reader-check',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'reader',
  writeBundle({ dir = '' }) {
    const weighs = brotliCompressSync(readFileSync(join(dir, 'reader.js'))).length / 1000
    console.log(`The script in every page: ${weighs.toFixed(1)} of ${allowed} kB`)
    if (weighs > allowed)
      this.error(
        `The script in every page weighs ${weighs} kB, and may weigh ${allowed}: every visit pays for it. Leave to the app what is not needed before it arrives.`,
      )
  },
})
