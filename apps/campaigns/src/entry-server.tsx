import { createSiteOf, type DrawnSite, type SiteOptions } from '@minaret/site/server'
import { siteApp } from './app/siteApp.tsx'

/** Made once by the server. @throws when the client was not built */
export const createSite = (options: SiteOptions): DrawnSite => createSiteOf(siteApp, options)
