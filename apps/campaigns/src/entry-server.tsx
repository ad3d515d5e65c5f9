import { createSiteOf, type DrawnSite } from '@minaret/site/server'
import { siteApp } from './app/siteApp.tsx'

/** Made once by the host. @param options.folder where the client was built to; throws when it was not */
export const createSite = (options: { folder: string }): DrawnSite => createSiteOf(siteApp, options)
