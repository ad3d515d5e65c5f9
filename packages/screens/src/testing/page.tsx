import { createDomain, createBrowserStorage, type Domain, DomainProvider } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import type { ReactNode } from 'react'
import { type PageLocation, LocationProvider } from '../app/LocationProvider.tsx'
import { MessagesProvider } from '../app/MessagesProvider.tsx'

/** The page of a test or story; by default that of a premium mosque in demonstration mode. */
export type PageOptions = {
  /** The tenant's configuration. */
  settings?: Record<string, string>
  /** The app's screens. */
  built?: readonly Screen[]
  /** The URL's path. */
  path?: string
  /** The URL's query. */
  search?: string
  /** BCP 47; English by default. */
  language?: string
  /** Navigates the visitor. */
  go?: PageLocation['go']
  /** Responds to the calls. */
  fetch: (request: Request) => Promise<Response>
}

/** A page as an app creates it: its domain and location. */
export type TestPage = { domain: Domain; place: PageLocation; language: string }

/** The current time of every test page: noon on a Saturday in London. */
const pageTime = Date.parse('2026-11-21T12:00:00Z')

/** Creates a page with its own cache and storage. */
export function createPage({
  settings = {},
  built = [],
  path = '/',
  search = '',
  language = 'en',
  go = () => {},
  fetch,
}: PageOptions): TestPage {
  const values = { activePlan: 'premium', websiteName: 'Masjid an-Noor', paymentMode: 'demonstration', ...settings }
  const domain = createDomain({
    baseUrl: 'https://mosque.example',
    fetch,
    language: () => language,
    items: Object.entries(values).map(([key, value]) => ({ key, value })),
    now: pageTime,
    storage: createBrowserStorage(),
    visit: createBrowserStorage(),
  })
  const place = {
    origin: 'https://mosque.example',
    path,
    search: new URLSearchParams(search),
    availableScreens: built,
    go,
  }
  return { domain, place, language }
}

/** Provides a page's domain, messages and location to its children. */
export function Page({ page, children }: { page: TestPage; children: ReactNode }) {
  return (
    <DomainProvider domain={page.domain}>
      <MessagesProvider language={page.language}>
        <LocationProvider value={page.place}>{children}</LocationProvider>
      </MessagesProvider>
    </DomainProvider>
  )
}
