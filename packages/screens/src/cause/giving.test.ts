import { currencyExponent } from '@minaret/money'
import { amountText, parseAmount } from '@minaret/ui'
import { createMemoryStorage } from '@minaret/domain/testing'
import { describe, expect, test } from 'vitest'
import { amountProblem, limitsIn } from './amounts.ts'
import { saveTransfer, removeTransfer, withTransfer } from './formTransfer.ts'
import { detailsProblems } from './details.ts'
import { emptyGiftAid } from './giftAid.ts'
import {
  removeDraft,
  saveDraft,
  loadDraft,
  newAttemptId,
  newDraft,
  releaseDraft,
  visibleStep,
  releaseRejectedDraft,
  withGift,
  withGiftChoice,
} from './draft.ts'
import { limitsFor } from './need.ts'

const cause = {
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [1000, 2500, 50],
  currencies: ['gbp', 'eur', 'jpy', 'kwd'],
}

describe('the limits of a cause', () => {
  test('are in its first currency, with the same numbers in the others', () => {
    expect(limitsIn(cause, 'gbp')).toEqual({ minMinor: 100, maxMinor: 1_000_000, step: 1, presets: [1000, 2500] })
    expect(limitsIn(cause, 'eur')).toEqual({ minMinor: 100, maxMinor: 1_000_000, step: 1, presets: [1000, 2500] })
    expect(limitsIn(cause, 'jpy')).toEqual({ minMinor: 1, maxMinor: 10_000, step: 1, presets: [10, 25, 1] })
    expect(limitsIn(cause, 'kwd')).toEqual({
      minMinor: 1000,
      maxMinor: 10_000_000,
      step: 10,
      presets: [10_000, 25_000],
    })
  })

  test("use the mosque's presets if the cause has none", () => {
    expect(limitsIn({ ...cause, presetsMinor: [] }, 'gbp', [500]).presets).toEqual([500])
  })

  test('survive formatting and parsing in every currency', () => {
    for (const code of Intl.supportedValuesOf('currency')) {
      const limits = limitsIn({ ...cause, currencies: ['gbp', code.toLowerCase()] }, code)
      const exponent = currencyExponent(code)
      for (const amount of [limits.minMinor, limits.maxMinor, ...limits.presets]) {
        const parsed = parseAmount(amountText(amount, 'en-GB', exponent), code, 'en-GB', exponent)
        expect(parsed, code).toEqual({ ok: true, amountMinor: amount })
        expect(amountProblem(parsed, limits), code).toBeUndefined()
      }
    }
  })

  test('exclude the last digit of three-decimal currencies, which cards cannot pay', () => {
    expect(amountProblem({ ok: true, amountMinor: 1005 }, limitsIn(cause, 'kwd'))).toBe('too-precise')
  })

  test.each([
    [{ ok: true, amountMinor: 100 }, undefined],
    [{ ok: true, amountMinor: 1_000_000 }, undefined],
    [{ ok: true, amountMinor: 99 }, 'tooLittle'],
    [{ ok: true, amountMinor: 1_000_001 }, 'tooMuch'],
    [{ ok: false, reason: 'empty' }, 'empty'],
    [{ ok: false, reason: 'too-precise' }, 'too-precise'],
  ] as const)('reports %j as %s', (parsed, problem) => {
    expect(amountProblem(parsed, limitsIn(cause, 'gbp'))).toBe(problem)
  })
})

test('a need accepts at most the amount left, even below the minimum', () => {
  const limits = { minMinor: 100, maxMinor: 1_000_000, step: 1, presets: [1000, 2500, 5000] }
  expect(limitsFor(limits, undefined)).toBe(limits)
  expect(limitsFor(limits, { priceMinor: 500, leftMinor: 2500 })).toEqual({
    minMinor: 100,
    maxMinor: 2500,
    step: 1,
    presets: [500, 1000, 2500],
  })
  expect(limitsFor(limits, { priceMinor: 5000, leftMinor: 2000 }).presets).toEqual([1000, 2000])
  expect(limitsFor(limits, { priceMinor: 500, leftMinor: 40 })).toMatchObject({
    minMinor: 40,
    maxMinor: 40,
    presets: [40],
  })
  expect(limitsFor(limits, { priceMinor: 500, leftMinor: 0 })).toBe(limits)
})

test.each([
  ['Aisha Rahman', 'aisha@example.org', {}],
  [' Aisha ', ' AISHA@Example.ORG ', {}],
  ['Aisha', "o'neil+x@mail.example.co.uk", {}],
  ['  ', '', { name: 'empty', email: 'empty' }],
  ['x'.repeat(101), 'aisha@example.org', { name: 'long' }],
  ['Aisha', 'aisha@example', { email: 'unreadable' }],
  ['Aisha', 'aisha example.org', { email: 'unreadable' }],
  ['Aisha', 'a@b@c.org', { email: 'unreadable' }],
  ['Aisha', 'a@-b.org', { email: 'unreadable' }],
  ['Aisha', `${'a'.repeat(250)}@b.org`, { email: 'unreadable' }],
])('validates the details "%s", "%s"', (name, email, problems) => {
  expect(detailsProblems({ name, email, message: '', giftAid: emptyGiftAid }, false)).toEqual(problems)
})

test('shows a step only once the earlier ones are complete', () => {
  const visibleSteps = (ready: { amount: boolean; details: boolean }) =>
    [null, 'amount', 'details', 'pay', 'nonsense'].map((step) => visibleStep(step, ready))
  expect(visibleSteps({ amount: false, details: false })).toEqual(['amount', 'amount', 'amount', 'amount', 'amount'])
  expect(visibleSteps({ amount: false, details: true })).toEqual(['amount', 'amount', 'amount', 'amount', 'amount'])
  expect(visibleSteps({ amount: true, details: false })).toEqual(['amount', 'amount', 'details', 'details', 'amount'])
  expect(visibleSteps({ amount: true, details: true })).toEqual(['amount', 'amount', 'details', 'pay', 'amount'])
})

describe('a draft', () => {
  const { entries, storage } = createMemoryStorage()
  const draft = { ...newDraft('roof', 'gbp'), amountMinor: 2500, name: 'Aisha', email: 'aisha@example.org' }

  test('survives a reload with its attempt and amount, but without name and email address', () => {
    saveDraft(storage, draft)
    expect([...entries.values()].join()).not.toMatch(/aisha/i)
    expect(loadDraft(storage, 'roof', ['gbp'])).toEqual({ ...draft, name: '', email: '' })
  })

  test('stays held over a reload until the response arrives', () => {
    saveDraft(storage, { ...draft, needId: 'slate', sent: true, held: true })
    expect(loadDraft(storage, 'roof', ['gbp'])).toMatchObject({ needId: 'slate', sent: true, held: true })
    releaseDraft(storage, 'another')
    expect(loadDraft(storage, 'roof', ['gbp'])?.held).toBe(true)
    releaseDraft(storage, draft.attemptId)
    expect(loadDraft(storage, 'roof', ['gbp'])).toMatchObject({ needId: 'slate', sent: true, held: false })
    removeDraft(storage)
    releaseDraft(storage, draft.attemptId)
    expect(entries.size).toBe(0)
  })

  test('belongs to its cause and to a currency the cause still accepts', () => {
    saveDraft(storage, draft)
    expect(loadDraft(storage, 'zakat', ['gbp'])).toBeUndefined()
    expect(loadDraft(storage, 'roof', ['eur'])).toBeUndefined()
  })

  test('belongs to its campaign: the same cause without a campaign, or with another, has a separate draft', () => {
    const viaCampaign = { ...draft, campaignId: 'slates' }
    saveDraft(storage, viaCampaign)
    expect(loadDraft(storage, 'roof', ['gbp'])).toBeUndefined()
    expect(loadDraft(storage, 'roof', ['gbp'], ['once'], 'gutters')).toBeUndefined()
    expect(loadDraft(storage, 'roof', ['gbp'], ['once'], 'slates')).toMatchObject({ attemptId: draft.attemptId })
    saveTransfer(storage, viaCampaign)
    expect(withTransfer(storage, draft, ['gbp'])).toBe(draft)
    expect(withTransfer(storage, newDraft('roof', 'gbp', 'slates'), ['gbp'])).toMatchObject({ amountMinor: 2500 })
  })

  test('is removed once it has become a gift, and the next gift is a new attempt', () => {
    saveDraft(storage, draft)
    removeDraft(storage)
    expect(loadDraft(storage, 'roof', ['gbp'])).toBeUndefined()
    expect(newDraft('roof', 'gbp').attemptId).not.toBe(draft.attemptId)
  })

  test('becomes a new attempt for another amount, if it was declined before its need ran short', () => {
    const withLowerAmount = (before: typeof draft) => withGift(releaseRejectedDraft(before), { amountMinor: 2000 })
    expect(withLowerAmount({ ...draft, sent: true, held: true })).toMatchObject({ sent: false, held: false })
    expect(withLowerAmount({ ...draft, sent: true, held: true }).attemptId).not.toBe(draft.attemptId)
    expect(withLowerAmount(draft).attemptId).toBe(draft.attemptId)
  })

  test('is a new attempt with another amount once sent', () => {
    const sentDraft = { ...draft, sent: true }
    expect(withGift(draft, { amountMinor: 5000 })).toEqual({ ...draft, amountMinor: 5000 })
    expect(withGift(sentDraft, { amountMinor: 2500 })).toEqual(sentDraft)
    const changedDraft = withGift(sentDraft, { amountMinor: 5000 })
    expect(changedDraft).toMatchObject({ amountMinor: 5000, sent: false })
    expect(changedDraft.attemptId).not.toBe(sentDraft.attemptId)
    for (const change of [
      { currency: 'eur' },
      { often: 'weekly' },
      { cover: true },
      { startsOn: '2026-12-01' },
    ] as const)
      expect(withGift(sentDraft, change).attemptId).not.toBe(sentDraft.attemptId)
    saveDraft(storage, sentDraft)
    expect(loadDraft(storage, 'roof', ['gbp'])?.sent).toBe(true)
  })

  test('is dropped if it was tampered with', () => {
    for (const data of [null, 1, {}, { ...draft, attemptId: 'x' }, { ...draft, currency: 1 }]) {
      entries.set('giftDraft', JSON.stringify({ v: 1, data }))
      expect(loadDraft(storage, 'roof', ['gbp'])).toBeUndefined()
    }
    entries.set('giftDraft', JSON.stringify({ v: 1, data: { ...draft, amountMinor: -5 } }))
    expect(loadDraft(storage, 'roof', ['gbp'])?.amountMinor).toBeUndefined()
  })
})

describe('input carried over to the page in another language', () => {
  const { entries, storage } = createMemoryStorage()
  const initialDraft = newDraft('roof', 'gbp')
  const expected = { amountMinor: 2500, currency: 'eur', name: 'Aisha', email: 'aisha@', anonymous: true }

  test('is transferred in full, and removed once that page has read it', () => {
    saveTransfer(storage, { ...initialDraft, ...expected })
    expect(withTransfer(storage, initialDraft, ['gbp', 'eur'])).toEqual({ ...initialDraft, ...expected })
    removeTransfer(storage)
    expect([...entries]).toEqual([])
    expect(withTransfer(storage, initialDraft, ['gbp', 'eur'])).toBe(initialDraft)
  })

  test('keeps the attempt of a sent gift while its amount is the same', () => {
    const sentDraft = { ...initialDraft, amountMinor: 2500, sent: true }
    saveTransfer(storage, { ...sentDraft, name: 'Aisha' })
    expect(withTransfer(storage, sentDraft, ['gbp'])).toEqual({ ...sentDraft, name: 'Aisha' })
    saveTransfer(storage, { ...sentDraft, amountMinor: 5000 })
    expect(withTransfer(storage, sentDraft, ['gbp']).attemptId).not.toBe(sentDraft.attemptId)
  })

  test('is ignored for another cause, once expired, or if malformed', () => {
    saveTransfer(storage, { ...initialDraft, ...expected }, 0)
    const otherDraft = newDraft('zakat', 'gbp')
    expect(withTransfer(storage, otherDraft, ['gbp', 'eur'], ['once'], 1000)).toBe(otherDraft)
    expect(withTransfer(storage, initialDraft, ['gbp', 'eur'], ['once'], 600_000)).toBe(initialDraft)
    expect([...entries]).toEqual([])
    entries.set(
      'giftCarried',
      JSON.stringify({ v: 1, data: { ...initialDraft, ...expected, at: Date.now(), name: 1 } }),
    )
    expect(withTransfer(storage, initialDraft, ['gbp', 'eur'])).toBe(initialDraft)
  })
})

test('attempt ids are random version 4 UUIDs', () => {
  const ids = Array.from({ length: 100 }, newAttemptId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('a gift chosen beside the form', () => {
  const sentDraft = { ...newDraft('building', 'gbp', 'roof'), amountMinor: 1000, startsOn: '2026-11-27', sent: true }
  const choice = { often: 'once', amountMinor: 500 } as const

  test('is a new attempt once the outcome of the previous one is known', () => {
    const next = withGiftChoice(sentDraft, choice)
    expect(next).toMatchObject({ amountMinor: 500, startsOn: undefined, sent: false, campaignId: 'roof' })
    expect(next.attemptId).not.toBe(sentDraft.attemptId)
  })

  test('does not replace a held gift, because both could be charged', () => {
    const heldDraft = { ...sentDraft, held: true }
    expect(withGiftChoice(heldDraft, choice)).toBe(heldDraft)
  })

  test("may be for a campaign's need; once sent, another need is a new attempt", () => {
    const next = withGiftChoice(sentDraft, { ...choice, needId: 'slate' })
    expect(next.needId).toBe('slate')
    expect(withGift(next, { needId: undefined }).attemptId).toBe(next.attemptId)
    expect(withGift({ ...next, sent: true }, { needId: undefined }).attemptId).not.toBe(next.attemptId)
    expect(withGiftChoice(next, choice).needId).toBeUndefined()
  })
})
