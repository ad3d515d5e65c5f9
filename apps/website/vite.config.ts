import { languageParts } from '@minaret/config/languages'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** What every page needs and no release of ours changes: one file, kept by the browser for long. */
const libraries = /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|zustand|openapi-fetch|clsx)\//

/** What several screens share: a few more bytes in one file beat a dozen small ones. */
const ours = /\/packages\//

/** The site as the host serves it: a client, and the code that draws its pages on the server. */
export default defineConfig({
  plugins: [languageParts(), react()],
  appType: 'custom',
  builder: {},
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: ['chrome111', 'safari15', 'firefox114'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries },
                { name: 'shared', test: ours, minShareCount: 3 },
              ],
            },
          },
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
