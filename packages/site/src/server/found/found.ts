import type { Domain } from '@minaret/domain'
import { plainPage } from '../plainPage.ts'
import { iconOf, icons } from './icons.ts'
import { manifestAddress, manifestOf } from './manifest.ts'
import type { Paint } from './painting.ts'
import { previewedPath, previewOf, saidIn } from './preview.ts'
import { robotsOf } from './robots.ts'
import type { SitemapShelf } from './sitemap.ts'

/** What answers need beside the tenant. */
export type FoundPort = {
  paint: Paint
  sitemaps: SitemapShelf
  /** Draws the page at a path as whoever follows a link sees it. */
  draw(path: string): Promise<Response>
}

/** The picture of a page's preview. A page that is not there, leads elsewhere or is for one person alone has none. */
async function previewAt(path: string, { tenant }: Domain, { paint, draw }: FoundPort): Promise<Response> {
  const page = await draw(path)
  const said = page.status === 200 ? saidIn(await page.text()) : undefined
  return said
    ? paint(previewOf(said, tenant, tenant.language))
    : plainPage(page.status === 503 ? 503 : 404, { headers: new Headers() })
}

/** What search engines, messengers and phones ask a site for, beside its pages. */
export function foundOf({ pathname, origin }: URL, domain: Domain, port: FoundPort): Promise<Response> | undefined {
  const { tenant } = domain
  if (pathname === '/robots.txt') return Promise.resolve(robotsOf(origin))
  if (pathname === '/sitemap.xml') return port.sitemaps.get(origin, domain)
  if (pathname === manifestAddress) return Promise.resolve(manifestOf(tenant))
  const icon = icons[pathname]
  if (icon) return port.paint(iconOf(tenant, icon))
  const previewed = previewedPath(pathname)
  return previewed === undefined ? undefined : previewAt(previewed, domain, port)
}
