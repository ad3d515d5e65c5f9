import type { PageConfig } from './page/config.ts'
import { canKeep, isPageCached, keepPage } from './page/keep.ts'
import { mountScreen } from './page/mount.tsx'
import { configIn, configOf, renewPage } from './page/renew.ts'
import { createReleaseSwitcher, type ReleaseSwitches } from './page/releaseSwitches.ts'

/** How many milliseconds screens that hear of a release together are spread over. */
const spread = 20_000

const path = location.pathname

/** Keeps this page for a start without a network, unless it is kept. */
async function keepThis(own: PageConfig): Promise<void> {
  await navigator.serviceWorker.register('/tv/worker.js', { scope: '/tv/' })
  if (await isPageCached(path, own)) return
  const answer = await fetch(path, { credentials: 'same-origin', cache: 'no-store' })
  const html = await answer.text()
  const config = answer.ok ? configIn(html) : undefined
  if (config && config.release === own.release) await keepPage(path, html, answer.headers, config)
}

async function start() {
  const config = configOf(document)
  const words = window.minaretTvWords
  if (!config || !words) return
  const before = window.minaretTv
  const turns: ReleaseSwitches = before ? before.switches : new Map()
  const renew = createReleaseSwitcher(
    turns,
    config.release,
    () => performance.now(),
    () => new Promise((done) => setTimeout(done, Math.random() * spread)).then(() => renewPage(path, config.nonce)),
  )
  const token = path.replace(/^\/tv\/(portrait\/)?/, '').replace(/\/$/, '')
  window.minaretTv = { ...(await mountScreen(config, words, token, before, renew)), switches: turns }
  if (canKeep()) await keepThis(config)
}

start().catch(() => {
  // What cannot be kept is fetched at the next start; what cannot be drawn leaves the picture that is there.
})
