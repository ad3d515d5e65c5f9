import { drawnSite, siteEntry } from '@minaret/config/site'
import { sourcesOf } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screens } from './src/app/screens.ts'

/** The site as the host serves it. A campaign's page comes first: its size is what is measured. */
export default defineConfig(
  drawnSite({
    plugins: [react()],
    assets: 'assets/campaigns',
    together: {
      data: /\/packages\/domain\/src\/(?:app|campaigns|causes|prayer|gifts)\//,
      small: /\/packages\/ui\/src\/(?:card|notice|skeleton|prose)\//,
      fields: /\/packages\/ui\/src\/(?:form|amount)\//,
    },
    sizes: {
      pages: sourcesOf(screens, siteEntry),
      most: { js: 121, css: 14 },
      later: { Stripe: /\/@stripe\/|\/cause\/(?:CardPayment|stripe)\./, toasts: /\/react-toastify\// },
    },
  }),
)
