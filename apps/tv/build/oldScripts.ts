import { parse } from 'acorn'
import type { Plugin } from 'vite'

/**
 * Chromium 64 ends the page at the first function it optimises that holds the comparison `typeof … === 'bigint'`: its V8 knew
 * the word before its optimiser did. No engine that this is for has such numbers, and we draw none.
 */
const bigInts = /"bigint" [!=]== typeof [\w.$]+|typeof [\w.$]+ [!=]== ["']bigint["']/g

/**
 * Writes scripts as televisions of 2018 read them, and fails the build where one still could not: on the wall nobody sees an
 * error.
 */
export const oldScripts = (): Plugin => ({
  name: 'tv-old-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  transform: {
    filter: { code: /bigint/ },
    handler: (code) => ({
      code: code.replace(bigInts, (found) => String(found.includes('!'))).replace(/case ["']bigint["']:/g, ''),
      map: null,
    }),
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      if (file.code.includes('bigint')) this.error(`${file.fileName} asks whether something is a bigint.`)
      try {
        parse(file.code, { ecmaVersion: 6, sourceType: 'script' })
      } catch (error) {
        this.error(`${file.fileName} is not ES2015, as Chromium 53 reads it: ${String(error)}`)
      }
    }
  },
})
