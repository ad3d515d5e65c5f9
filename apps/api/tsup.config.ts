import { nodeLibrary } from '@minaret/tooling/tsup'
import { defineConfig } from 'tsup'

// The server stays outside: its own build stands beside its own dependencies.
export default defineConfig({
  // The list apart, for the bundle.
  ...nodeLibrary(['src/main.ts', 'src/builtApps.ts']),
  noExternal: [],
  external: ['@minaret/server'],
})
