import type { ConfigurationItem } from '@minaret/contract'
import type { Domain } from '@minaret/domain'
import { loadWords } from '@minaret/screens/messages'
import { useEffect } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App, type Site } from '../app/App.tsx'
import { browserDomain } from '../app/browser.ts'
import { modeClass } from '../app/Document.tsx'
import { followLanguage } from '../app/followLanguage.ts'
import { arriving } from '../app/missingCode.ts'
import { createRoutes, type NeedsOwnPage, preloadPage } from '../app/routes.tsx'
import { chosenLanguage, speak } from './chosenLanguage.ts'

/** A tenant's site, ready to be drawn. */
export type StaticSite = {
  domain: Domain
  language: string
  site: Site
  router: ReturnType<typeof createBrowserRouter>
}

/**
 * Makes the site of a configuration.
 * @param baseUrl origin of the API host @throws {MissingCodeError}
 * @param needsOwnPage which visits open a new page
 */
export async function createSite(
  baseUrl: string,
  items: ConfigurationItem[],
  needsOwnPage?: NeedsOwnPage,
): Promise<StaticSite> {
  const domain = browserDomain({ baseUrl, items, now: Date.now() })
  const language = chosenLanguage(domain.tenant)
  await arriving(Promise.all([loadWords(language), dress(domain)]))
  const router = createBrowserRouter(createRoutes({ domain, language }, needsOwnPage))
  const site = {
    origin: window.location.origin,
    host: baseUrl,
    preload: (href: string) => preloadPage(domain, router.routes, href),
  }
  return { domain, language, site, router }
}

/** The palette, which elsewhere the server works out; here its maths is a chunk of its own. */
async function dress({ tenant }: Domain): Promise<void> {
  const { makeTheme } = await import('@minaret/ui/theme')
  // Rules among our own: the page's policy lets no sheet be written, and Safari before 16.4 can make none.
  const sheet = [...document.styleSheets].find(({ href }) => !href || new URL(href).origin === window.location.origin)
  const add = (rule: string) => sheet?.insertRule(rule, sheet.cssRules.length)
  const rules = (scheme: 'light' | 'dark') => makeTheme(tenant.themeColor, { scheme })
  add(rules('light'))
  add(`@media (prefers-color-scheme: dark) {${rules('dark')}}`)
}

/** The site in a page that was not drawn by our server. */
export function Website({ site: { domain, language, site, router } }: { site: StaticSite }) {
  const { tenant } = domain
  useEffect(() => {
    const { body } = document
    speak(language)
    const mode = modeClass(tenant)
    if (!mode) return
    body.classList.add(mode)
    return () => body.classList.remove(mode)
  }, [tenant, language])
  useEffect(() => followLanguage(tenant, language), [tenant, language])
  return (
    <App domain={domain} language={language} site={site}>
      <RouterProvider router={router} />
    </App>
  )
}
