import { nodeLibrary } from '@minaret/tooling/tsup'
import { defineConfig } from 'tsup'

// The server's code stays external: its own build is next to its own dependencies.
export default defineConfig({
  ...nodeLibrary(['src/cli.ts']),
  noExternal: [],
  external: ['@minaret/server'],
})
