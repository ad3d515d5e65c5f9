import type { Options } from 'tsup'

/** The build preset of packages that run in Node: one ES module per export, with our packages bundled and npm's external. */
export const nodeLibrary = (entry: NonNullable<Options['entry']>): Options => ({
  entry,
  format: 'esm',
  target: 'node22',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  dts: false,
  silent: true,
  // `node:sqlite` only exists with its prefix.
  removeNodeProtocol: false,
  esbuildOptions(options) {
    options.conditions = ['source', ...(options.conditions ?? [])]
  },
  noExternal: [/^@minaret\//],
})
