import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { oldScripts } from './build/oldScripts.ts'
import { languages, messageFiles, getMessagesModuleId } from './build/messages.ts'

/** Televisions of 2018 run Chromium 53: newer syntax is transpiled. */
const oldEngineBuild = {
  target: 'es2015',
  cssTarget: 'chrome53',
  minify: true,
  emptyOutDir: false,
  outDir: 'dist/client/assets/tv',
} as const

/** One classic script, because old engines do not support modules. */
const script = (name: string, input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    ...oldEngineBuild,
    rolldownOptions: {
      input: { [name]: input },
      output: { format: 'iife', entryFileNames: `${name}.[hash].js`, assetFileNames: '[name].[hash][extname]' },
    },
  },
})

/** The TV display app, and the code that renders its pages on the server, bundled into one file. */
export default defineConfig({
  plugins: [react(), messageFiles(), oldScripts()],
  appType: 'custom',
  builder: {},
  base: '/assets/tv/',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { assetsInlineLimit: 0, cssCodeSplit: false, reportCompressedSize: false },
  environments: {
    client: { build: { ...script('app', 'src/client/main.tsx').build, emptyOutDir: true } },
    ...Object.fromEntries(
      languages.map((language) => [`words_${language}`, script(`words-${language}`, getMessagesModuleId(language))]),
    ),
    // Its URL must not change: browsers check it for updates.
    worker: {
      consumer: 'client',
      build: {
        ...oldEngineBuild,
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
