import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { compress, encodeAs, recompressOften } from './encodePage.ts'
import type { CachedPage } from './pageStore.ts'

const html = Buffer.from(
  Array.from({ length: 3000 }, (_, at) => `<li class="item-${at % 97}">${at * 7919}</li>`).join(''),
)

/** A page that has stood for a minute. */
const makePage = async (): Promise<CachedPage> => ({
  tenantId: 'mosque',
  revision: '1',
  topics: new Set(),
  from: 0,
  until: Number.POSITIVE_INFINITY,
  drawnAt: performance.now() - 60_000,
  isEmergency: false,
  etag: 'W/"1"',
  headers: {},
  br: await compress(html),
  hits: 0,
})

const send = (page: CachedPage, times: number) => {
  for (let sent = 0; sent < times; sent += 1) recompressOften(page)
}

test('a page that is sent three times is compressed better while nothing else is, and others once they are sent often', async () => {
  const [page, other, young] = [
    await makePage(),
    await makePage(),
    { ...(await makePage()), drawnAt: performance.now() },
  ]
  const before = page.br.length
  send(young, 100)
  send(page, 2)
  await wait(50)
  expect([young.br.length, page.br.length]).toEqual([before, before])
  send(page, 1)
  await expect.poll(() => page.br.length, { timeout: 20_000 }).toBeLessThan(before)
  expect((await encodeAs('identity', page)).equals(html)).toBe(true)
  // It has only just been done: this one has to wait until it is worth more.
  send(other, 11)
  await wait(50)
  expect(other.br.length).toBe(before)
  send(other, 1)
  await expect.poll(() => other.br.length, { timeout: 20_000 }).toBeLessThan(before)
})
