import { join } from 'node:path'
import { readAssets } from './server/assets.ts'
import { createSitemapShelf } from './server/found/sitemap.ts'
import { type HostPort, renderPage } from './server/render.tsx'

export type { HostPort } from './server/render.tsx'

/** The website, ready to draw pages for any tenant. */
export type WebsiteSite = {
  /** Where the client was built to; its `assets/` are served under `/assets/`, for good. */
  folder: string
  /** The faces its pictures are painted with, as TrueType files. */
  faces: string
  render(request: Request, host: HostPort): Promise<Response>
}

/**
 * Made once by the host.
 * @param folder where the client was built to, usually `apps/website/dist/client`; throws when it was not
 */
export function createSite({ folder }: { folder: string }): WebsiteSite {
  const keep = { assets: readAssets(folder), sitemaps: createSitemapShelf() }
  const faces = join(folder, '../server/faces')
  return { folder, faces, render: (request, host) => renderPage(request, host, keep) }
}
