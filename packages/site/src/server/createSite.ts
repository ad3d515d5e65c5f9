import type { TenantConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'
import type { SiteApp } from './app.ts'
import { type Assets, type BuiltFiles, readAssets } from './assets.ts'
import { createSitemapCache } from './seo/sitemap.ts'
import { renderPage } from './render.tsx'
import type { ServerPort } from './visit.ts'

/** A built app, ready to draw pages for any tenant. */
export type DrawnSite = {
  /** Where the client was built to; its `assets/` are served under `/assets/`, for good. */
  folder: string
  /** The faces its pictures are painted with, as TrueType files. */
  faces?: string
  serves(tenant: TenantConfig, path: string): boolean
  /** The language its pages are drawn in for a visitor with these cookies. */
  language(tenant: TenantConfig, cookies: string): string
  render(request: Request, host: ServerPort): Promise<Response>
}

/** What a site is made with: its built files, or the folder it serves and what its pages need of the sources. */
export type SiteOptions = (BuiltFiles | { folder: string; assets: Assets }) & {
  /** The folder of the faces its pictures are painted with, as TrueType files. */
  faces?: string
}

/**
 * Makes a site of an app, once.
 * @throws when the client was not built
 */
export function createSiteOf(app: SiteApp, options: SiteOptions): DrawnSite {
  const { folder, faces } = options
  const assets = 'assets' in options ? options.assets : readAssets(options)
  const keep = { app, assets, sitemaps: createSitemapCache(app.built) }
  return {
    folder,
    faces,
    serves: app.serves ?? (() => true),
    language: languageFor,
    render: (request, host) => renderPage(request, host, keep),
  }
}
