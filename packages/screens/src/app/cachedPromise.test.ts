import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedPromise } from './cachedPromise.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('loads once per key', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('here'))
  const pending = cachedPromise('once', load)
  expect(cachedPromise('once', load)).toBe(pending)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cachedPromise('once', load)).toBe(pending)
  expect(load).toHaveBeenCalledOnce()
})

test('a failure reaches the waiting page, and a later visit loads again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')))
  const failure = cachedPromise('fails', load)
  const onError = vi.fn<(error: unknown) => void>()
  failure.catch(onError)
  await vi.advanceTimersByTimeAsync(3000)
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('gone'))
  // React re-renders at once and needs the same promise, or it would load endlessly.
  expect(cachedPromise('fails', load)).toBe(failure)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await cachedPromise('fails', () => Promise.resolve('here'))).toBe('here')
})
