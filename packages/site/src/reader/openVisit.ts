import { countVisit, createBrowserStorage, createSession, saveConfiguration } from '@minaret/domain/reader'
import type { Boot } from '../frame/boot.ts'

/** By which the sheets know whether somebody is logged in. */
const sessionAttribute = 'data-session'

/** What the language was chosen as in this browser, if it was. */
const languageChosen = () => /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1]

/**
 * Opens a visit as the specification has it, for a page whose app is not there: shows at once whether somebody is logged in.
 * @param signal ends it: the app does the same from then on
 * @returns begins it: keeps the configuration, counts the visit and obeys an answer that ends the session
 */
export function openVisit({ items, language }: Pick<Boot, 'items' | 'language'>, signal: AbortSignal): () => void {
  const storage = createBrowserStorage(() => window.localStorage)
  const session = createSession(storage)
  const show = () => document.documentElement.toggleAttribute(sessionAttribute, session.getState().user !== undefined)
  show()
  const stop = session.subscribe(({ user }, { user: before }) => {
    show()
    if (before && !user) window.dispatchEvent(new Event('minaret:logout'))
  })
  signal.addEventListener('abort', stop)

  return () => {
    saveConfiguration(storage, items)
    const visit = createBrowserStorage(() => window.sessionStorage)
    void countVisit(visit, language, () => session.getState().expire())
    const chosen = languageChosen()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && languageChosen() !== chosen) window.location.reload()
    }
    window.addEventListener('pageshow', onShow, { signal })
  }
}
