import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { oldScripts } from './build/oldScripts.ts'
import { languages, wordFiles, wordsOf } from './build/words.ts'

/** Televisions of 2018 run Chromium 53: what their scripts do not know is written in older words. */
const old = {
  target: 'es2015',
  cssTarget: 'chrome53',
  minify: true,
  emptyOutDir: false,
  outDir: 'dist/client/assets/tv',
} as const

/** One classic script, because old engines know no modules. */
const script = (name: string, input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    ...old,
    rolldownOptions: {
      input: { [name]: input },
      output: { format: 'iife', entryFileNames: `${name}.[hash].js`, assetFileNames: '[name].[hash][extname]' },
    },
  },
})

/** The app of screens in halls, and the code that draws their pages on the server, bundled whole: the host imports one file. */
export default defineConfig({
  plugins: [react(), wordFiles(), oldScripts()],
  appType: 'custom',
  builder: {},
  base: '/assets/tv/',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, reportCompressedSize: false },
  environments: {
    client: { build: { ...script('app', 'src/client/main.tsx').build, emptyOutDir: true } },
    ...Object.fromEntries(
      languages.map((language) => [`words_${language}`, script(`words-${language}`, wordsOf(language))]),
    ),
    // Its address must stay: a browser asks there for a newer one.
    worker: {
      consumer: 'client',
      build: {
        ...old,
        outDir: 'dist/client',
        rolldownOptions: { input: 'worker/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
      },
    },
    ssr: {
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
})
