import '@minaret/ui/styles.css'
import { createApi } from '@minaret/client'
import { keptConfiguration, keepConfiguration, loadConfiguration } from '@minaret/domain'
import { loadMessages, type Messages } from '@minaret/screens/messages'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { configurationShelf } from './app/browser.ts'
import { apiHost } from './static/apiHost.ts'
import { Loader } from './static/Loader.tsx'
import { createSite, type StaticSite, Website } from './static/Website.tsx'

/** The static files' own start: no server has drawn the page, so the configuration comes first. */
async function start(root: Element) {
  const [baseUrl, messages] = await Promise.all([apiHost(), loadMessages(navigator.language)])
  const load = () => loadConfiguration(createApi({ baseUrl }))
  const kept = keptConfiguration(configurationShelf)
  if (kept) {
    // Shown at once as it was; what has changed since is there at the next visit.
    load().then(
      (items) => keepConfiguration(configurationShelf, items),
      () => {},
    )
  }
  const first = kept && (await createSite(baseUrl, kept))
  createRoot(root).render(
    <StrictMode>
      <Start messages={messages} first={first} load={async () => createSite(baseUrl, await load())} />
    </StrictMode>,
  )
}

function Start({ messages, first, load }: { messages: Messages; first?: StaticSite; load: () => Promise<StaticSite> }) {
  const [site, setSite] = useState(first)
  return site ? <Website site={site} /> : <Loader messages={messages} load={load} onLoaded={setSite} />
}

const root = document.getElementById('root')
if (root) void start(root)
