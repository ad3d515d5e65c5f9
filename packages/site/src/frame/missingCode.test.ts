import { createBrowserStorage } from '@minaret/domain'
import { createMemoryStorage } from '@minaret/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce, isSiteReachable } from './missingCode.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('reloads a page by itself only once a visit', () => {
  const reload = vi.fn<() => void>()
  const visit = createMemoryStorage().storage
  expect([reloadOnce(visit, reload), reloadOnce(visit, reload), reloadOnce(visit, reload)]).toEqual([
    true,
    false,
    false,
  ])
  expect(reload).toHaveBeenCalledOnce()
})

test('never reloads without storage, because it could not stop', () => {
  const reload = vi.fn<() => void>()
  expect(reloadOnce(createBrowserStorage(), reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a site that responds is reachable, even with 404; one that is down or unreachable is not', async () => {
  vi.stubGlobal('window', { location: { href: 'https://mosque.example/donate' } })
  const isReachableWith = (status: number) => isSiteReachable(async () => new Response(null, { status }))
  expect([await isReachableWith(200), await isReachableWith(404), await isReachableWith(503)]).toEqual([
    true,
    true,
    false,
  ])
  expect(await isSiteReachable(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})
