import { createApi } from '@minaret/client'
import { loadConfiguration } from '@minaret/domain'
import { type CommonWords, languageFor, languages, loadWords } from '@minaret/screens/messages'
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
import { createStaticSite, type MakePages, StaticPage, type StaticSite } from './StaticSite.tsx'

/** The static files' own start: no server has drawn the page, so the configuration comes first. */
async function start(root: Element, make: MakePages) {
  // Until the mosque's own language is known: the one chosen here before, or the browser's.
  const [browsers = ''] = /^[a-z]+/i.exec(navigator.language) ?? []
  const language = languageFor({ language: browsers, languages }, document.cookie)
  setDocumentLanguage(language)
  const [baseUrl, words] = await Promise.all([
    withTimeout(readApiOrigin(), loaderTimeout, 'config.json does not come.'),
    rejectMissingCode(loadWords(language)),
  ])
  const load = () => loadConfiguration(createApi({ baseUrl }))
  const cached = await cachedSite(make, baseUrl, load)
  const fresh = async () => {
    try {
      return await createStaticSite(make, baseUrl, await load())
    } catch (error) {
      await reloadForMissingCode(error, visit)
      throw error
    }
  }
  createRoot(root).render(
    <StrictMode>
      <Start words={words} cached={cached} load={fresh} />
    </StrictMode>,
  )
}

function Start({ words, cached, load }: { words: CommonWords; cached?: CachedSite; load: () => Promise<StaticSite> }) {
  const [site, setSite] = useState(cached?.site)

  useEffect(() => {
    void cached?.change.then((changed) => {
      if (!changed) return
      cached.site.end()
      setSite(changed)
    })
  }, [cached])

  // Another configuration is another site: nothing of the old one is carried over.
  if (site) return <StaticPage key={site === cached?.site ? 'kept' : 'fresh'} site={site} />
  return <Loader words={words} load={load} onLoaded={setSite} />
}

/** Starts an app's static files in the page's `#root`. @param make how the app makes its pages */
export function startStatic(make: MakePages): void {
  const root = document.getElementById('root')
  if (root)
    start(root, make).catch(async (error: unknown) => {
      if (await reloadForMissingCode(error, visit)) return
      // Without the loader's words nothing can be said in any language.
      root.replaceChildren(createLoadErrorPage())
    })
}
