import type { Options } from 'tsup'

/** Build preset of every package that runs in Node: one ES module per export, ours bundled in, npm's left outside. */
export const nodeLibrary = (entry: NonNullable<Options['entry']>): Options => ({
  entry,
  format: 'esm',
  target: 'node22',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  dts: false,
  silent: true,
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  esbuildOptions(options) {
    options.conditions = ['source', ...(options.conditions ?? [])]
  },
  noExternal: [/^@minaret\//],
})
