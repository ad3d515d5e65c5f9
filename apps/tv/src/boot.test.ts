import { setImmediate as nextTurn } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript, noScriptMarkers } from './boot.ts'

type Device = {
  /** The network's response; undefined if the network is down. */
  page?: { status: number; html: string }
  /** Whether the page is cached for a start without a network. */
  isCached: boolean
  /** Seconds until the app is mounted; undefined if it never is. */
  mountedAfter?: number
}

/** Runs a page for some minutes. @returns how often its cache was deleted, and how often it reloaded */
async function runPage(minutes: number, { page, isCached, mountedAfter }: Device) {
  let timers: { at: number; run: () => void }[] = []
  const counts = { deletions: 0, reloads: 0 }
  const window: { caches: object; minaretTv?: object } = {
    caches: { delete: async () => (counts.deletions += 1) },
  }
  const schedule = (at: number, run: () => void) => timers.push({ at, run })
  let now = 0
  const context = createContext({
    window: Object.assign(window, { Proxy, Reflect, Promise, fetch: true, CSS: true }),
    ...window,
    CSS: { supports: () => true },
    navigator: { serviceWorker: { controller: isCached ? {} : null } },
    location: { href: 'https://an-noor.example/tv/token', reload: () => (counts.reloads += 1) },
    setTimeout: (run: () => void, wait: number) => schedule(now + wait, run),
    XMLHttpRequest: class {
      readyState = 4
      status = page?.status ?? 0
      responseText = page?.html ?? ''
      onreadystatechange = () => {}
      open() {}
      abort() {}
      send() {
        schedule(now + 100, () => this.onreadystatechange())
      }
    },
    document: {
      documentElement: { innerHTML: '' },
      createElement: () => ({}),
      getElementsByTagName: () => [{ appendChild: () => {} }],
    },
  })
  if (mountedAfter !== undefined) schedule(mountedAfter * 1000, () => (window.minaretTv = {}))
  runInContext(bootScript(['/assets/tv/app.js'], 60), context)
  for (; now <= minutes * 60_000; now += 1000) {
    const dueTimers = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { run } of dueTimers) run()
    for (let round = 0; dueTimers.length > 0 && round < 8; round += 1) await nextTurn()
  }
  return counts
}

const ownPage = {
  status: 200,
  html: '<!--plain--><!--/plain--><script type="application/json" id="minaret-tv">{"release":"one"}</script>',
}
const notConnectedResponse = { status: 404, html: '<!--plain--><!--/plain-->' }
const busyResponse = { status: 503, html: '<!--plain--><!--/plain-->' }
const portalResponse = { status: 200, html: '<title>Welcome to our Wi-Fi</title>' }

test('deletes the cache of an app that fails to start only once the server has delivered another page', async () => {
  expect(await runPage(3, { page: ownPage, isCached: true })).toEqual({ deletions: 1, reloads: 1 })
  expect(await runPage(3, { isCached: true })).toEqual({ deletions: 0, reloads: 1 })
  expect(await runPage(3, { page: portalResponse, isCached: true })).toEqual({ deletions: 0, reloads: 1 })
})

test('does not reload a page that it could not fetch again', async () => {
  expect(await runPage(10, { isCached: false })).toEqual({ deletions: 0, reloads: 0 })
  expect(await runPage(10, { page: portalResponse, isCached: false })).toEqual({ deletions: 0, reloads: 0 })
  expect(await runPage(10, { page: busyResponse, isCached: false })).toEqual({ deletions: 0, reloads: 0 })
  expect(await runPage(10, { page: { status: 404, html: 'A gateway’s' }, isCached: false })).toEqual({
    deletions: 0,
    reloads: 0,
  })
  expect((await runPage(3, { page: notConnectedResponse, isCached: false })).reloads).toBe(1)
})

test('does not interfere with an app that starts late', async () => {
  expect(await runPage(5, { page: ownPage, isCached: true, mountedAfter: 10 })).toEqual({ deletions: 0, reloads: 0 })
  expect(await runPage(5, { isCached: true, mountedAfter: 90 })).toEqual({ deletions: 0, reloads: 0 })
})

test('the script contains no marker of the no-script page, which is cut from a cached page', () => {
  for (const marker of noScriptMarkers) expect(bootScript([], 60)).not.toContain(marker)
})
