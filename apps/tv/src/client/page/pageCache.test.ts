import { afterEach, expect, test, vi } from 'vitest'
import { createFeedStore } from '../engine/feedStore.ts'
import { feedBody } from '../testing/feed.ts'
import { createSim } from '../testing/sim.ts'
import { isPageCached, cachePage, mirrorFeed } from './pageCache.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const path = '/tv/token'

/** Stubs the Cache API. @returns the cached responses */
function stubCaches() {
  const cachedResponses = new Map<string, Response>()
  const cache = {
    match: async (name: string) => cachedResponses.get(name)?.clone(),
    put: async (name: string, response: Response) => void cachedResponses.set(name, response),
    delete: async (name: string) => cachedResponses.delete(name),
    keys: async () => [...cachedResponses.keys()].map((name) => ({ url: `https://an-noor.example${name}` })),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return cachedResponses
}

const storedAt = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['lost', (texts: Map<string, string>) => texts.clear()],
  ['truncated', (texts: Map<string, string>) => texts.forEach((text, name) => texts.set(name, text.slice(0, 200)))],
])('a feed that was %s is restored from its second copy, with its time and clock offset', async (_, damage) => {
  stubCaches()
  const sim = createSim('2026-11-20T10:00:00Z')
  createFeedStore(await mirrorFeed(sim.storage, path)).write(feedBody(), '"a"', storedAt, 2_400_000)
  await new Promise((resolve) => setTimeout(resolve))
  damage(sim.storedTexts)
  const storedFeed = createFeedStore(await mirrorFeed(sim.storage, path)).read()
  expect(storedFeed).toMatchObject({ etag: '"a"', confirmedAt: storedAt, offset: 2_400_000 })
})

test('a start does not wait long for a cache that hangs', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) })
  const onOpened = vi.fn<() => void>()
  void mirrorFeed(createSim('2026-11-20T10:00:00Z').storage, path).then(() => onOpened())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onOpened).toHaveBeenCalled()
})

test('a start with an intact feed does not wait for the second copy', async () => {
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) })
  const { storage } = createSim('2026-11-20T10:00:00Z')
  createFeedStore(storage).write(feedBody(), '"a"', storedAt, 0)
  expect(createFeedStore(await mirrorFeed(storage, path)).read()).toMatchObject({ etag: '"a"' })
})

test('caches a page again if it has lost a file, but never with a captive portal’s page in place of the file', async () => {
  const cachedResponses = stubCaches()
  const page = { release: 'one', files: ['/assets/tv/words.js', '/assets/tv/app.js'] }
  const html = `<script>{"release":"one"}</script>`
  const stubNetwork = (type: string) =>
    vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': type } }))
  stubNetwork('text/javascript')
  await cachePage(path, html, new Headers(), page)
  expect(await isPageCached(path, page)).toBe(true)
  cachedResponses.delete('/assets/tv/app.js')
  expect(await isPageCached(path, page)).toBe(false)
  stubNetwork('text/html')
  await cachePage(path, html, new Headers(), page)
  expect(await isPageCached(path, page)).toBe(false)
  stubNetwork('text/javascript')
  await cachePage(path, html, new Headers(), page)
  expect(await isPageCached(path, page)).toBe(true)
})
