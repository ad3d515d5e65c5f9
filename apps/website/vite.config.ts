import { classFields } from '@minaret/config/class-fields'
import { fileURLToPath } from 'node:url'
import { faces } from '@minaret/config/faces'
import { leanRouter } from '@minaret/config/lean-router'
import { sizeCheck } from '@minaret/config/size-check'
import { browsers, siteOutput } from '@minaret/config/site'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { wordsSource } from '@minaret/site/table'
import { screens } from './src/app/screens.ts'

const entry = 'src/entry-client.tsx'

/** Each screen begins from the entry, its own code and its words; `home` comes first. */
const pages = Object.fromEntries(
  Object.entries(screens).map(([name, { source, words }]) => [
    name,
    [entry, wordsSource('en', 'common'), ...words.map((part) => wordsSource('en', part)), source],
  ]),
)

/** The site as the host serves it: a client, and the code that draws its pages on the server. */
export default defineConfig({
  plugins: [
    leanRouter(),
    classFields(),
    react(),
    faces(fileURLToPath(new URL('../../packages/ui/src/fonts', import.meta.url)), 'dist/server/faces'),
    sizeCheck({
      pages,
      later: { Stripe: /\/@stripe\/|\/cause\/(?:CardPayment|stripe)\./, toasts: /\/react-toastify\// },
    }),
  ],
  appType: 'custom',
  builder: {},
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    ...browsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: entry, output: siteOutput },
      },
    },
    worker: {
      build: {
        ...browsers,
        outDir: 'dist/worker',
        minify: true,
        // A worker is a plain script: a module's `export`, even an empty one, ends it before it begins.
        rolldownOptions: {
          input: '../../packages/site/worker/worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    ssr: {
      // Everything is bundled in: the host imports one file and needs nothing of ours installed beside it.
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
