import { createDomain, createBrowserStorage, type Domain, saveConfiguration } from '@minaret/domain'
import type { ConfigurationItem } from '@minaret/contract'
import { solveChallenge } from '@minaret/screens/challenge'

const storage = createBrowserStorage(() => window.localStorage)

/** What this visit remembers, in this tab. */
export const visit = createBrowserStorage(() => window.sessionStorage)

/** The configuration's place in this browser. */
export const configurationStorage = storage

/** How long an answer waits for the code that checks it, in milliseconds; without it any answer is taken. */
const patience = 3000

/** The check of what answers hold: its code comes with the first answer, and in no page's first load. */
export const shapes = (path: string, body: string): Promise<boolean> =>
  Promise.race([
    import('@minaret/client/shapes').then(
      ({ isWhole }) => isWhole(path, body),
      () => true,
    ),
    new Promise<true>((resolve) => setTimeout(resolve, patience, true)),
  ])

/** The domain of this page, in the browser. @param baseUrl origin of the API host @param now the instant of the page */
export function browserDomain(options: { baseUrl: string; items: ConfigurationItem[]; now: number }): Domain {
  saveConfiguration(storage, options.items)
  return createDomain({
    ...options,
    language: () => document.documentElement.lang,
    shapes,
    storage,
    visit,
    solve: solveChallenge,
    // Whoever needs to know that the session is over listens here, in this tab.
    onLogout: () => window.dispatchEvent(new Event('minaret:logout')),
  })
}
