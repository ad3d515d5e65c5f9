import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilResponse, pauses } from './retryUntilResponse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake server that the test controls, with the events it caused. */
function startRequests() {
  const pending: { answer(text: string): void; refuse(): void }[] = []
  const events: string[] = []
  const retry = retryUntilResponse<string>({
    request: () =>
      new Promise((resolve, reject) => {
        pending.push({ answer: resolve, refuse: () => reject(new Error('500')) })
      }),
    onResponse: (text) => events.push(text),
    onDelay: () => events.push('late'),
    timeoutMs: 50_000,
  })
  return { pending, events, retry }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('reports a failure and retries at once, then with growing pauses, until it succeeds', async () => {
  const { pending, events } = startRequests()
  for (const [failures, pause] of [...pauses, 30_000, 30_000].entries()) {
    pending.at(-1)?.refuse()
    await wait(0)
    expect(events).toHaveLength(failures + 1)
    if (pause > 0) {
      await wait(pause - 1)
      expect(pending).toHaveLength(failures + 1)
    }
    await wait(1)
    expect(pending).toHaveLength(failures + 2)
  }
  pending.at(-1)?.answer('open')
  await wait(0)
  expect(events.at(-1)).toBe('open')
  await wait(600_000)
  expect(pending).toHaveLength(9)
})

test('reports a delay and retries after 50 s without a response, and accepts a late first response', async () => {
  const { pending, events } = startRequests()
  await wait(49_999)
  expect([events, pending.length]).toEqual([[], 1])
  await wait(2)
  expect([events, pending.length]).toEqual([['late'], 2])
  pending[0]?.answer('open')
  await wait(0)
  expect(events).toEqual(['late', 'open'])
  pending[1]?.answer('again')
  await wait(120_000)
  expect([events, pending.length]).toEqual([['late', 'open'], 2])
})

test('"Try again" retries at once, and stop ends the retries', async () => {
  const { pending, events, retry } = startRequests()
  pending[0]?.refuse()
  await wait(0)
  pending[1]?.refuse()
  await wait(0)
  retry.retryNow()
  expect(pending).toHaveLength(3)
  retry.stop()
  pending[2]?.answer('open')
  await wait(600_000)
  expect([events, pending.length]).toEqual([['late', 'late'], 3])
  expect(pauses[0]).toBe(0)
})
