import { classFields } from '@minaret/tooling/class-fields'
import { browsers, outputWith, publicSite, readerEnvironment } from '@minaret/tooling/site'
import { sizeCheck } from '@minaret/tooling/size-check'
import { wordsSource } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { table } from './src/app/table.ts'

const entry = 'src/entry-client.tsx'
const { source, words } = table.appDonate

/** What the form reads its data with: in one file it weighs less than in three. */
const together = {
  data: /\/packages\/(?:client\/src\/send|domain\/src\/app\/slice|screens\/src\/messages\/plural)/,
}

/** The one page of the mobile app, as the host serves it. */
export default defineConfig({
  plugins: [
    classFields(),
    react(),
    sizeCheck({
      pages: { appDonate: [entry, ...['common' as const, ...words].map((part) => wordsSource('en', part)), source] },
      later: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|stripePatience|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
      most: { js: 103.5 },
    }),
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
        // Two sites of one host have no file of the same name.
        assetsDir: 'assets/donate',
        manifest: true,
        rolldownOptions: { input: entry, output: outputWith(together) },
      },
    },
    reader: readerEnvironment(),
    ssr: {
      // Everything is bundled in: the host imports one file and needs nothing of ours installed beside it.
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
