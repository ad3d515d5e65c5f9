import { createDomain, createBrowserStorage } from '@minaret/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { loadPage } from './code.ts'
import { followLanguage } from './followLanguage.ts'
import { MissingCodeError } from './missingCode.ts'
import type { PageCode } from './pageCode.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const domain = createDomain({
  baseUrl: 'https://mosque.example',
  fetch: () => Promise.reject(new Error('Nothing is asked.')),
  items: [{ key: 'languages', value: 'en,ar' }],
  now: 0,
  storage: createBrowserStorage(),
  visit: createBrowserStorage(),
})

test.each(['data:text/javascript,', 'nowhere:'])(
  'code a new release has taken away is missed, at %s',
  async (address) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.setTimerTickMode('nextTimerAsync')
    // Its styles stand in it whole, and nothing of them is loaded.
    vi.stubGlobal('document', { head: { append() {} } })
    const load = (code: PageCode) => loadPage({ language: 'en', code, stylesheets: [] })
    await expect(load({ words: [['common', address]] })).rejects.toBeInstanceOf(MissingCodeError)
    const screen = { name: 'home', module: address } as const
    await expect(load({ screen, words: [] })).rejects.toBeInstanceOf(MissingCodeError)
  },
)

test('a page that was put aside is opened anew when another language was chosen since, and only then', () => {
  const reload = vi.fn<() => void>()
  const shown = new Map<string, (event: { persisted: boolean }) => void>()
  vi.stubGlobal('window', {
    location: { reload },
    addEventListener: (name: string, listener: () => void) => shown.set(name, listener),
    removeEventListener: (name: string) => shown.delete(name),
  })
  const document = { cookie: 'language=en' }
  vi.stubGlobal('document', document)
  const stop = followLanguage(domain.tenant, 'en')
  const show = (persisted: boolean) => shown.get('pageshow')?.({ persisted })
  show(true)
  document.cookie = 'language=ar'
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledOnce()
  stop()
  expect(shown.size).toBe(0)
})
