import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilAnswered, pauses } from './retryUntilAnswered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A host under the test's hand, and what has been heard of it. */
function asking() {
  const pending: { answer(text: string): void; refuse(): void }[] = []
  const events: string[] = []
  const insisting = retryUntilAnswered<string>({
    request: () =>
      new Promise((resolve, reject) => {
        pending.push({ answer: resolve, refuse: () => reject(new Error('500')) })
      }),
    onAnswer: (text) => events.push(text),
    onDelay: () => events.push('late'),
    patience: 50_000,
  })
  return { pending, heard: events, insisting }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a refusal is said at once and asked again at once, then less and less often, for as long as it takes', async () => {
  const { pending, heard: events } = asking()
  for (const [refusals, pause] of [...pauses, 30_000, 30_000].entries()) {
    pending.at(-1)?.refuse()
    await wait(0)
    expect(events).toHaveLength(refusals + 1)
    if (pause > 0) {
      await wait(pause - 1)
      expect(pending).toHaveLength(refusals + 1)
    }
    await wait(1)
    expect(pending).toHaveLength(refusals + 2)
  }
  pending.at(-1)?.answer('open')
  await wait(0)
  expect(events.at(-1)).toBe('open')
  await wait(600_000)
  expect(pending).toHaveLength(9)
})

test('without an answer for 50 s it says so and asks again, and a late answer of the first counts', async () => {
  const { pending, heard: events } = asking()
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

test('whoever presses "Try again" asks now; whoever leaves is not asked for', async () => {
  const { pending, heard: events, insisting } = asking()
  pending[0]?.refuse()
  await wait(0)
  pending[1]?.refuse()
  await wait(0)
  insisting.again()
  expect(pending).toHaveLength(3)
  insisting.stop()
  pending[2]?.answer('open')
  await wait(600_000)
  expect([events, pending.length]).toEqual([['late', 'late'], 3])
  expect(pauses[0]).toBe(0)
})
