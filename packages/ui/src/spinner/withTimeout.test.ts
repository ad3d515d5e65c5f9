import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.ts'
import { chunkTimeout, loaderTimeout } from './Loader.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the times are the specification’s: 50 seconds for the loader, 120 for a page', () => {
  expect([loaderTimeout, chunkTimeout]).toEqual([50_000, 120_000])
})

test('a page that arrives in time is given, and no timer stays behind', async () => {
  await expect(withTimeout(Promise.resolve('page'), chunkTimeout, 'late')).resolves.toBe('page')
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that does not arrive fails after its time, and not a moment before', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const waiting = withTimeout(new Promise(() => {}), chunkTimeout, 'The page took too long.').catch(failed)
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(failed).toHaveBeenCalledWith(new Error('The page took too long.'))
})

test('a page that fails says its own reason', async () => {
  await expect(withTimeout(Promise.reject(new Error('404')), chunkTimeout, 'late')).rejects.toThrow('404')
})
