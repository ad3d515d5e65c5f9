import { type Domain, DomainProvider } from '@minaret/domain'
import { MessagesProvider } from '@minaret/screens/app'
import { createContext, type ReactNode, StrictMode, use } from 'react'
import { HydrationMarker } from './HydrationMarker.tsx'

/** The app's own services, besides the domain. */
export type Site = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The same for the API server, if its origin differs. */
  host?: string
  /** Preloads the code of a URL before a visit. */
  preload(href: string): void
}

const SiteContext = createContext<Site | null>(null)

/** Returns the site around this component. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite must be used inside an <App>.')
  return site
}

/** Provides everything around an app's pages. */
export function App({
  domain,
  language,
  locale,
  site,
  children,
}: {
  domain: Domain
  /** The app's language. */
  language: string
  /** The locale, if the server has already chosen it. */
  locale?: string
  site: Site
  children: ReactNode
}) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <DomainProvider domain={domain}>
          <MessagesProvider language={language} locale={locale}>
            {children}
            <HydrationMarker />
          </MessagesProvider>
        </DomainProvider>
      </SiteContext>
    </StrictMode>
  )
}
