import { type CallServer, createInternalApi } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { createDomain, createBrowserStorage, type Domain, isMissing, loadConfiguration } from '@minaret/domain'
import { parseConfig, type TenantConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'
import type { RenderImage } from './seo/image.ts'
import { errorPage } from './errorPage.ts'

/** The server's services for rendering one page. */
export type ServerPort = {
  /** Calls the public API within the process, for the tenant of this request. */
  call: CallServer
  /** Identifies the tenant's configuration: another object after each change of it. */
  revision: object
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

/** The latest configurations, which most pages would otherwise parse again. */
const configurations = new Map<object, Promise<{ items: ConfigurationItem[]; tenant: TenantConfig }>>()
const maxConfigurations = 500

function configurationOf({ call, revision }: ServerPort) {
  const cachedConfiguration = configurations.get(revision)
  if (cachedConfiguration) return cachedConfiguration
  if (configurations.size >= maxConfigurations) configurations.clear()
  const configuration = loadConfiguration(createInternalApi(call)).then((items) => ({
    items,
    tenant: parseConfig(items),
  }))
  configurations.set(revision, configuration)
  configuration.catch(() => configurations.delete(revision))
  return configuration
}

/** Loads the tenant of a URL; returns an error page if that fails. */
export async function beginVisit(request: Request, server: ServerPort): Promise<Visit | Response> {
  const baseUrl = new URL(request.url).origin
  try {
    const { items, tenant } = await configurationOf(server)
    const emptyStorage = createBrowserStorage()
    const now = server.now ?? Date.now()
    const language = languageFor(tenant, request.headers.get('cookie') ?? '')
    const storages = { storage: emptyStorage, visit: emptyStorage }
    const domain = createDomain({
      baseUrl,
      client: (options) => createInternalApi(server.call, options),
      items,
      tenant,
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
