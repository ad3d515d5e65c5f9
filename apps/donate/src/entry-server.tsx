import { isOpen, type TenantConfig } from '@minaret/plans'
import { createSiteOf, type DrawnSite, type SiteOptions } from '@minaret/site/server'
import { siteApp } from './app/siteApp.tsx'

/** The site of one page: whose it is, and how it is drawn. */
export type DonateSite = Pick<DrawnSite, 'folder' | 'render'> & { serves(tenant: TenantConfig, path: string): boolean }

/** Made once by the server. @throws when the client was not built */
export function createSite(options: SiteOptions): DonateSite {
  const { folder, render } = createSiteOf(siteApp, options)
  return {
    folder,
    // Where it is closed to a tenant, the tenant's own site says that there is no such page.
    serves: (tenant, path) => isOpen('appDonate', tenant) && /^\/app\/donate(?:\/[^/]*)?\/?$/i.test(path),
    async render(request, host) {
      const page = await render(request, host)
      // Its address is a key.
      page.headers.set('referrer-policy', 'no-referrer')
      return page
    },
  }
}
