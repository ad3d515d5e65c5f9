import { defineConfig } from 'tsup'
import { nodeLibrary } from '@minaret/tooling/tsup'

const preset = nodeLibrary({
  index: 'src/index.ts',
  operator: 'src/operator.ts',
  folder: 'src/folder.ts',
  'installation/index': 'src/installation/index.ts',
  'installation/node': 'src/installation/node.ts',
  payments: 'src/payments.ts',
  // Programs that the code beside them starts.
  conversionWorker: '../content/src/folder/rich/conversionWorker.ts',
  watchdogThread: '../foundation/src/watchdog/watchdogThread.ts',
  stopPostgres: '../foundation/src/postgres/stopPostgres.ts',
})

export default defineConfig({
  ...preset,
  // Drizzle comes as hundreds of files, of which we use a few: bundled in, a command starts in a third of the time.
  noExternal: [...(preset.noExternal ?? []), /^drizzle-orm/],
})
