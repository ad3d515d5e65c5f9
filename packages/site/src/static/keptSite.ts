import type { ConfigurationItem } from '@minaret/contract'
import { keepConfiguration, keptConfiguration, sameConfiguration } from '@minaret/domain'
import { takesCards } from '@minaret/plans'
import { configurationShelf } from '../frame/browser.ts'
import { createStaticSite, type MakePages, type StaticSite } from './StaticSite.tsx'

/** The site as this browser knew it last, and what has become of it. */
export type KeptSite = {
  site: StaticSite
  /** The site as it is now, when that is another one; nothing when it is the same, or the host does not answer. */
  change: Promise<StaticSite | undefined>
}

/**
 * The site of the kept configuration, shown while the fresh one is on its way. No gift begins on it: the mosque may have
 * gone from pretend money to real since. Until the host has confirmed it, a page that takes cards is opened anew, and a
 * page so opened waits for the host.
 * @param make how the app makes its pages @param load asks the host for its configuration
 */
export async function keptSite(
  make: MakePages,
  baseUrl: string,
  load: () => Promise<ConfigurationItem[]>,
): Promise<KeptSite | undefined> {
  const kept = keptConfiguration(configurationShelf)
  if (!kept || takesCards(window.location.pathname)) return undefined
  let confirmed = false
  const making = createStaticSite(make, baseUrl, kept, (to) => !confirmed && takesCards(to))
  const change = load()
    .then((items) => {
      if (!sameConfiguration(items, kept)) return createStaticSite(make, baseUrl, items)
      confirmed = true
      keepConfiguration(configurationShelf, items)
      return undefined
    })
    .catch(() => undefined)
  // What cannot be made of it is as good as nothing kept: the loader begins, which has words for it and tries again.
  const site = await making.catch(() => undefined)
  return site && { site, change }
}
