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
    // Nothing that is loaded by itself may be named here: it would have no file of its own.
    together: {
      parts:
        /\/packages\/(?:ui\/src\/(?:card\/|notice\/EmptyState|skeleton\/|picture\/|text\/|mark\/signs)|screens\/src\/app\/(?:Failed|lazyOnVisible|lazyPart|LazyBoundary|OwnText|useTrail|loadWithTimeout|observeVisibility|structured)|screens\/src\/(?:friday-link|press)\/|screens\/src\/messages\/plural|domain\/src\/app\/(?:slice|list|failures)|domain\/src\/prayer\/(?:useToday|dateIn))/,
      cards: /\/packages\/(?:ui\/src\/(?:place|meter)\/|screens\/src\/(?:news-cards|cause-cards|event-cards|weekly)\/)/,
    },
    sizes: {
      pages: sourcesOf(screens, siteEntry),
      drawn: lazySourcesOf(screens),
      // None of it is in a first view: it comes when somebody reaches for what needs it, in few files.
      most: { js: 124 },
      others: { campaign: 130, cause: 125 },
      later: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|stripePatience|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
    },
  }),
)
