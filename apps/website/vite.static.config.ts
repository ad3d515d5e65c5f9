import { copyFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The same site as static files, for any web server and any API host (`config.json` names it). */
export default defineConfig({
  plugins: [
    react(),
    {
      name: 'not-found-page',
      // Servers that know no fallback show 404.html for deep addresses: it is the same page.
      closeBundle: () => copyFileSync('dist/static/index.html', 'dist/static/404.html'),
    },
  ],
  publicDir: 'public-static',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/static',
    target: ['chrome111', 'safari15', 'firefox114'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
