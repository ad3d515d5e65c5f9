import type { Domain } from '@minaret/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { loadEveryWord } from '../messages/index.ts'
import { createPage, Page, type PageOptions } from './page.tsx'

/** What a test says about the page it draws. */
export type Drawing = Omit<PageOptions, 'fetch' | 'language' | 'go'> & {
  /** Puts into memory what the host would have answered. */
  seed?: (domain: Domain) => void
}

await loadEveryWord('en')

const nobody = () => Promise.reject(new Error('No host is asked while a page is drawn.'))

function pageOf(part: ReactNode, { seed = () => {}, ...options }: Drawing = {}) {
  const page = createPage({ ...options, fetch: nobody })
  seed(page.domain)
  return <Page page={page}>{part}</Page>
}

/** The HTML of some part of a page, as the server draws it. No host answers: a test tells what is known. */
export const draw = (part: ReactNode, drawing?: Drawing): string => renderToStaticMarkup(pageOf(part, drawing))

/** The same with all its late parts, which the server waits for. */
export async function drawWhole(part: ReactNode, drawing?: Drawing): Promise<string> {
  const { prelude } = await prerender(pageOf(part, drawing))
  return new Response(prelude).text()
}
