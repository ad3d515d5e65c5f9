import { countVisit, createBrowserStorage, createSession, saveConfiguration } from '@minaret/domain/reader'
import type { Boot } from '../frame/boot.ts'

/** The attribute by which stylesheets tell whether the visitor is logged in. */
const sessionAttribute = 'data-session'

/** Returns the language chosen in this browser, if any. */
const readChosenLanguage = () => /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1]

/**
 * Prepares a visit as the specification describes, for a page whose app has not loaded: shows at once whether the visitor is
 * logged in.
 * @param signal stops it: the app takes over
 * @returns starts the visit: saves the configuration, counts the visit and ends the session if the response says so
 */
export function openVisit({ items, language }: Pick<Boot, 'items' | 'language'>, signal: AbortSignal): () => void {
  const storage = createBrowserStorage(() => window.localStorage)
  const session = createSession(storage)
  const show = () => document.documentElement.toggleAttribute(sessionAttribute, session.getState().user !== undefined)
  show()
  const stop = session.subscribe(({ user }, { user: previousUser }) => {
    show()
    if (previousUser && !user) window.dispatchEvent(new Event('minaret:logout'))
  })
  signal.addEventListener('abort', stop)

  return () => {
    saveConfiguration(storage, items)
    const visit = createBrowserStorage(() => window.sessionStorage)
    void countVisit(visit, language, () => session.getState().expire())
    const initialLanguage = readChosenLanguage()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readChosenLanguage() !== initialLanguage) window.location.reload()
    }
    window.addEventListener('pageshow', onShow, { signal })
  }
}
