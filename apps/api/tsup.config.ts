import { nodeLibrary } from '@minaret/tooling/tsup'
import { defineConfig } from 'tsup'

// The server package is not bundled: it has its own build and dependencies.
export default defineConfig({
  // `builtApps` is a separate entry, for `bin/bundle.mjs`.
  ...nodeLibrary(['src/main.ts', 'src/builtApps.ts']),
  noExternal: [],
  external: ['@minaret/server'],
})
