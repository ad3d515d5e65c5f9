import type { PageConfig } from './page/config.ts'
import { canCache, isPageCached, cachePage } from './page/pageCache.ts'
import { mountScreen } from './page/mount.tsx'
import { configIn, configOf, renewPage } from './page/renew.ts'
import { createReleaseSwitcher, type ReleaseSwitches } from './page/releaseSwitches.ts'

/** Milliseconds over which displays that learn of a release together are spread. */
const spread = 20_000

const path = location.pathname

/** Caches this page for a start without a network, unless it is cached already. */
async function cacheThisPage(own: PageConfig): Promise<void> {
  await navigator.serviceWorker.register('/tv/worker.js', { scope: '/tv/' })
  if (await isPageCached(path, own)) return
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store' })
  const html = await response.text()
  const config = response.ok ? configIn(html) : undefined
  if (config && config.release === own.release) await cachePage(path, html, response.headers, config)
}

async function start() {
  const config = configOf(document)
  const words = window.minaretTvWords
  if (!config || !words) return
  const before = window.minaretTv
  const switches: ReleaseSwitches = before ? before.switches : new Map()
  const renew = createReleaseSwitcher(
    switches,
    config.release,
    () => performance.now(),
    () => new Promise((done) => setTimeout(done, Math.random() * spread)).then(() => renewPage(path, config.nonce)),
  )
  const token = path.replace(/^\/tv\/(portrait\/)?/, '').replace(/\/$/, '')
  window.minaretTv = { ...(await mountScreen(config, words, token, before, renew)), switches }
  if (canCache()) await cacheThisPage(config)
}

start().catch(() => {
  // A page that could not be cached is fetched at the next start; after any other failure the page stays as it is.
})
