import { defineConfig } from 'tsup'
import { nodeLibrary } from '@minaret/tooling/tsup'

const preset = nodeLibrary([
  'src/index.ts',
  'src/operator.ts',
  'src/folder/index.ts',
  'src/installation/index.ts',
  'src/installation/node.ts',
  'src/payments.ts',
])

export default defineConfig({
  ...preset,
  // Drizzle comes as hundreds of files, of which we use a few: bundled in, a command starts in a third of the time.
  noExternal: [...(preset.noExternal ?? []), /^drizzle-orm/],
})
