import { createBrowserStorage } from '@minaret/domain'
import { createMemoryStorage } from '@minaret/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce, isSiteReachable } from './missingCode.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page reloads by itself once a visit, and never again', () => {
  const reload = vi.fn<() => void>()
  const visit = createMemoryStorage().storage
  expect([reloadOnce(visit, reload), reloadOnce(visit, reload), reloadOnce(visit, reload)]).toEqual([
    true,
    false,
    false,
  ])
  expect(reload).toHaveBeenCalledOnce()
})

test('where nothing can be remembered it does not reload at all: it could not know when to stop', () => {
  const reload = vi.fn<() => void>()
  expect(reloadOnce(createBrowserStorage(), reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a site that answers is there, even if it has no such page; one that is down or out of reach is not', async () => {
  vi.stubGlobal('window', { location: { href: 'https://mosque.example/donate' } })
  const answers = (status: number) => isSiteReachable(async () => new Response(null, { status }))
  expect([await answers(200), await answers(404), await answers(503)]).toEqual([true, true, false])
  expect(await isSiteReachable(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})
