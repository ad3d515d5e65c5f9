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
 * The oldest browsers that our sites support; TV displays have their own list. Scripts target Safari 16, whose language is
 * the same as Safari 15's except for a bug with class fields, which `classFields` works around.
 */
export const browsers = {
  target: ['chrome111', 'safari16', 'firefox114'],
  cssTarget: ['chrome111', 'safari15', 'firefox114'],
}

/** A constant for the visitor apps, whose builds leave out what only the desk needs. */
export const publicSite = { 'import.meta.env.PUBLIC_SITE': 'true' }

/**
 * How a site's code is split into files. Every page needs two: the libraries, which rarely change and stay in the browser's
 * cache, and our own code. The rest is split by screen: each loads only the code and stylesheets it uses, however large the
 * UI library is.
 */
export const siteOutput = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
      { name: 'site', tags: ['$initial'] },
    ],
  },
} satisfies NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']

/** The entry of a site's browser code, relative to the site's folder. */
export const siteEntry = 'src/entry-client.tsx'

/** The path of a file in this repository. */
const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** {@link siteOutput} with additional shared chunks, each by name and a pattern of its modules. */
export const outputWith = (sharedChunks: Record<string, RegExp>) => ({
  codeSplitting: {
    groups: [
      ...siteOutput.codeSplitting.groups,
      ...Object.entries(sharedChunks).map(([name, test]) => ({ name, test })),
    ],
  },
})

/** Options for {@link serverRenderedSite}. */
export type ServerRenderedSiteOptions = {
  /** Vite plugins for the app's own libraries. */
  plugins: PluginOption[]
  sizes: SizeCheckOptions
  /** The folder of its files, under `/assets/`, where they are cached for ever; each site of a server has its own. */
  assets?: string
  /** Small parts of the UI library to load together, by name and a pattern of their modules, to save requests. */
  sharedChunks?: Record<string, RegExp>
}

/** The build of the inline script of every page (`@minaret/site`, `src/reader`). */
export const readerEnvironment = (): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    ...browsers,
    outDir: 'dist/reader',
    minify: true,
    // It is an inline script and not a module.
    rolldownOptions: {
      input: pathOf('packages/site/src/reader/reader.ts'),
      output: { format: 'iife', entryFileNames: 'reader.js' },
    },
  },
})

/** A site rendered by the server: its client, the code that renders its pages, and its service worker. */
export const serverRenderedSite = ({
  plugins,
  sizes,
  assets = 'assets',
  sharedChunks = {},
}: ServerRenderedSiteOptions): UserConfig => ({
  plugins: [
    ...plugins,
    classFields(),
    fontFiles(pathOf('packages/ui/src/fonts'), 'dist/server/fonts'),
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
        rolldownOptions: { input: siteEntry, output: outputWith(sharedChunks) },
      },
    },
    reader: readerEnvironment(),
    worker: {
      build: {
        ...browsers,
        outDir: 'dist/worker',
        minify: true,
        // The worker is not a module: even an empty `export` would be a syntax error.
        rolldownOptions: {
          input: pathOf('packages/site/worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    ssr: {
      // Everything is bundled, so that the server imports one file and needs no other package of ours.
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      // Independent of the server's environment, because React's development code is several times slower.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
