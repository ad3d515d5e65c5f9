import { isOpen, type TenantConfig } from '@minaret/plans'
import { createSiteOf, type SiteRenderer, type SiteOptions } from '@minaret/site/server'
import { siteApp } from './app/siteApp.tsx'

/** The one-page site: which addresses it serves, and how it renders them. */
export type DonateSite = Pick<SiteRenderer, 'folder' | 'render'> & {
  serves(tenant: TenantConfig, path: string): boolean
}

/** Creates the site; called once by the server. @throws if the client has not been built */
export function createSite(options: SiteOptions): DonateSite {
  const { folder, render } = createSiteOf(siteApp, options)
  return {
    folder,
    // If it is closed to a tenant, the tenant's website responds with "not found".
    serves: (tenant, path) => isOpen('appDonate', tenant) && /^\/app\/donate(?:\/[^/]*)?\/?$/i.test(path),
    async render(request, host) {
      const page = await render(request, host)
      // The address contains a token.
      if ('html' in page) return { ...page, headers: { ...page.headers, 'referrer-policy': 'no-referrer' } }
      page.headers.set('referrer-policy', 'no-referrer')
      return page
    },
  }
}
