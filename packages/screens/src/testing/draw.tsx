import { createDomain, createShelf, type Domain, DomainProvider } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { type Place, PlaceProvider } from '../app/PlaceProvider.tsx'
import { WordsProvider } from '../app/WordsProvider.tsx'
import { loadEveryWord } from '../messages/index.ts'

/** What a test says about the page it draws; whatever it leaves out is a premium mosque's, in the demonstration. */
export type Drawing = {
  /** The tenant's configuration. */
  settings?: Record<string, string>
  /** The screens the app has. */
  built?: Screen[]
  /** The address. */
  path?: string
  /** What it asks besides. */
  search?: string
  /** Puts into memory what the host would have answered. */
  told?: (domain: Domain) => void
}

await loadEveryWord('en')

const nobody = () => Promise.reject(new Error('No host is asked while a page is drawn.'))

function pageOf(
  part: ReactNode,
  { settings = {}, built = [], path = '/', search = '', told = () => {} }: Drawing = {},
) {
  const values = { activePlan: 'premium', websiteName: 'Masjid an-Noor', paymentMode: 'demonstration', ...settings }
  const domain = createDomain({
    baseUrl: 'https://mosque.example',
    fetch: nobody,
    items: Object.entries(values).map(([key, value]) => ({ key, value })),
    now: Date.parse('2026-11-21T12:00:00Z'),
    shelf: createShelf(),
    visit: createShelf(),
  })
  told(domain)
  const asked = new URLSearchParams(search)
  const place: Place = { origin: 'https://mosque.example', path, search: asked, built, go() {} }
  return (
    <DomainProvider domain={domain}>
      <WordsProvider language="en">
        <PlaceProvider value={place}>{part}</PlaceProvider>
      </WordsProvider>
    </DomainProvider>
  )
}

/** The HTML of some part of a page, as the server draws it. No host answers: a test tells what is known. */
export const draw = (part: ReactNode, drawing?: Drawing): string => renderToStaticMarkup(pageOf(part, drawing))

/** The same with all its late parts, which the server waits for. */
export async function drawWhole(part: ReactNode, drawing?: Drawing): Promise<string> {
  const { prelude } = await prerender(pageOf(part, drawing))
  return new Response(prelude).text()
}
