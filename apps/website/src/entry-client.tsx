import '@minaret/ui/styles.css'
import {
  App,
  type Boot,
  browserDomain,
  Document,
  followLanguage,
  loadPage,
  recoverFromMissingCode,
  visit,
} from '@minaret/site/frame'
import { enableOffline } from '@minaret/site/offline'
import { watchVitals } from '@minaret/site/vitals'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createNeedsOwnPage, createRoutes, preloadPage } from './app/routes.tsx'

declare global {
  interface Window {
    minaretBoot?: Boot & { hydration: HydrationState }
  }
}

/** Takes over the page the server has drawn. */
async function start() {
  const boot = window.minaretBoot
  if (!boot) throw new Error('The page carries no state: it was not written by this site’s server.')
  const domain = browserDomain({ baseUrl: window.location.origin, items: boot.items, now: boot.now })
  hydrate(domain.queryClient, boot.queries)

  // The first drawing must equal the server's, so it waits for the code of the page and its words.
  const { language, locale } = boot
  await loadPage(language, boot.code)
  const routes = createRoutes({ domain, language }, createNeedsOwnPage(domain.tenant, window.location.pathname))
  const router = createBrowserRouter(routes, { hydrationData: boot.hydration })
  const site = { origin: boot.origin, preload: (href: string) => preloadPage(domain, router.routes, href) }
  followLanguage(domain.tenant, language)
  startTransition(() => {
    hydrateRoot(
      document,
      <Document tenant={domain.tenant} language={language}>
        <App domain={domain} language={language} locale={locale} site={site}>
          <RouterProvider router={router} />
        </App>
      </Document>,
    )
  })
  enableOffline()
  watchVitals()
}

start().catch((error: unknown) => recoverFromMissingCode(error, visit))
