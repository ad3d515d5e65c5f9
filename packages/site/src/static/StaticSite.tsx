import type { ConfigurationItem } from '@minaret/contract'
import type { Domain } from '@minaret/domain'
import { loadMessages } from '@minaret/screens/messages'
import { type ReactNode, useEffect } from 'react'
import { App, type Site } from '../frame/App.tsx'
import { browserDomain } from '../frame/browser.ts'
import { modeClass } from '../frame/Document.tsx'
import { followLanguage } from '../frame/followLanguage.ts'
import { rejectMissingCode } from '../frame/missingCode.ts'
import { chosenLanguage, setDocumentLanguage } from './chosenLanguage.ts'

/** Whether a visit to a path must open a new page. */
export type NeedsOwnPage = (to: string) => boolean

/** The inputs for an app's pages in a document that the server has not rendered. */
export type StaticBase = {
  domain: Domain
  language: string
  /** Scheme, host and port: `origin` of the page, `host` of the API server. */
  origin: string
  host: string
  /** The visits that must open a new page instead of navigating within the app. */
  needsOwnPage: NeedsOwnPage
}

/** An app's pages, ready to render. */
export type StaticPages = {
  /** The content of `App`. */
  page: ReactNode
  preload: Site['preload']
  /** Releases the pages, when another site replaces them. */
  dispose(): void
}

/** Creates an app's pages in a document that the server has not rendered. */
export type CreatePages = (base: StaticBase) => Promise<StaticPages> | StaticPages

/** A tenant's site, ready to render. */
export type StaticSite = Pick<StaticBase, 'domain' | 'language'> &
  Pick<StaticPages, 'page' | 'dispose'> & { site: Site }

/**
 * Creates the site of a configuration.
 * @param baseUrl origin of the API server @throws {MissingCodeError}
 * @param needsOwnPage which visits open a new page
 */
export async function createStaticSite(
  createPages: CreatePages,
  baseUrl: string,
  items: ConfigurationItem[],
  needsOwnPage: NeedsOwnPage = () => false,
): Promise<StaticSite> {
  const domain = browserDomain({ baseUrl, items, now: Date.now() })
  const language = chosenLanguage(domain.tenant)
  await rejectMissingCode(Promise.all([loadMessages(language), applyTheme(domain)]))
  const { origin } = window.location
  const { page, preload, dispose } = await createPages({ domain, language, origin, host: baseUrl, needsOwnPage })
  return { domain, language, page, dispose, site: { origin, host: baseUrl, preload } }
}

/** Applies the theme, which the server generates for other pages; here its code is a separate chunk. */
async function applyTheme({ tenant }: Domain): Promise<void> {
  const { makeTheme } = await import('@minaret/ui/theme')
  // Rules go into an existing stylesheet: the page's policy allows no inline one, and Safari before 16.4 cannot construct any.
  const stylesheet = [...document.styleSheets].find(
    ({ href }) => !href || new URL(href).origin === window.location.origin,
  )
  const insert = (rule: string) => stylesheet?.insertRule(rule, stylesheet.cssRules.length)
  const rules = (scheme: 'light' | 'dark') => makeTheme(tenant.themeColor, { scheme })
  insert(rules('light'))
  insert(`@media (prefers-color-scheme: dark) {${rules('dark')}}`)
}

/** Renders the site in a document that the server has not rendered. */
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
