import { languageParts } from '@minaret/config/languages'
import { leanRouter } from '@minaret/config/lean-router'
import { browsers, siteOutput } from '@minaret/config/site'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** The site as the host serves it: a client, and the code that draws its pages on the server. */
export default defineConfig({
  plugins: [languageParts(), leanRouter(), react()],
  appType: 'custom',
  builder: {},
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: browsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry-client.tsx', output: siteOutput },
      },
    },
    ssr: {
      // Everything is bundled in: the host imports one file and needs nothing of ours installed beside it.
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
