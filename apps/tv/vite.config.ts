import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'

/** The code that draws a screen's plain page on the server. Bundled whole: the host imports one file. */
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  resolve: { conditions: ['source', ...defaultServerConditions] },
  build: { outDir: 'dist/server', ssr: 'src/entry-server.tsx' },
})
