import { createDomain, createBrowserStorage, type Domain, saveConfiguration } from '@minaret/domain'
import type { ConfigurationItem } from '@minaret/contract'
import { solveChallenge } from '@minaret/screens/challenge'

const storage = createBrowserStorage(() => window.localStorage)

/** This tab's storage for the visit. */
export const visit = createBrowserStorage(() => window.sessionStorage)

/** This browser's storage for the configuration. */
export const configurationStorage = storage

/** How long a response waits for the shape check to load, in milliseconds; after that it is accepted unchecked. */
const timeoutMs = 3000

/** Checks a response's shape. Its code loads with the first response, not with the page. */
export const shapes = (path: string, body: string): Promise<boolean> =>
  Promise.race([
    import('@minaret/client/shapes').then(
      ({ isExpectedResponse }) => isExpectedResponse(path, body),
      () => true,
    ),
    new Promise<true>((resolve) => setTimeout(resolve, timeoutMs, true)),
  ])

/** Creates this page's domain in the browser. @param baseUrl origin of the API server @param now the page's instant */
export function browserDomain(options: { baseUrl: string; items: ConfigurationItem[]; now: number }): Domain {
  saveConfiguration(storage, options.items)
  return createDomain({
    ...options,
    language: () => document.documentElement.lang,
    shapes,
    storage,
    visit,
    solve: solveChallenge,
    // Code in this tab that must know when the session ends listens for this event.
    onLogout: () => window.dispatchEvent(new Event('minaret:logout')),
  })
}
