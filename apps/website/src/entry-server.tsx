import { createSiteOf, type SiteRenderer, type SiteOptions } from '@minaret/site/server'
import { siteApp } from './app/siteApp.tsx'

/** Creates the site; called once by the server. @throws if the client has not been built */
export const createSite = (options: SiteOptions): SiteRenderer => createSiteOf(siteApp, options)
