import { type CallServer, createInternalApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { createDomain, createBrowserStorage, type Domain, isMissing, loadConfiguration } from '@minaret/domain'
import { parseConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'
import type { RenderImage } from './seo/image.ts'
import { errorPage } from './errorPage.ts'

/** The server's services for rendering one page. */
export type ServerPort = {
  /** Calls the public API within the process, for the tenant of this request. */
  call: CallServer
  /** Whether the visitor uses https; by default, whether the URL does. */
  secure?: boolean
  /** The nonce of all inline scripts and styles; new for each response. */
  nonce: string
  /** The instant to render the page for, in milliseconds; the server's clock by default. */
  now?: number
  /** Called if rendering failed and the page shows an error. */
  onError?: (error: unknown) => void
  /** Renders an image. */
  renderImage: RenderImage
}

/** One page request: its tenant, instant and language. */
export type Visit = {
  domain: Domain
  items: ConfigurationItem[]
  /** The instant of the page, in milliseconds. */
  now: number
  /** The visitor's chosen language, or the tenant's. */
  language: string
}

/** Loads the tenant of a URL; returns an error page if that fails. */
export async function beginVisit(request: Request, server: ServerPort): Promise<Visit | Response> {
  const baseUrl = new URL(request.url).origin
  try {
    const items = await loadConfiguration(createInternalApi(server.call))
    const emptyStorage = createBrowserStorage()
    const now = server.now ?? Date.now()
    const language = languageFor(parseConfig(items), request.headers.get('cookie') ?? '')
    const storages = { storage: emptyStorage, visit: emptyStorage }
    const domain = createDomain({
      baseUrl,
      client: (options) => createInternalApi(server.call, options),
      items,
      now,
      language: () => language,
      ...storages,
    })
    return { domain, items, now, language }
  } catch (error) {
    if (isMissing(error)) return errorPage(404, request)
    server.onError?.(error)
    return errorPage(503, request)
  }
}
