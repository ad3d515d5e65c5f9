import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserStorage } from './browserStorage.ts'

const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined)
const wrap = (data: unknown) => JSON.stringify({ v: 1, data })

afterEach(() => window.localStorage.clear())

/** Watches one key of the platform's storage. */
function watchKey() {
  const onChange = vi.fn<(value: string | undefined) => void>()
  const stop = createBrowserStorage(() => window.localStorage).watch('userData', parseText, onChange)
  return { onChange, stop }
}

/** Dispatches the event of another tab's change. */
const changeInOtherTab = (key: string | null, newValue: string | null, storageArea = window.localStorage) =>
  window.dispatchEvent(new window.StorageEvent('storage', { key, newValue, storageArea }))

test("reports other tabs' changes to the watched key only", () => {
  const { onChange, stop } = watchKey()
  changeInOtherTab('userData', wrap('a'))
  changeInOtherTab('currencyObj', wrap('b'))
  changeInOtherTab('userData', wrap('c'), window.sessionStorage)
  changeInOtherTab('userData', '{damaged')
  changeInOtherTab(null, null)
  expect(onChange.mock.calls).toEqual([['a'], [undefined], [undefined]])
  stop()
  changeInOtherTab('userData', wrap('d'))
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('rereads the key when the page is restored from the back/forward cache', () => {
  const { onChange, stop } = watchKey()
  const showPage = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted }))
  showPage(false)
  expect(onChange).not.toHaveBeenCalled()
  showPage(true)
  window.localStorage.setItem('userData', wrap('a'))
  showPage(true)
  expect(onChange.mock.calls).toEqual([[undefined], ['a']])
  stop()
})
