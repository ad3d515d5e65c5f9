import '@minaret/ui/styles.css'
import { loadMessages } from '@minaret/screens/messages'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app/App.tsx'
import { browserDomain } from './app/browser.ts'
import { Document } from './app/Document.tsx'
import { cardPagesAlone, createRoutes, loadPage, preloadPage } from './app/routes.tsx'

/** Takes over the page the server has drawn. */
async function start() {
  const boot = window.minaretBoot
  if (!boot) throw new Error('The page carries no state: it was not written by this site’s server.')
  const domain = browserDomain({ baseUrl: window.location.origin, items: boot.items, now: boot.now })
  hydrate(domain.queryClient, boot.queries)

  // The first drawing must equal the server's, so it waits for the code of the page and its words.
  const { pathname } = window.location
  const [messages] = await Promise.all([loadMessages(domain.tenant.language), loadPage(createRoutes(domain), pathname)])
  const routes = createRoutes(domain, cardPagesAlone(domain.tenant, pathname))
  const router = createBrowserRouter(routes, { hydrationData: boot.hydration })
  const site = { origin: boot.origin, preload: (href: string) => preloadPage(domain, router.routes, href) }
  startTransition(() => {
    hydrateRoot(
      document,
      <Document tenant={domain.tenant}>
        <App domain={domain} messages={messages} site={site}>
          <RouterProvider router={router} />
        </App>
      </Document>,
    )
  })
}

void start()
