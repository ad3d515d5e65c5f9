import { createApi } from '@minaret/client'
import { loadConfiguration } from '@minaret/domain'
import { type CommonMessages, languageFor, languages, loadMessages } from '@minaret/screens/messages'
import { withTimeout, loaderTimeout } from '@minaret/ui'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { visit } from '../frame/browser.ts'
import { rejectMissingCode, reloadForMissingCode } from '../frame/missingCode.ts'
import { readApiOrigin } from './readApiOrigin.ts'
import { setDocumentLanguage } from './chosenLanguage.ts'
import { type CachedSite, cachedSite } from './cachedSite.ts'
import { Loader } from './Loader.tsx'
import { createLoadErrorPage } from './loadErrorPage.ts'
import { createStaticSite, type CreatePages, StaticPage, type StaticSite } from './StaticSite.tsx'

/** Starts an app's static files: the server has not rendered the page, so the configuration loads first. */
async function start(root: Element, createPages: CreatePages) {
  // Until the mosque's language is known: the visitor's saved choice, or the browser's language.
  const [browserLanguage = ''] = /^[a-z]+/i.exec(navigator.language) ?? []
  const language = languageFor({ language: browserLanguage, languages }, document.cookie)
  setDocumentLanguage(language)
  const [baseUrl, messages] = await Promise.all([
    withTimeout(readApiOrigin(), loaderTimeout, 'Loading config.json timed out.'),
    rejectMissingCode(loadMessages(language)),
  ])
  const load = () => loadConfiguration(createApi({ baseUrl }))
  const cached = await cachedSite(createPages, baseUrl, load)
  const loadSite = async () => {
    try {
      return await createStaticSite(createPages, baseUrl, await load())
    } catch (error) {
      await reloadForMissingCode(error, visit)
      throw error
    }
  }
  createRoot(root).render(
    <StrictMode>
      <Start messages={messages} cached={cached} load={loadSite} />
    </StrictMode>,
  )
}

function Start({
  messages,
  cached,
  load,
}: {
  messages: CommonMessages
  cached?: CachedSite
  load: () => Promise<StaticSite>
}) {
  const [site, setSite] = useState(cached?.site)

  useEffect(() => {
    void cached?.readUpdate.then((newSite) => {
      if (!newSite) return
      cached.site.dispose()
      setSite(newSite)
    })
  }, [cached])

  // Another configuration is another site: it shares no state with the old one.
  if (site) return <StaticPage key={site === cached?.site ? 'kept' : 'fresh'} site={site} />
  return <Loader messages={messages} load={load} onLoaded={setSite} />
}

/** Starts an app's static files in the page's `#root`. @param createPages creates the app's pages */
export function startStatic(createPages: CreatePages): void {
  const root = document.getElementById('root')
  if (root)
    start(root, createPages).catch(async (error: unknown) => {
      if (await reloadForMissingCode(error, visit)) return
      // Without the loader's messages, a page with built-in text is shown.
      root.replaceChildren(createLoadErrorPage())
    })
}
