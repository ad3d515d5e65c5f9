import type { TenantConfig } from '@minaret/plans'
import type { Illustration } from '../image-rendering/illustration.ts'

/** What a page is rendered with. */
export type PageHost = {
  /** Calls the API in this process, as the tenant the page belongs to. */
  api(request: Request): Promise<Response>
  /** Whether the visitor came by https, so that a cookie may be kept from plain http. */
  secure: boolean
  /** Marks the scripts and styles of this one answer as ours. */
  nonce: string
  /** The instant the page is drawn at, in milliseconds. */
  now: number
  /** A page, or a part of it, could not be drawn. */
  onError(error: unknown): void
  /** Paints a picture of words and shapes, with the site's faces and the tenant's own pictures. */
  paint(painting: Illustration): Promise<Response>
}

/** A built app: its files, and a way to render its pages. */
export type Site = {
  /** Whether a tenant's page at a path is this app's; without it every page is. */
  serves?(tenant: TenantConfig, path: string): boolean
  /** Folder whose `assets/` holds files named by their content; two apps have no file of the same name there. */
  folder: string
  /** Folder of the faces its pictures are painted with, as TrueType files. */
  faces?: string
  /** The language its pages are drawn in for a visitor, all a page depends on of a `Cookie` header; without it none is cached. */
  language?(tenant: TenantConfig, cookies: string): string
  render(request: Request, host: PageHost): Promise<Response>
}
