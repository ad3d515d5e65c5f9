import { parse } from 'acorn'
import type { Plugin } from 'vite'

/**
 * Chromium 64 crashes the page when it optimises a function with the comparison `typeof … === 'bigint'`: its V8 had the type
 * before its optimiser supported it. None of the target engines has bigints, and we render none.
 */
const bigInts = /"bigint" [!=]== typeof [\w.$]+|typeof [\w.$]+ [!=]== ["']bigint["']/g

/**
 * Vite plugin that adapts scripts to televisions of 2018, and fails the build if one would still not run there: a display has
 * no visible error output.
 */
export const oldScripts = (): Plugin => ({
  name: 'tv-old-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name !== 'ssr',
  transform: {
    filter: { code: /bigint/ },
    handler: (code) => ({
      code: code
        .replace(bigInts, (comparison) => String(comparison.includes('!')))
        .replace(/case ["']bigint["']:/g, ''),
      map: null,
    }),
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      if (file.code.includes('bigint')) this.error(`${file.fileName} tests for a bigint, which crashes Chromium 64.`)
      try {
        parse(file.code, { ecmaVersion: 6, sourceType: 'script' })
      } catch (error) {
        this.error(`${file.fileName} is not ES2015, which Chromium 53 needs: ${String(error)}`)
      }
    }
  },
})
