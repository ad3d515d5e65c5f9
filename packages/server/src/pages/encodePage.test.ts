import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { compress, encodeAs, recompressOften } from './encodePage.ts'
import type { CachedPage } from './pageStore.ts'

const html = Buffer.from(
  Array.from({ length: 3000 }, (_, index) => `<li class="item-${index % 97}">${index * 7919}</li>`).join(''),
)

/** Creates a page rendered a minute ago. */
const makePage = async (): Promise<CachedPage> => ({
  tenantId: 'mosque',
  revision: '1',
  topics: new Set(),
  from: 0,
  until: Number.POSITIVE_INFINITY,
  renderedAt: performance.now() - 60_000,
  isEmergency: false,
  etag: 'W/"1"',
  headers: {},
  br: await compress(html),
  hits: 0,
  visits: 0,
  lastVisitAt: 0,
  address: '/',
  language: 'en',
})

const send = (page: CachedPage, count: number) => {
  for (let index = 0; index < count; index += 1) recompressOften(page)
}

test('recompresses a page sent three times after an idle period, and others once they are sent often', async () => {
  const [page, secondPage, newPage] = [
    await makePage(),
    await makePage(),
    { ...(await makePage()), renderedAt: performance.now() },
  ]
  const before = page.br.length
  send(newPage, 100)
  send(page, 2)
  await wait(50)
  expect([newPage.br.length, page.br.length]).toEqual([before, before])
  send(page, 1)
  await expect.poll(() => page.br.length, { timeout: 20_000 }).toBeLessThan(before)
  expect((await encodeAs('identity', page)).equals(html)).toBe(true)
  // A page has just been recompressed, so this one needs more hits.
  send(secondPage, 11)
  await wait(50)
  expect(secondPage.br.length).toBe(before)
  send(secondPage, 1)
  await expect.poll(() => secondPage.br.length, { timeout: 20_000 }).toBeLessThan(before)
})

test('a page keeps no more memory than its bytes', async () => {
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => compress(Buffer.from(randomBytes(8000).toString('hex') + index))),
  )
  for (const page of pages) expect(page.buffer.byteLength).toBe(page.length)
})
