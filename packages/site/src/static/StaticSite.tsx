import type { ConfigurationItem } from '@minaret/contract'
import type { Domain } from '@minaret/domain'
import { loadWords } from '@minaret/screens/messages'
import { type ReactNode, useEffect } from 'react'
import { App, type Site } from '../frame/App.tsx'
import { browserDomain } from '../frame/browser.ts'
import { modeClass } from '../frame/Document.tsx'
import { followLanguage } from '../frame/followLanguage.ts'
import { rejectMissingCode } from '../frame/missingCode.ts'
import { chosenLanguage, setDocumentLanguage } from './chosenLanguage.ts'

/** Tells whether a visit to a path must open a new page. */
export type NeedsOwnPage = (to: string) => boolean

/** What an app makes its pages of, in a page our server has not drawn. */
export type StaticBase = {
  domain: Domain
  language: string
  /** Scheme, host and port of the page, and of the host. */
  origin: string
  host: string
  /** Which visits must open a new page, whatever the app would do. */
  needsOwnPage: NeedsOwnPage
}

/** An app's pages, ready to be drawn. */
export type StaticPages = {
  /** What stands within `App`. */
  page: ReactNode
  preload: Site['preload']
  /** Lets go of them: another site takes their place. */
  end(): void
}

/** How an app makes its pages where no server draws them. */
export type MakePages = (base: StaticBase) => Promise<StaticPages> | StaticPages

/** A tenant's site, ready to be drawn. */
export type StaticSite = Pick<StaticBase, 'domain' | 'language'> & Pick<StaticPages, 'page' | 'end'> & { site: Site }

/**
 * Makes the site of a configuration.
 * @param baseUrl origin of the API host @throws {MissingCodeError}
 * @param needsOwnPage which visits open a new page
 */
export async function createStaticSite(
  make: MakePages,
  baseUrl: string,
  items: ConfigurationItem[],
  needsOwnPage: NeedsOwnPage = () => false,
): Promise<StaticSite> {
  const domain = browserDomain({ baseUrl, items, now: Date.now() })
  const language = chosenLanguage(domain.tenant)
  await rejectMissingCode(Promise.all([loadWords(language), dress(domain)]))
  const { origin } = window.location
  const { page, preload, end } = await make({ domain, language, origin, host: baseUrl, needsOwnPage })
  return { domain, language, page, end, site: { origin, host: baseUrl, preload } }
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
export function StaticPage({ site: { domain, language, site, page } }: { site: StaticSite }) {
  const { tenant } = domain
  useEffect(() => {
    const { body } = document
    setDocumentLanguage(language)
    const mode = modeClass(tenant)
    if (!mode) return
    body.classList.add(mode)
    return () => body.classList.remove(mode)
  }, [tenant, language])
  useEffect(() => followLanguage(tenant, language), [tenant, language])
  return (
    <App domain={domain} language={language} site={site}>
      {page}
    </App>
  )
}
