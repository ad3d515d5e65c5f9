import { classFields } from '@minaret/tooling/class-fields'
import { browsers, siteOutput } from '@minaret/tooling/site'
import { sizeCheck } from '@minaret/tooling/size-check'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The words its first page reads. */
const words = ['common', 'desk']

/** The desk: files that the server hands out on the desk's own host name. */
export default defineConfig({
  plugins: [
    classFields(),
    react(),
    sizeCheck({
      pages: {
        today: [
          'index.html',
          ...words.map((part) => `../../packages/screens/src/messages/languages/en/${part}.gen.ts`),
          'src/pages/TodayPage.tsx',
        ],
      },
      lazy: { 'the form of a day': /\/desk\/times\//, 'the editor': /\/@tiptap\/|\/prosemirror-/ },
      maxSizes: { js: 150, css: 14 },
    }),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The reader of PDFs is loaded by its own page's script, as a module.
  worker: { format: 'es' },
  build: {
    ...browsers,
    outDir: 'dist/client',
    // No file has the name of another app's.
    assetsDir: 'assets/desk',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: siteOutput },
  },
})
