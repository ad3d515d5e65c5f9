import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.ts'
import { chunkTimeout, loaderTimeout } from './Loader.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the timeouts are as specified: 50 seconds for the loader, 120 for a page', () => {
  expect([loaderTimeout, chunkTimeout]).toEqual([50_000, 120_000])
})

test('resolves with a page that loads in time, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('page'), chunkTimeout, 'late')).resolves.toBe('page')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects a page that does not load, exactly at the timeout', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const pending = withTimeout(new Promise(() => {}), chunkTimeout, 'The page took too long.').catch(onError)
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await pending
  expect(onError).toHaveBeenCalledWith(new Error('The page took too long.'))
})

test("rejects with a failed page's own error", async () => {
  await expect(withTimeout(Promise.reject(new Error('404')), chunkTimeout, 'late')).rejects.toThrow('404')
})
