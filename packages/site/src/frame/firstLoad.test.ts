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
  fetch: () => Promise.reject(new Error('Unexpected request')),
  items: [{ key: 'languages', value: 'en,ar' }],
  now: 0,
  storage: createBrowserStorage(),
  visit: createBrowserStorage(),
})

test.each(['data:text/javascript,', 'nowhere:'])(
  'reports code removed by a new release as missing, at %s',
  async (address) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.setTimerTickMode('nextTimerAsync')
    // The page has all its styles inline and loads none.
    vi.stubGlobal('document', { head: { append() {} } })
    const load = (code: PageCode) => loadPage({ language: 'en', code, stylesheets: [] })
    await expect(load({ messages: [['common', address]] })).rejects.toBeInstanceOf(MissingCodeError)
    const screen = { name: 'home', module: address } as const
    await expect(load({ screen, messages: [] })).rejects.toBeInstanceOf(MissingCodeError)
  },
)

test('reloads a page restored from the back-forward cache only if another language was chosen since', () => {
  const reload = vi.fn<() => void>()
  const listeners = new Map<string, (event: { persisted: boolean }) => void>()
  vi.stubGlobal('window', {
    location: { reload },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  })
  const document = { cookie: 'language=en' }
  vi.stubGlobal('document', document)
  const stop = followLanguage(domain.tenant, 'en')
  const dispatchPageShow = (persisted: boolean) => listeners.get('pageshow')?.({ persisted })
  dispatchPageShow(true)
  document.cookie = 'language=ar'
  dispatchPageShow(false)
  expect(reload).not.toHaveBeenCalled()
  dispatchPageShow(true)
  expect(reload).toHaveBeenCalledOnce()
  stop()
  expect(listeners.size).toBe(0)
})
