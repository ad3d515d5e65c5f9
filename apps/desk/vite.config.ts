import { classFields } from '@minaret/tooling/class-fields'
import { browsers, siteOutput } from '@minaret/tooling/site'
import { sizeCheck } from '@minaret/tooling/size-check'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The message catalogues of the first page. */
const catalogues = ['common', 'desk']

/** The desk's static files, which the server serves at the desk's own host name. */
export default defineConfig({
  plugins: [
    classFields(),
    react(),
    sizeCheck({
      pages: {
        today: [
          'index.html',
          ...catalogues.map((part) => `../../packages/screens/src/messages/languages/en/${part}.gen.ts`),
          'src/pages/TodayPage.tsx',
        ],
      },
      lazy: { 'the day form': /\/desk\/times\//, 'the editor': /\/@tiptap\/|\/prosemirror-/ },
      maxSizes: { js: 150, css: 14 },
    }),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The PDF worker is an ES module, loaded by its own page.
  worker: { format: 'es' },
  build: {
    ...browsers,
    outDir: 'dist/client',
    // Keeps file names apart from other apps'.
    assetsDir: 'assets/desk',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: siteOutput },
  },
})
