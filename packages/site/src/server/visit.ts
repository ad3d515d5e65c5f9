import { createApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { createDomain, createShelf, type Domain, isMissing, loadConfiguration } from '@minaret/domain'
import { languageFor } from '@minaret/screens/messages'
import type { Paint } from './found/painting.ts'
import { plainPage } from './plainPage.ts'

/** What the host lends while one page is drawn. */
export type HostPort = {
  /** Answers a call of the API for the tenant of this request, inside the process. */
  api: (request: Request) => Promise<Response>
  /** Whether the visitor came by https; where it is not said, as the address has it. */
  secure?: boolean
  /** Fresh for each answer; every inline script and style carries it. */
  nonce: string
  /** Something failed while drawing, and the page says so. */
  onError?: (error: unknown) => void
  /** Paints a picture of words and shapes. */
  paint: Paint
}

/** One answer on its way: whose page, at which instant, in which language. */
export type Visit = {
  domain: Domain
  items: ConfigurationItem[]
  /** In milliseconds. */
  now: number
  /** The visitor's choice, or the tenant's own. */
  language: string
}

/** Asks whose site an address is. Where that cannot be said, it is a plain page that says so. */
export async function beginVisit(request: Request, host: HostPort): Promise<Visit | Response> {
  const baseUrl = new URL(request.url).origin
  try {
    const items = await loadConfiguration(createApi({ baseUrl, fetch: host.api }))
    const nothing = createShelf()
    const now = Date.now()
    const domain = createDomain({ baseUrl, fetch: host.api, items, now, shelf: nothing, visit: nothing })
    return { domain, items, now, language: languageFor(domain.tenant, request.headers.get('cookie') ?? '') }
  } catch (error) {
    if (isMissing(error)) return plainPage(404, request)
    host.onError?.(error)
    return plainPage(503, request)
  }
}
