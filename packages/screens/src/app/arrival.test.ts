import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrivalOf } from './arrival.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is on its way is asked for once', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('here'))
  const arrival = arrivalOf('once', load)
  expect(arrivalOf('once', load)).toBe(arrival)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrivalOf('once', load)).toBe(arrival)
  expect(load).toHaveBeenCalledOnce()
})

test('a failure is told to the page that waited, and whoever opens it later asks again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')))
  const failure = arrivalOf('fails', load)
  const heard = vi.fn<(error: unknown) => void>()
  failure.catch(heard)
  await vi.advanceTimersByTimeAsync(3000)
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('gone'))
  // React draws again as soon as it hears of it: the same promise, or it would never hear the end.
  expect(arrivalOf('fails', load)).toBe(failure)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await arrivalOf('fails', () => Promise.resolve('here'))).toBe('here')
})
