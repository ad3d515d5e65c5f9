import type { ConfigurationItem } from '@minaret/contract'
import type { Domain } from '@minaret/domain'
import { loadMessages, type Messages, shownLanguage } from '@minaret/screens/messages'
import { useEffect } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App, type Site } from '../app/App.tsx'
import { browserDomain } from '../app/browser.ts'
import { directionOf, modeClass } from '../app/Document.tsx'
import { createRoutes, type NeedsOwnPage, preloadPage } from '../app/routes.tsx'

/** A tenant's site, ready to be drawn. */
export type StaticSite = {
  domain: Domain
  messages: Messages
  site: Site
  router: ReturnType<typeof createBrowserRouter>
}

/**
 * Makes the site of a configuration.
 * @param baseUrl origin of the API host
 * @param needsOwnPage which visits open a new page
 */
export async function createSite(
  baseUrl: string,
  items: ConfigurationItem[],
  needsOwnPage?: NeedsOwnPage,
): Promise<StaticSite> {
  const domain = browserDomain({ baseUrl, items, now: Date.now() })
  const [messages] = await Promise.all([loadMessages(domain.tenant.language), dress(domain)])
  const router = createBrowserRouter(createRoutes(domain, needsOwnPage))
  const site = { origin: window.location.origin, preload: (href: string) => preloadPage(domain, router.routes, href) }
  return { domain, messages, site, router }
}

/** The palette, which elsewhere the server works out; here its maths is a chunk of its own. */
async function dress({ tenant }: Domain): Promise<void> {
  const { makeTheme } = await import('@minaret/ui/theme')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(makeTheme(tenant.themeColor, { selector: ':root:root' }))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** The site in a page that was not drawn by our server. */
export function Website({ site: { domain, messages, site, router } }: { site: StaticSite }) {
  const { tenant } = domain
  useEffect(() => {
    const { documentElement: html, body } = document
    html.lang = shownLanguage(tenant.language)
    html.dir = directionOf(html.lang)
    const mode = modeClass(tenant)
    if (!mode) return
    body.classList.add(mode)
    return () => body.classList.remove(mode)
  }, [tenant])
  return (
    <App domain={domain} messages={messages} site={site}>
      <RouterProvider router={router} />
    </App>
  )
}
