import { join } from 'node:path'
import type { TenantConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'
import type { SiteApp } from './app.ts'
import { type Assets, readAssets } from './assets.ts'
import { createSitemapCache } from './seo/sitemap.ts'
import { renderPage } from './render.tsx'
import type { ServerPort } from './visit.ts'

/** A built app, ready to draw pages for any tenant. */
export type DrawnSite = {
  /** Where the client was built to; its `assets/` are served under `/assets/`, for good. */
  folder: string
  /** The faces its pictures are painted with, as TrueType files. */
  faces: string
  serves(tenant: TenantConfig, path: string): boolean
  /** The language its pages are drawn in for a visitor with these cookies. */
  language(tenant: TenantConfig, cookies: string): string
  render(request: Request, host: ServerPort): Promise<Response>
}

/** What a site is made with. */
export type SiteOptions = {
  /** Where the client was built to, usually the app's `dist/client`. */
  folder: string
  /** The files its pages need, where they are served from source; by default those in `folder`. */
  assets?: Assets
}

/**
 * Makes a site of an app, once.
 * @throws when the client was not built
 */
export function createSiteOf(app: SiteApp, { folder, assets = readAssets(folder) }: SiteOptions): DrawnSite {
  const keep = { app, assets, sitemaps: createSitemapCache(app.built) }
  return {
    folder,
    faces: join(folder, '../server/fonts'),
    serves: app.serves ?? (() => true),
    language: languageFor,
    render: (request, host) => renderPage(request, host, keep),
  }
}
