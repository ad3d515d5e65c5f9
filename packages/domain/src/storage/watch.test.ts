import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserStorage } from './browserStorage.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const wrapped = (data: unknown) => JSON.stringify({ v: 1, data })

afterEach(() => window.localStorage.clear())

/** A page that watches one key of the platform's storage. */
function watching() {
  const onChange = vi.fn<(value: string | undefined) => void>()
  const stop = createBrowserStorage(() => window.localStorage).watch('userData', text, onChange)
  return { onChange, stop }
}

/** As if another tab had done something. */
const elsewhere = (key: string | null, newValue: string | null, storageArea = window.localStorage) =>
  window.dispatchEvent(new window.StorageEvent('storage', { key, newValue, storageArea }))

test('a page hears what other tabs do to its key, and nothing else', () => {
  const { onChange, stop } = watching()
  elsewhere('userData', wrapped('a'))
  elsewhere('currencyObj', wrapped('b'))
  elsewhere('userData', wrapped('c'), window.sessionStorage)
  elsewhere('userData', '{damaged')
  elsewhere(null, null)
  expect(onChange.mock.calls).toEqual([['a'], [undefined], [undefined]])
  stop()
  elsewhere('userData', wrapped('d'))
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('a page that the browser brings back from memory looks again: it has heard nothing meanwhile', () => {
  const { onChange, stop } = watching()
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted }))
  shown(false)
  expect(onChange).not.toHaveBeenCalled()
  shown(true)
  window.localStorage.setItem('userData', wrapped('a'))
  shown(true)
  expect(onChange.mock.calls).toEqual([[undefined], ['a']])
  stop()
})
