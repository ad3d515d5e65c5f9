import { nodeLibrary } from '@minaret/tooling/tsup'
import { defineConfig } from 'tsup'

// The server's code stays outside: its own build stands beside its own dependencies.
export default defineConfig({
  ...nodeLibrary(['src/cli.ts']),
  noExternal: [],
  external: ['@minaret/server'],
})
