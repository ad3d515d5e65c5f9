import { hash } from 'node:crypto'
import type { TenantConfig } from '@minaret/plans'
import { languageFor } from '@minaret/screens/messages'
import type { SiteApp } from './app.ts'
import { type Assets, type BuiltFiles, readAssets } from './assets.ts'
import { createSitemapCache } from './seo/sitemap.ts'
import type { RenderedPage } from './page.tsx'
import { renderPage } from './render.tsx'
import type { ServerPort } from './visit.ts'

/** A built app that renders pages for any tenant. */
export type SiteRenderer = {
  /** The client's build folder; its `assets/` are served under `/assets/`, cached without expiry. */
  folder: string
  /** Identifies the build; undefined if it runs from its sources. */
  version?: string
  /** The folder of the fonts for its generated images, as TrueType files. */
  faces?: string
  serves(tenant: TenantConfig, path: string): boolean
  /** The language of its pages for a visitor with these cookies. */
  language(tenant: TenantConfig, cookies: string): string
  render(request: Request, host: ServerPort): Promise<Response | RenderedPage>
}

/** A site's options: its built files, or the folder it serves and the assets from its sources. */
export type SiteOptions = (BuiltFiles | { folder: string; assets: Assets }) & {
  /** The folder of the fonts for its generated images, as TrueType files. */
  faces?: string
}

/** Returns a hash of everything a page takes from the build: script names contain the hash of their content. */
const versionOf = ({ script, scripts, reader, stylesOf }: Assets): string =>
  hash('sha256', [script, ...scripts, ...stylesOf([]), reader].join(' '), 'base64url')

/**
 * Creates a site from an app, once.
 * @throws if the client has not been built
 */
export function createSiteOf(app: SiteApp, options: SiteOptions): SiteRenderer {
  const { folder, faces } = options
  const assets = 'assets' in options ? options.assets : readAssets(options)
  const resources = { app, assets, sitemaps: createSitemapCache(app.built) }
  return {
    folder,
    version: 'assets' in options ? undefined : versionOf(assets),
    faces,
    serves: app.serves ?? (() => true),
    language: languageFor,
    render: (request, host) => renderPage(request, host, resources),
  }
}
