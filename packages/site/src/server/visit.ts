import { createApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { createDomain, createBrowserStorage, type Domain, isMissing, loadConfiguration } from '@minaret/domain'
import { parseConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'
import type { RenderImage } from './seo/image.ts'
import { errorPage } from './errorPage.ts'

/** What the server provides while one page is rendered. */
export type ServerPort = {
  /** Answers a call of the API for the tenant of this request, inside the process. */
  api: (request: Request) => Promise<Response>
  /** Whether the visitor uses https; by default as the address says. */
  secure?: boolean
  /** New for each response; every inline script and style carries it. */
  nonce: string
  /** The instant the page is drawn at, in milliseconds; the machine's own by default. */
  now?: number
  /** Called when rendering failed and the page shows an error. */
  onError?: (error: unknown) => void
  /** Renders an image. */
  paint: RenderImage
}

/** One page request: its tenant, instant and language. */
export type Visit = {
  domain: Domain
  items: ConfigurationItem[]
  /** In milliseconds. */
  now: number
  /** The visitor's choice, or the tenant's own. */
  language: string
}

/** Loads the tenant of an address; returns an error page where that fails. */
export async function beginVisit(request: Request, server: ServerPort): Promise<Visit | Response> {
  const baseUrl = new URL(request.url).origin
  try {
    const items = await loadConfiguration(createApi({ baseUrl, fetch: server.api }))
    const nothing = createBrowserStorage()
    const now = server.now ?? Date.now()
    const language = languageFor(parseConfig(items), request.headers.get('cookie') ?? '')
    const storages = { storage: nothing, visit: nothing }
    const domain = createDomain({ baseUrl, fetch: server.api, items, now, language: () => language, ...storages })
    return { domain, items, now, language }
  } catch (error) {
    if (isMissing(error)) return errorPage(404, request)
    server.onError?.(error)
    return errorPage(503, request)
  }
}
