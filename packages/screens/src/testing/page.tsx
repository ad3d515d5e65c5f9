import { createDomain, createBrowserStorage, type Domain, DomainProvider } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import type { ReactNode } from 'react'
import { type Place, PlaceProvider } from '../app/PlaceProvider.tsx'
import { WordsProvider } from '../app/WordsProvider.tsx'

/** The page a test or story shows; whatever it leaves out is a premium mosque's, in the demonstration. */
export type PageOptions = {
  /** The tenant's configuration. */
  settings?: Record<string, string>
  /** The screens the app has. */
  built?: readonly Screen[]
  /** The address. */
  path?: string
  /** The address's query. */
  search?: string
  /** BCP 47; English by default. */
  language?: string
  /** Where the visitor is sent. */
  go?: Place['go']
  /** Answers the calls. */
  fetch: (request: Request) => Promise<Response>
}

/** A page as an app would have made it: its domain, and where the visitor is. */
export type TestPage = { domain: Domain; place: Place; language: string }

/** The instant at which every such page is made: a Saturday, at noon in London. */
const pageTime = Date.parse('2026-11-21T12:00:00Z')

/** Makes a page whose memory is its own. */
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
  const place = { origin: 'https://mosque.example', path, search: new URLSearchParams(search), built, go }
  return { domain, place, language }
}

/** Puts a page's data, texts and place around some part of it. */
export function Page({ page, children }: { page: TestPage; children: ReactNode }) {
  return (
    <DomainProvider domain={page.domain}>
      <WordsProvider language={page.language}>
        <PlaceProvider value={page.place}>{children}</PlaceProvider>
      </WordsProvider>
    </DomainProvider>
  )
}
