import type { GiftState } from '@minaret/contract'
import { createMemoryStorage } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { newDraft } from './draft.ts'
import { withNewAttempt, toAttemptOutcome } from './recheck.ts'
import { removeDonor, saveDonor, withDonor } from './sentDonor.ts'

const gift = (state: GiftState['state'], next: GiftState['next'], overrides: Partial<GiftState> = {}): GiftState => ({
  id: 'g1',
  state,
  next,
  mode: 'demo',
  ...overrides,
})

test.each<[string, GiftState | undefined, object]>([
  ['paid', gift('paid', 'done'), { kind: 'arrived', id: 'g1' }],
  ['set up', gift('scheduled', 'done'), { kind: 'arrived', id: 'g1' }],
  ['with the bank', gift('processing', 'poll'), { kind: 'arrived', id: 'g1' }],
  ['being sent', gift('confirming', 'poll'), { kind: 'arrived', id: 'g1' }],
  [
    'awaiting confirmation at its bank',
    gift('requires_action', 'act', { clientSecret: 's' }),
    { kind: 'waiting', id: 'g1', clientSecret: 's' },
  ],
  ['awaiting a bank that has not responded', gift('requires_action', 'poll'), { kind: 'arrived', id: 'g1' }],
  ['declined', gift('failed', 'retry', { decline: 'funds' }), { kind: 'declined', decline: 'funds', closed: false }],
  ['declined for the last time', gift('failed', 'done'), { kind: 'declined', closed: true }],
  ['closed', gift('abandoned', 'done'), { kind: 'declined', closed: true }],
  ['regular and declined', gift('pending_setup', 'retry', { decline: 'bank' }), { kind: 'declined', closed: false }],
  ['never set up', gift('expired', 'done'), { kind: 'declined', closed: true }],
  ['created but not sent to the provider', gift('created', 'retry'), { kind: 'unknown' }],
  ['unknown', undefined, { kind: 'unknown' }],
])('returns the outcome after a reload of a gift that is %s', (_, response, outcome) => {
  expect(toAttemptOutcome(response)).toMatchObject(outcome)
})

test('restores the donor’s details for half an hour while a payment is pending, and then removes them', () => {
  const { storage, entries } = createMemoryStorage()
  const draft = newDraft('roof', 'gbp')
  const expected = {
    ...draft,
    name: 'Aisha',
    email: 'aisha@example.org',
    anonymous: true,
    message: 'For my mother',
    giftAid: { ...draft.giftAid, claim: false },
  }
  saveDonor(storage, expected, 0)
  expect(withDonor(storage, draft, 29 * 60_000)).toEqual(expected)
  expect(withDonor(storage, withNewAttempt(draft), 0).name).toBe('')
  expect(withDonor(storage, draft, 31 * 60_000).name).toBe('')
  saveDonor(storage, expected)
  removeDonor(storage)
  expect([withDonor(storage, draft).name, entries.size]).toEqual(['', 0])
})
