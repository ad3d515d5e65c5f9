import { staticSite } from '@minaret/tooling/static-site'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The same site as static files. */
export default defineConfig(staticSite([react()]))
