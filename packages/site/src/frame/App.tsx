import { type Domain, DomainProvider } from '@minaret/domain'
import { WordsProvider } from '@minaret/screens/app'
import { createContext, type ReactNode, StrictMode, use } from 'react'
import { Arrival } from './Arrival.tsx'

/** What the app itself knows beside the domain. */
export type Site = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The same of the host, where it is another's. */
  host?: string
  /** Loads what an address needs, ahead of a visit. */
  preload(href: string): void
}

const SiteContext = createContext<Site | null>(null)

/** The site around this component. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('The layout needs an <App> around it.')
  return site
}

/** Everything that stands around an app's pages. */
export function App({
  domain,
  language,
  locale,
  site,
  children,
}: {
  domain: Domain
  /** The language it is shown in. */
  language: string
  /** How it is written, when the server has said it already. */
  locale?: string
  site: Site
  children: ReactNode
}) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <DomainProvider domain={domain}>
          <WordsProvider language={language} locale={locale}>
            {children}
            <Arrival />
          </WordsProvider>
        </DomainProvider>
      </SiteContext>
    </StrictMode>
  )
}
