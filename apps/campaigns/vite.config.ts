import { serverRenderedSite, siteEntry } from '@minaret/tooling/site'
import { lazySourcesOf, sourcesOf } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screens } from './src/app/screens.ts'

/** The site as the server serves it. The size limits apply to a campaign's page, which is opened first. */
export default defineConfig(
  serverRenderedSite({
    plugins: [react()],
    assets: 'assets/campaigns',
    // Do not name a module that is loaded lazily: it would lose its own file.
    sharedChunks: {
      parts:
        /\/packages\/(?:ui\/src\/(?:card\/Card|notice\/EmptyState|skeleton\/|picture\/)|screens\/src\/app\/(?:LoadFailure|MissingPage|lazy|LazyBoundary|IsolatedText|useTrail)|domain\/src\/app\/(?:slice|failures))/,
      meter:
        /\/packages\/(?:screens\/src\/campaign-cards\/(?:CampaignMeter|campaignStatus|supporterRef|useCampaignTimes)|domain\/src\/(?:campaigns\/useCampaign|causes\/queries))\./,
      action: /\/packages\/domain\/src\/app\/action\.|\/mutationOptions\./,
      fields: /\/packages\/ui\/src\/(?:form|amount)\//,
      text: /\/packages\/screens\/src\/app\/RichText/,
      share: /\/packages\/screens\/src\/share\//,
      gift: /\/packages\/screens\/src\/(?:cause\/(?:GiftForm|BankDetails)|campaign\/needLeft)\./,
    },
    sizes: {
      pages: sourcesOf(screens, siteEntry),
      serverRendered: lazySourcesOf(screens),
      maxSizes: { js: 102.7, css: 10 },
      lazy: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|stripePatience|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
    },
  }),
)
