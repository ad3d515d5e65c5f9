import type { InternalCall, InternalResponse } from '@minaret/foundation/http'
import type { TenantConfig } from '@minaret/plans'
import type { Illustration } from '../image-rendering/illustration.ts'

/** The services that the server provides for rendering a page. */
export type PageHost = {
  /** Calls the public API within the process, for the page's tenant. */
  call(call: InternalCall): Promise<InternalResponse>
  /** Identifies the tenant's configuration: another object after each change of it. */
  revision: object
  /** Whether the request was made over HTTPS, so that cookies can be secure. */
  secure: boolean
  /** The nonce for scripts and styles of this response. */
  nonce: string
  /** The time of rendering, in milliseconds. */
  now: number
  /** Called if a page or part of it could not be rendered. */
  onError(error: unknown): void
  /** Renders an illustration with the site's fonts and the tenant's logo. */
  renderImage(illustration: Illustration): Promise<Response>
}

/** A rendered page. Other responses of a site, such as images and redirects, are a `Response`. */
export type RenderedPage = { status: number; headers: Readonly<Record<string, string>>; html: string }

/** A built app: its files and its renderer. */
export type Site = {
  /** Whether the app serves a tenant's page at a path. By default it serves all pages. */
  serves?(tenant: TenantConfig, path: string): boolean
  /** Identifies the app's build; undefined in development. Pages of one build are shared between servers. */
  version?: string
  /** The folder whose `assets/` contains content-hashed files, with unique names across apps. */
  folder: string
  /** The folder of TrueType fonts for rendered pictures. */
  faces?: string
  /** Chooses the language of pages by the `Cookie` header, which must affect nothing else. If absent, pages are not cached. */
  language?(tenant: TenantConfig, cookies: string): string
  render(request: Request, host: PageHost): Promise<Response | RenderedPage>
}
