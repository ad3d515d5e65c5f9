import { fileURLToPath } from 'node:url'
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  type EnvironmentOptions,
  type PluginOption,
  type UserConfig,
} from 'vite'
import { classFields } from './classFields.ts'
import { fontFiles } from './fontFiles.ts'
import { readerCheck } from './size/readerCheck.ts'
import { sizeCheck, type SizeCheckOptions } from './size/sizeCheck.ts'

/**
 * The oldest browsers our sites run in; the screen in the hall has its own. Scripts are written for Safari 16, whose
 * language is Safari 15's but for a fault of class fields: `classFields` sees to that.
 */
export const browsers = {
  target: ['chrome111', 'safari16', 'firefox114'],
  cssTarget: ['chrome111', 'safari15', 'firefox114'],
}

/** Told to the code of an app for visitors: it leaves out what only the desk shows. */
export const publicSite = { 'import.meta.env.PUBLIC_SITE': 'true' }

/**
 * How a site's code is cut into files. What every page needs is two: the libraries, which no release of ours changes and
 * a browser keeps for long, and ours. The rest follows its screens, each of which brings the code and the sheets it uses
 * and no more, however the kit grows.
 */
export const siteOutput = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
      { name: 'site', tags: ['$initial'] },
    ],
  },
} satisfies NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']

/** Where the browser's code of a site begins, seen from its folder. */
export const siteEntry = 'src/entry-client.tsx'

/** A file of this repository. */
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The same, and what small parts travel together, by a name and where they stand. */
export const outputWith = (together: Record<string, RegExp>) => ({
  codeSplitting: {
    groups: [...siteOutput.codeSplitting.groups, ...Object.entries(together).map(([name, test]) => ({ name, test }))],
  },
})

export type DrawnSiteOptions = {
  /** What the app's own libraries need. */
  plugins: PluginOption[]
  sizes: SizeCheckOptions
  /** The folder of its files, for ever under `/assets/`: two sites of one host have none in common. */
  assets?: string
  /** What small parts of the kit travel together, by a name and where they stand: a file each would cost a request each. */
  together?: Record<string, RegExp>
}

/** The build of the script that stands in every page (`@minaret/site`, `src/reader`). */
export const readerEnvironment = (): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    ...browsers,
    outDir: 'dist/reader',
    minify: true,
    // It stands in the page itself, as a plain script.
    rolldownOptions: {
      input: at('packages/site/src/reader/reader.ts'),
      output: { format: 'iife', entryFileNames: 'reader.js' },
    },
  },
})

/** A site as the host serves it: a client, the code that draws its pages on the server, and the worker it keeps offline. */
export const drawnSite = ({ plugins, sizes, assets = 'assets', together = {} }: DrawnSiteOptions): UserConfig => ({
  plugins: [
    ...plugins,
    classFields(),
    fontFiles(at('packages/ui/src/fonts'), 'dist/server/fonts'),
    sizeCheck(sizes),
    readerCheck(),
  ],
  appType: 'custom',
  builder: {},
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: publicSite,
  build: {
    ...browsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        assetsDir: assets,
        manifest: true,
        rolldownOptions: { input: siteEntry, output: outputWith(together) },
      },
    },
    reader: readerEnvironment(),
    worker: {
      build: {
        ...browsers,
        outDir: 'dist/worker',
        minify: true,
        // A worker is a plain script: a module's `export`, even an empty one, ends it before it begins.
        rolldownOptions: {
          input: at('packages/site/worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    ssr: {
      // Everything is bundled in: the host imports one file and needs nothing of ours installed beside it.
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      // Whatever the host's environment says: React's code for developers draws a page several times slower.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
