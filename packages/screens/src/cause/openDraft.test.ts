import type { Cause } from '@minaret/contract'
import { createMemoryStorage } from '@minaret/domain/testing'
import { expect, test } from 'vitest'
import { withTransfer } from './formTransfer.ts'
import { saveDraft, loadDraft, newDraft } from './draft.ts'
import { type FormPrefill, openDraft, readStartedCause, withQuery } from './openDraft.ts'

const cause: Cause = {
  id: 'roof',
  title: 'Roof',
  kind: 'general',
  summary: '',
  story: [],
  fund: 'General',
  minMinor: 100,
  maxMinor: 100_000,
  presetsMinor: [],
  currencies: ['gbp', 'eur'],
  giftAid: false,
  jummah: true,
  monthly: false,
  daily: false,
}
const donor = { name: 'Aisha Rahman', email: 'aisha@example.org' }
const attempt = {
  attemptId: '3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d',
  causeId: 'roof',
  amountMinor: 2500,
  coverMinor: 51,
  currency: 'gbp',
  kind: 'weekly',
  startsOn: '2026-11-27',
} as const

/** The form's initial draft. */
function initialDraft(prefill: FormPrefill, storage = createMemoryStorage().storage) {
  const isResumed = openDraft(storage, cause, prefill)
  const loadedDraft = loadDraft(storage, cause.id, cause.currencies, ['once', 'weekly'])
  if (!loadedDraft) throw new Error('Expected a stored draft.')
  return { resumed: isResumed, draft: withTransfer(storage, loadedDraft, cause.currencies, ['once', 'weekly']) }
}

test('a link prefills the donor, and the amount if the cause accepts it', () => {
  const { resumed: isResumed, draft } = initialDraft({ donor, amountMinor: 4000, currency: 'eur' })
  expect(isResumed).toBe(false)
  expect(draft).toMatchObject({ ...donor, amountMinor: 4000, currency: 'eur', sent: false })
  for (const request of [
    { amountMinor: 99, currency: 'gbp' },
    { amountMinor: 100_001, currency: 'gbp' },
    { amountMinor: 4000, currency: 'usd' },
    { amountMinor: 4000 },
  ])
    expect(initialDraft(request).draft.amountMinor, JSON.stringify(request)).toBeUndefined()
})

test('a resumed gift keeps its anonymity and message', () => {
  const expected = { anonymous: true, message: 'For my mother' }
  expect(initialDraft({ donor, attempt: { ...attempt, ...expected } }).draft).toMatchObject({ ...donor, ...expected })
})

test("a reload restores the donor's choice rather than the link's amount", () => {
  const { storage } = createMemoryStorage()
  const storedDraft = { ...newDraft('roof', 'gbp'), amountMinor: 1000 }
  saveDraft(storage, storedDraft)
  const { draft } = initialDraft({ donor, amountMinor: 4000, currency: 'gbp' }, storage)
  expect(draft).toMatchObject({ attemptId: storedDraft.attemptId, amountMinor: 1000, ...donor })
})

test('resuming a gift keeps its attempt, which is held while the bank awaits confirmation', () => {
  for (const isHeld of [true, false]) {
    const { resumed: isResumed, draft } = initialDraft({ donor, attempt, held: isHeld })
    expect(isResumed).toBe(true)
    expect(draft).toMatchObject({
      attemptId: attempt.attemptId,
      amountMinor: 2500,
      often: 'weekly',
      startsOn: '2026-11-27',
      cover: true,
      sent: true,
      held: isHeld,
    })
  }
  // Ignored: an attempt for another cause, or with a frequency the cause no longer offers.
  expect(initialDraft({ attempt: { ...attempt, causeId: 'food' } }).resumed).toBe(false)
  expect(initialDraft({ attempt: { ...attempt, kind: 'daily' } }).resumed).toBe(false)
})

test('applies the gift in a URL, with its amount in the minor unit', () => {
  const giftFrom = (query: string, draft = newDraft('roof', 'gbp')) => {
    const { amountMinor, currency, often } = withQuery(cause, new URLSearchParams(query), draft)
    return [amountMinor, currency, often]
  }
  expect(giftFrom('amount=2500&currency=gbp')).toEqual([2500, 'gbp', 'once'])
  // By default in the cause's first currency, whichever the visitor used last.
  expect(giftFrom('often=weekly&amount=2500', newDraft('roof', 'eur'))).toEqual([2500, 'gbp', 'weekly'])
  // A gift that the link chooses replaces a started one.
  expect(giftFrom('amount=1000', { ...newDraft('roof', 'gbp'), amountMinor: 5000 })).toEqual([1000, 'gbp', 'once'])
  for (const query of [
    '',
    'amount=25.00',
    'amount=-1',
    'amount=1e3',
    'amount=99',
    'amount=2500&currency=usd',
    'often=daily',
  ])
    expect(giftFrom(query), query).toEqual([undefined, 'gbp', 'once'])
})

test('another amount in a URL never changes a gift that was sent: it is a new attempt', () => {
  const sentDraft = { ...newDraft('roof', 'gbp'), amountMinor: 5000, sent: true }
  const next = withQuery(cause, new URLSearchParams('amount=1000'), sentDraft)
  expect(next).toMatchObject({ amountMinor: 1000, sent: false })
  expect(next.attemptId).not.toBe(sentDraft.attemptId)
  expect(withQuery(cause, new URLSearchParams('amount=5000'), sentDraft).attemptId).toBe(sentDraft.attemptId)
})

test('finds the cause of a started gift, but not of one for a campaign', () => {
  const { storage } = createMemoryStorage()
  expect(readStartedCause(storage)).toBeUndefined()
  saveDraft(storage, newDraft('food', 'gbp', 'ramadan'))
  expect(readStartedCause(storage)).toBeUndefined()
  saveDraft(storage, newDraft('roof', 'gbp'))
  expect(readStartedCause(storage)).toBe('roof')
})
