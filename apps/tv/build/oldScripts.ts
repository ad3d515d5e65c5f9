import { parse } from 'acorn'
import type { Plugin } from 'vite'

/**
 * Fails the build of a script that a television of 2018 could not read: on the wall nobody sees an error.
 */
export const oldScripts = (): Plugin => ({
  name: 'tv-old-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      try {
        parse(file.code, { ecmaVersion: 6, sourceType: 'script' })
      } catch (error) {
        this.error(`${file.fileName} is not ES2015, as Chromium 53 reads it: ${String(error)}`)
      }
    }
  },
})
