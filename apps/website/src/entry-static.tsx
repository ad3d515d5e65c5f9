import '@minaret/ui/styles.css'
import { createApi } from '@minaret/client'
import { loadConfiguration } from '@minaret/domain'
import { type CommonWords, languageFor, languages, loadWords } from '@minaret/screens/messages'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { apiHost } from './static/apiHost.ts'
import { speak } from './static/chosenLanguage.ts'
import { type KeptSite, keptSite } from './static/keptSite.ts'
import { Loader } from './static/Loader.tsx'
import { createSite, type StaticSite, Website } from './static/Website.tsx'

/** The static files' own start: no server has drawn the page, so the configuration comes first. */
async function start(root: Element) {
  // Until the mosque's own language is known: the one chosen here before, or the browser's.
  const language = languageFor({ language: navigator.language, languages }, document.cookie)
  speak(language)
  const [baseUrl, words] = await Promise.all([apiHost(), loadWords(language)])
  const load = () => loadConfiguration(createApi({ baseUrl }))
  const kept = await keptSite(baseUrl, load)
  createRoot(root).render(
    <StrictMode>
      <Start words={words} kept={kept} load={async () => createSite(baseUrl, await load())} />
    </StrictMode>,
  )
}

function Start({ words, kept, load }: { words: CommonWords; kept?: KeptSite; load: () => Promise<StaticSite> }) {
  const [site, setSite] = useState(kept?.site)

  useEffect(() => {
    void kept?.change.then((changed) => {
      if (!changed) return
      kept.site.router.dispose()
      setSite(changed)
    })
  }, [kept])

  // Another configuration is another site: nothing of the old one is carried over.
  if (site) return <Website key={site === kept?.site ? 'kept' : 'fresh'} site={site} />
  return <Loader words={words} load={load} onLoaded={setSite} />
}

const root = document.getElementById('root')
if (root) void start(root)
