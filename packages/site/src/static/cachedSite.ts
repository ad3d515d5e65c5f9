import type { ConfigurationItem } from '@minaret/contract'
import { saveConfiguration, readConfiguration, sameConfiguration } from '@minaret/domain'
import { takesCards } from '@minaret/plans'
import { configurationStorage } from '../frame/browser.ts'
import { createStaticSite, type CreatePages, type StaticSite } from './StaticSite.tsx'

/** The site from this browser's cached configuration, with any update to it. */
export type CachedSite = {
  site: StaticSite
  /** The current site if its configuration has changed; undefined if it has not, or the server does not respond. */
  readUpdate: Promise<StaticSite | undefined>
}

/**
 * Creates the site from the cached configuration, shown while the current one loads. No gift can start on it: the mosque may
 * have switched from test payments to real ones since. Until the server confirms the configuration, a page that takes cards
 * opens as a new document, which waits for the server.
 * @param createPages creates the app's pages @param load fetches the configuration
 */
export async function cachedSite(
  createPages: CreatePages,
  baseUrl: string,
  load: () => Promise<ConfigurationItem[]>,
): Promise<CachedSite | undefined> {
  const cachedItems = readConfiguration(configurationStorage)
  if (!cachedItems || takesCards(window.location.pathname)) return undefined
  let isConfirmed = false
  const sitePromise = createStaticSite(createPages, baseUrl, cachedItems, (to) => !isConfirmed && takesCards(to))
  const change = load()
    .then((items) => {
      if (!sameConfiguration(items, cachedItems)) return createStaticSite(createPages, baseUrl, items)
      isConfirmed = true
      saveConfiguration(configurationStorage, items)
      return undefined
    })
    .catch(() => undefined)
  // A cached configuration that cannot be used is ignored: the loader takes over, shows its messages and retries.
  const site = await sitePromise.catch(() => undefined)
  return site && { site, readUpdate: change }
}
