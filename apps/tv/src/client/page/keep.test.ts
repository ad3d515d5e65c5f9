import { afterEach, expect, test, vi } from 'vitest'
import { createStored } from '../engine/stored.ts'
import { feedBody } from '../testing/feed.ts'
import { createSim } from '../testing/sim.ts'
import { isPageCached, keepPage, keepTwice } from './keep.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const path = '/tv/token'

/** The browser's store of answers. */
function stubCaches() {
  const cached = new Map<string, Response>()
  const all = {
    match: async (name: string) => cached.get(name)?.clone(),
    put: async (name: string, answer: Response) => void cached.set(name, answer),
    delete: async (name: string) => cached.delete(name),
    keys: async () => [...cached.keys()].map((name) => ({ url: `https://an-noor.example${name}` })),
  }
  vi.stubGlobal('caches', { open: async () => all })
  return cached
}

const takenAt = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['lost', (texts: Map<string, string>) => texts.clear()],
  ['cut off', (texts: Map<string, string>) => texts.forEach((text, name) => texts.set(name, text.slice(0, 200)))],
])('what was %s of a feed is had from its second copy, with its hour and how wrong the clock is', async (_, spoil) => {
  stubCaches()
  const sim = createSim('2026-11-20T10:00:00Z')
  createStored(await keepTwice(sim.storage, path)).write(feedBody(), '"a"', takenAt, 2_400_000)
  await new Promise((done) => setTimeout(done))
  spoil(sim.texts)
  const storedFeed = createStored(await keepTwice(sim.storage, path)).read()
  expect(storedFeed).toMatchObject({ etag: '"a"', confirmedAt: takenAt, offset: 2_400_000 })
})

test('a start does not wait long for a store that hangs', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) })
  const opened = vi.fn<() => void>()
  void keepTwice(createSim('2026-11-20T10:00:00Z').storage, path).then(() => opened())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(opened).toHaveBeenCalled()
})

test('a start that has its feed whole does not wait for the second copy at all', async () => {
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) })
  const { storage } = createSim('2026-11-20T10:00:00Z')
  createStored(storage).write(feedBody(), '"a"', takenAt, 0)
  expect(createStored(await keepTwice(storage, path)).read()).toMatchObject({ etag: '"a"' })
})

test('a page whose file was lost is not a page that is kept, and is kept anew, but never with a page of the network’s for a file', async () => {
  const cached = stubCaches()
  const page = { release: 'one', files: ['/assets/tv/words.js', '/assets/tv/app.js'] }
  const html = `<script>{"release":"one"}</script>`
  const network = (type: string) =>
    vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': type } }))
  network('text/javascript')
  await keepPage(path, html, new Headers(), page)
  expect(await isPageCached(path, page)).toBe(true)
  cached.delete('/assets/tv/app.js')
  expect(await isPageCached(path, page)).toBe(false)
  network('text/html')
  await keepPage(path, html, new Headers(), page)
  expect(await isPageCached(path, page)).toBe(false)
  network('text/javascript')
  await keepPage(path, html, new Headers(), page)
  expect(await isPageCached(path, page)).toBe(true)
})
