import type { Domain } from '@minaret/domain'
import { errorPage } from '../errorPage.ts'
import { iconOf, icons } from './icons.ts'
import { manifestAddress } from '../../frame/manifestAddress.ts'
import { manifestOf } from './manifest.ts'
import type { RenderedPage } from '../page.tsx'
import type { RenderImage } from './image.ts'
import { previewedPath, previewOf, readPageMeta } from './preview.ts'
import { robotsOf } from './robots.ts'
import type { SitemapCache } from './sitemap.ts'

/** The dependencies of these responses, in addition to the tenant. */
export type SeoPort = {
  renderImage: RenderImage
  sitemaps: SitemapCache
  /** Renders the page at a path as a visitor who follows a link sees it. */
  render(path: string): Promise<Response | RenderedPage>
}

/** Returns a page's preview image. A page that is missing, redirects or is private has none. */
async function previewAt(path: string, { tenant }: Domain, { renderImage, render }: SeoPort): Promise<Response> {
  const page = await render(path)
  const meta = page.status === 200 && 'html' in page ? readPageMeta(page.html) : undefined
  return meta
    ? renderImage(previewOf(meta, tenant, tenant.language))
    : errorPage(page.status === 503 ? 503 : 404, { headers: new Headers() })
}

/** Responds to requests of search engines, messengers and phones that are not for pages. */
export function seoResponseOf({ pathname, origin }: URL, domain: Domain, port: SeoPort): Promise<Response> | undefined {
  const { tenant } = domain
  if (pathname === '/robots.txt') return Promise.resolve(robotsOf(origin))
  if (pathname === '/sitemap.xml') return port.sitemaps.get(origin, domain)
  if (pathname === manifestAddress) return Promise.resolve(manifestOf(tenant))
  const icon = icons[pathname]
  if (icon) return port.renderImage(iconOf(tenant, icon))
  const pagePath = previewedPath(pathname)
  return pagePath === undefined ? undefined : previewAt(pagePath, domain, port)
}
