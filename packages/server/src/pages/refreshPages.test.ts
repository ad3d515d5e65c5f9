import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { news } from '../../../foundation/src/db/site.ts'
import { startTestServer } from '../../../acceptance/src/index.ts'
import type { CachedPage } from './pageStore.ts'
import { createPageRefresher, isRefresh } from './refreshPages.ts'

/** The requests of the refresher, in order. */
let requests: string[] = []
let status = 200
let refresh: ReturnType<typeof createPageRefresher>

const pageAt = (address: string, visits = 1, lastVisitAt = performance.now()): CachedPage => ({
  tenantId: 'noor',
  address,
  language: 'ar',
  revision: '',
  etag: '',
  headers: {},
  br: Buffer.alloc(0),
  topics: new Set(),
  from: 0,
  until: 0,
  isEmergency: false,
  renderedAt: 0,
  hits: 0,
  visits,
  lastVisitAt,
})

describe('the refresher', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    requests = []
    status = 200
    const app = Fastify()
    app.get('*', async (request, reply) => {
      requests.push(`${request.headers.host}${request.url} ${request.headers.cookie} ${isRefresh(request)}`)
      return reply.code(status).send()
    })
    refresh = createPageRefresher({ app, hostnameOf: async (id) => `${id}.example` })
  })
  afterEach(() => void vi.useRealTimers())

  test('requests outdated pages once after a second, the most visited first, and not as visits', async () => {
    refresh(pageAt('/news', 3))
    refresh(pageAt('/events', 9))
    refresh(pageAt('/news', 3))
    await vi.advanceTimersByTimeAsync(900)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests).toEqual(['noor.example/events language=ar true', 'noor.example/news language=ar true'])
  })

  test('leaves a page without a visit in the last hour to its next visitor', async () => {
    refresh(pageAt('/news', 3, performance.now() - 3_700_000))
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toEqual([])
  })

  test('stops once there is no capacity for a page', async () => {
    status = 503
    refresh(pageAt('/news', 3))
    refresh(pageAt('/events', 9))
    await vi.advanceTimersByTimeAsync(1100)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    status = 200
    refresh(pageAt('/about'))
    await vi.advanceTimersByTimeAsync(2200)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]).toContain('/about')
  })
})

test('after a change of content, a visited page is rendered before its next visit', async () => {
  const renderedPages: string[] = []
  const server = await startTestServer({
    pageCacheBytes: 300_000,
    sites: [
      {
        folder: mkdtempSync(path.join(tmpdir(), 'site-')),
        language: () => 'en',
        async render(request, host) {
          renderedPages.push(new URL(request.url).pathname)
          const { body } = await host.call({ method: 'GET', path: '/api/news' })
          const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' }
          return new Response(JSON.stringify(body), { headers })
        },
      },
    ],
  })
  const mosque = await server.tenant()
  const visit = (url: string) => server.app.inject({ url, headers: { host: mosque.hostname } })
  await server.pages?.poll()
  await visit('/news')
  await server.database.forTenant(mosque.id)((tx) =>
    tx.insert(news).values({
      tenantId: mosque.id,
      id: 'open-day',
      title: 'Open day',
      summary: '',
      body: '',
      publishedAt: new Date(0),
    }),
  )
  await expect.poll(() => renderedPages, { timeout: 10_000 }).toEqual(['/news', '/news'])
  expect((await visit('/news')).body).toContain('Open day')
  expect(renderedPages).toHaveLength(2)
  await server.close()
})
