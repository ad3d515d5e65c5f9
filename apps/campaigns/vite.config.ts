import { drawnSite, siteEntry } from '@minaret/tooling/site'
import { lazySourcesOf, sourcesOf } from '@minaret/site/table'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { screens } from './src/app/screens.ts'

/** The site as the host serves it. A campaign's page comes first: its size is what is measured. */
export default defineConfig(
  drawnSite({
    plugins: [react()],
    assets: 'assets/campaigns',
    // Nothing that is loaded by itself may be named here: it would have no file of its own.
    together: {
      parts:
        /\/packages\/(?:ui\/src\/(?:card\/Card|notice\/EmptyState|skeleton\/|picture\/)|screens\/src\/app\/(?:Failed|lazy|LazyBoundary|OwnText|useTrail)|screens\/src\/messages\/plural|domain\/src\/app\/(?:slice|failures))/,
      appeal:
        /\/packages\/(?:screens\/src\/campaign-cards\/(?:CampaignMeter|standing|supporterRef|useTime)|domain\/src\/(?:campaigns\/useCampaign|causes\/queries))\./,
      deeds: /\/packages\/domain\/src\/app\/action\.|\/mutationOptions\./,
      fields: /\/packages\/ui\/src\/(?:form|amount)\//,
      text: /\/packages\/screens\/src\/app\/RichText/,
      share: /\/packages\/screens\/src\/share\//,
      gift: /\/packages\/screens\/src\/(?:cause\/(?:GiftForm|BankDetails)|campaign\/needLeft)\./,
    },
    sizes: {
      pages: sourcesOf(screens, siteEntry),
      drawn: lazySourcesOf(screens),
      most: { js: 102, css: 10 },
      later: {
        Stripe:
          /\/@stripe\/|\/prop-types\/|\/cause\/(?:CardPayment|StripeFields|stripeMethod|stripeCheck|stripePatience|loadStripeOf)\./,
        toasts: /\/react-toastify\//,
      },
    },
  }),
)
