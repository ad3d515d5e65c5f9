import { nodeLibrary } from '@minaret/tooling/tsup'
import { defineConfig } from 'tsup'

// The server stays outside: its own build stands beside its own dependencies.
export default defineConfig({
  ...nodeLibrary(['src/main.ts']),
  noExternal: [],
  external: ['@minaret/server'],
})
