import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failLate } from './failLate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what arrives is passed on at once', async () => {
  expect(await failLate(Promise.resolve('here'))).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure is heard of only when a page that was being left is gone', async () => {
  const heard = vi.fn<(error: unknown) => void>()
  void failLate(Promise.reject(new Error('aborted'))).catch(heard)
  await vi.advanceTimersByTimeAsync(2999)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('aborted'))
})
