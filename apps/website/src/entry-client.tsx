import '@minaret/ui/styles.css'
import {
  App,
  browserDomain,
  Document,
  followLanguage,
  loadPage,
  readBoot,
  recoverFromMissingCode,
  visit,
} from '@minaret/site/frame'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createNeedsOwnPage, createRoutes, preloadPage } from './app/routes.tsx'

/** Hydrates the server-rendered page. */
async function start() {
  const boot = readBoot<{ hydration: HydrationState }>()
  const domain = browserDomain({ baseUrl: window.location.origin, items: boot.items, now: boot.now })
  hydrate(domain.queryClient, boot.queries)

  // The first render must equal the server's, so it waits for the page's code, messages and styles.
  const { language, locale } = boot
  await loadPage(boot)
  const routes = createRoutes(
    { tenant: domain.tenant, domain, language },
    createNeedsOwnPage(domain.tenant, window.location.pathname),
  )
  const router = createBrowserRouter(routes, { hydrationData: boot.hydration })
  const site = { origin: boot.origin, preload: (href: string) => preloadPage(domain, router.routes, href) }
  followLanguage(domain.tenant, language)
  // From here on the router preloads links.
  document.querySelector('script[type=speculationrules]')?.remove()
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
}

start().catch((error: unknown) => recoverFromMissingCode(error, visit))
