import { ApiError } from '@minaret/client'
import { expect, test } from 'vitest'
import { pollAfter, pollSeconds } from './poll.ts'
import { declineOf } from './useGift.ts'

test('a gift is looked at again after 1, 2, 3, 5, 8 … seconds, and no longer than 50', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(pollAfter)).toEqual([1000, 2000, 3000, 5000, 8000, 13000, 18000, false])
  expect(pollSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(50)
})

test('a decline is told from every other refusal, and names the gift to try again', () => {
  const data = { id: 'g1', state: 'failed', next: 'retry', mode: 'demo' }
  expect(declineOf(new ApiError('refused', { status: 402, data }))).toEqual({ id: 'g1', next: 'retry' })
  expect(declineOf(new ApiError('refused', { status: 402 }))).toBeUndefined()
  expect(declineOf(new ApiError('refused', { status: 409, data }))).toBeUndefined()
  expect(declineOf(new Error('x'))).toBeUndefined()
})
