import { leanRouter } from '@minaret/tooling/lean-router'
import { drawnSite, siteEntry } from '@minaret/tooling/site'
import { lazySourcesOf, sourcesOf } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screens } from './src/app/screens.ts'

/** The site as the host serves it. `home` comes first: its size is what is measured. */
export default defineConfig(
  drawnSite({
    plugins: [leanRouter(), react()],
    sizes: {
      pages: sourcesOf(screens, siteEntry),
      drawn: lazySourcesOf(screens),
      others: { campaign: 126, cause: 121 },
      later: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
    },
  }),
)
