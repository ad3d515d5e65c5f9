import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayFailure } from './delayFailure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('resolves at once', async () => {
  expect(await delayFailure(Promise.resolve('here'))).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('delays a failure until the visitor has left the page', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  void delayFailure(Promise.reject(new Error('aborted'))).catch(onError)
  await vi.advanceTimersByTimeAsync(2999)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('aborted'))
})
