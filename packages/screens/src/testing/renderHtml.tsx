import type { Domain } from '@minaret/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { loadAllMessages } from '../messages/index.ts'
import { createPage, Page, type PageOptions } from './page.tsx'

/** The page that a test renders. */
export type RenderOptions = Omit<PageOptions, 'fetch' | 'language' | 'go'> & {
  /** Fills the query cache, in place of the server. */
  seed?: (domain: Domain) => void
}

await loadAllMessages('en')

const rejectRequest = () => Promise.reject(new Error('Rendering must not make requests.'))

function pageOf(part: ReactNode, { seed = () => {}, ...options }: RenderOptions = {}) {
  const page = createPage({ ...options, fetch: rejectRequest })
  seed(page.domain)
  return <Page page={page}>{part}</Page>
}

/** The server-rendered HTML of a part of a page. Makes no requests: the data comes from `seed`. */
export const renderHtml = (part: ReactNode, options?: RenderOptions): string =>
  renderToStaticMarkup(pageOf(part, options))

/** Like {@link renderHtml}, including the lazy parts that the server waits for. */
export async function renderFully(part: ReactNode, options?: RenderOptions): Promise<string> {
  const { prelude } = await prerender(pageOf(part, options))
  return new Response(prelude).text()
}
