import type { PageConfig } from './page/config.ts'
import { canCache, isPageCached, cachePage } from './page/pageCache.ts'
import { mountScreen } from './page/mount.tsx'
import { findConfig, readConfig, renewPage } from './page/renew.ts'
import { createReleaseSwitcher, type ReleaseSwitches } from './page/releaseSwitches.ts'

/** Milliseconds over which displays that learn of a release at the same time spread their renewal. */
const spread = 20_000

const path = location.pathname

/** Caches this page for a start without a network, unless it is cached already. */
async function cacheThisPage(ownConfig: PageConfig): Promise<void> {
  await navigator.serviceWorker.register('/tv/worker.js', { scope: '/tv/' })
  if (await isPageCached(path, ownConfig)) return
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store' })
  const html = await response.text()
  const config = response.ok ? findConfig(html) : undefined
  if (config && config.release === ownConfig.release) await cachePage(path, html, response.headers, config)
}

async function start() {
  const config = readConfig(document)
  const messages = window.minaretTvMessages
  if (!config || !messages) return
  const previousApp = window.minaretTv
  const switches: ReleaseSwitches = previousApp ? previousApp.switches : new Map()
  const renew = createReleaseSwitcher(
    switches,
    config.release,
    () => performance.now(),
    () =>
      new Promise((resolve) => setTimeout(resolve, Math.random() * spread)).then(() => renewPage(path, config.nonce)),
  )
  const token = path.replace(/^\/tv\/(portrait\/)?/, '').replace(/\/$/, '')
  window.minaretTv = { ...(await mountScreen(config, messages, token, previousApp, renew)), switches }
  if (canCache()) await cacheThisPage(config)
}

start().catch(() => {
  // A page that could not be cached is fetched at the next start; after any other failure the page stays unchanged.
})
