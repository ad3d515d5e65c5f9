import { setImmediate as settled } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript, plainMarks } from './boot.ts'

type Device = {
  /** What the network brings; nothing where it is away. */
  page?: { status: number; html: string }
  /** Whether a page is kept that starts without a network. */
  isKept: boolean
  /** After how many seconds the app stands. */
  stands?: number
}

/** Begins a page and lets minutes pass. @returns whether what is kept was thrown away, and how often the page began anew */
async function after(minutes: number, { page, isKept, stands }: Device) {
  let timers: { at: number; run: () => void }[] = []
  const did = { wiped: 0, reloaded: 0 }
  const window: { caches: object; minaretTv?: object } = {
    caches: { delete: async () => (did.wiped += 1) },
  }
  const set = (at: number, run: () => void) => timers.push({ at, run })
  let now = 0
  const context = createContext({
    window: Object.assign(window, { Proxy, Reflect, Promise, fetch: true, CSS: true }),
    ...window,
    CSS: { supports: () => true },
    navigator: { serviceWorker: { controller: isKept ? {} : null } },
    location: { href: 'https://an-noor.example/tv/token', reload: () => (did.reloaded += 1) },
    setTimeout: (run: () => void, wait: number) => set(now + wait, run),
    XMLHttpRequest: class {
      readyState = 4
      status = page?.status ?? 0
      responseText = page?.html ?? ''
      onreadystatechange = () => {}
      open() {}
      abort() {}
      send() {
        set(now + 100, () => this.onreadystatechange())
      }
    },
    document: {
      documentElement: { innerHTML: '' },
      createElement: () => ({}),
      getElementsByTagName: () => [{ appendChild: () => {} }],
    },
  })
  if (stands !== undefined) set(stands * 1000, () => (window.minaretTv = {}))
  runInContext(bootScript(['/assets/tv/app.js'], 60), context)
  for (; now <= minutes * 60_000; now += 1000) {
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { run } of due) run()
    for (let round = 0; due.length > 0 && round < 8; round += 1) await settled()
  }
  return did
}

const ours = {
  status: 200,
  html: '<!--plain--><!--/plain--><script type="application/json" id="minaret-tv">{"release":"one"}</script>',
}
const notConnected = { status: 404, html: '<!--plain--><!--/plain-->' }
const busy = { status: 503, html: '<!--plain--><!--/plain-->' }
const portal = { status: 200, html: '<title>Welcome to our Wi-Fi</title>' }

test('what is kept of an app that does not start is thrown away once the host has given another, and never before', async () => {
  expect(await after(3, { page: ours, isKept: true })).toEqual({ wiped: 1, reloaded: 1 })
  expect(await after(3, { isKept: true })).toEqual({ wiped: 0, reloaded: 1 })
  expect(await after(3, { page: portal, isKept: true })).toEqual({ wiped: 0, reloaded: 1 })
})

test('a page that could not be had again is not left', async () => {
  expect(await after(10, { isKept: false })).toEqual({ wiped: 0, reloaded: 0 })
  expect(await after(10, { page: portal, isKept: false })).toEqual({ wiped: 0, reloaded: 0 })
  expect(await after(10, { page: busy, isKept: false })).toEqual({ wiped: 0, reloaded: 0 })
  expect(await after(10, { page: { status: 404, html: 'A gateway’s' }, isKept: false })).toEqual({
    wiped: 0,
    reloaded: 0,
  })
  expect((await after(3, { page: notConnected, isKept: false })).reloaded).toBe(1)
})

test('an app that only took its time is left alone', async () => {
  expect(await after(5, { page: ours, isKept: true, stands: 10 })).toEqual({ wiped: 0, reloaded: 0 })
  expect(await after(5, { isKept: true, stands: 90 })).toEqual({ wiped: 0, reloaded: 0 })
})

test('the script says nothing that is taken for the plain page, which a kept page goes without', () => {
  for (const mark of plainMarks) expect(bootScript([], 60)).not.toContain(mark)
})
