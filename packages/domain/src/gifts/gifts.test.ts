import { ApiError } from '@minaret/client'
import { expect, test } from 'vitest'
import { pollAfter, pollSeconds } from './poll.ts'
import { createShelf, type StorageLike } from '../storage/shelf.ts'
import { keepPass, keptPass } from './pass.ts'
import { declineOf } from './useGift.ts'

test('a gift is looked at again after 1, 2, 3, 5, 8 … seconds, and no longer than 50', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(pollAfter)).toEqual([1000, 2000, 3000, 5000, 8000, 13000, 18000, false])
  expect(pollSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(50)
})

test('a decline is told from every other refusal, and names the gift to try again', () => {
  const data = { id: 'g1', state: 'failed', next: 'retry', mode: 'demo' }
  expect(declineOf(new ApiError('refused', { status: 402, data }))).toEqual({ id: 'g1', next: 'retry' })
  expect(declineOf(new ApiError('refused', { status: 402, data: { ...data, next: 'done' } }))?.next).toBe('done')
  expect(declineOf(new ApiError('refused', { status: 402 }))).toBeUndefined()
  expect(declineOf(new ApiError('refused', { status: 409, data }))).toBeUndefined()
  expect(declineOf(new Error('x'))).toBeUndefined()
})

test('a page token belongs to its attempt: renewed while unused, kept for good once used', () => {
  const kept = new Map<string, string>()
  const storage: StorageLike = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  const shelf = createShelf(() => storage)
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`)
  const pass = { pageToken: 'p', expiresAt: '2026-11-21T12:30:00Z', attemptId: 'a', used: false }

  keepPass(shelf, pass)
  expect(keptPass(shelf, 'a', at('12:00'))?.pageToken).toBe('p')
  expect(keptPass(shelf, 'another', at('12:00'))).toBeUndefined()
  expect(keptPass(shelf, 'a', at('12:26'))).toBeUndefined()
  keepPass(shelf, { ...pass, used: true })
  expect(keptPass(shelf, 'a', at('13:00'))?.pageToken).toBe('p')
})
