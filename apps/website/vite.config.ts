import { leanRouter } from '@minaret/tooling/lean-router'
import { serverRenderedSite, siteEntry } from '@minaret/tooling/site'
import { lazySourcesOf, sourcesOf } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screens } from './src/app/screens.ts'

/** The site as the server serves it. The size limits apply to `home` first. */
export default defineConfig(
  serverRenderedSite({
    plugins: [leanRouter(), react()],
    // Do not name a module that is loaded lazily: it would lose its own file.
    sharedChunks: {
      parts:
        /\/packages\/(?:ui\/src\/(?:card\/(?!MediaRow)|notice\/EmptyState|skeleton\/|picture\/|text\/|mark\/signs)|screens\/src\/app\/(?:LoadFailure|lazyOnVisible|lazyPart|LazyBoundary|IsolatedText|useTrail|loadWithTimeout|observeVisibility|structured)|screens\/src\/(?:friday-link|press)\/|domain\/src\/app\/(?:slice|list|failures)|domain\/src\/prayer\/(?:useToday|dateIn))/,
      meter: /\/packages\/ui\/src\/meter\//,
      cards:
        /\/packages\/(?:ui\/src\/(?:place\/|card\/MediaRow)|screens\/src\/(?:news-cards|cause-cards|event-cards|weekly)\/)/,
    },
    sizes: {
      pages: sourcesOf(screens, siteEntry),
      serverRendered: lazySourcesOf(screens),
      // A first view loads no script; the code loads on the first interaction that needs it, in a few files.
      maxSizes: { js: 124.3 },
      otherPages: { campaign: 130.5, cause: 125 },
      lazy: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|stripePatience|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
    },
  }),
)
