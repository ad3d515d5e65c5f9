import { classFields } from '@minaret/tooling/class-fields'
import { browsers, outputWith, publicSite, readerEnvironment } from '@minaret/tooling/site'
import { sizeCheck } from '@minaret/tooling/size-check'
import { messagesSource } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { table } from './src/app/table.ts'

const entry = 'src/entry-client.tsx'
const { source, features } = table.appDonate

/** The form's data access: smaller as one chunk than as three. */
const sharedChunks = {
  data: /\/packages\/(?:client\/src\/send|domain\/src\/app\/slice|screens\/src\/messages\/plural)/,
}

/** The page for mobile apps, as the server serves it. */
export default defineConfig({
  plugins: [
    classFields(),
    react(),
    sizeCheck({
      pages: {
        appDonate: [entry, ...['common' as const, ...features].map((part) => messagesSource('en', part)), source],
      },
      lazy: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|stripePatience|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
      maxSizes: { js: 104.2 },
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
        // Keeps file names of two sites on one server distinct.
        assetsDir: 'assets/donate',
        manifest: true,
        rolldownOptions: { input: entry, output: outputWith(sharedChunks) },
      },
    },
    reader: readerEnvironment(),
    ssr: {
      // Everything is bundled: the server imports one file, and needs no installed dependencies.
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
