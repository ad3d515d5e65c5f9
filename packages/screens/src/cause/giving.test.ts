import { currencyExponent } from '@minaret/money'
import { amountText, parseAmount } from '@minaret/ui'
import { createMemoryStorage } from '@minaret/domain/testing'
import { describe, expect, test } from 'vitest'
import { amountProblem, limitsIn } from './amounts.ts'
import { carry, dropCarried, withCarried } from './carried.ts'
import { detailsProblems } from './details.ts'
import { emptyGiftAid } from './giftAid.ts'
import {
  forgetDraft,
  saveDraft,
  loadDraft,
  newAttemptId,
  newDraft,
  releaseDraft,
  stepShown,
  unbegunDraft,
  withGift,
  withWish,
} from './draft.ts'
import { limitsFor } from './need.ts'

const cause = {
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [1000, 2500, 50],
  currencies: ['gbp', 'eur', 'jpy', 'kwd'],
}

describe('what a cause takes', () => {
  test('stands in its first currency, and with the same numbers in the others', () => {
    expect(limitsIn(cause, 'gbp')).toEqual({ least: 100, most: 1_000_000, step: 1, presets: [1000, 2500] })
    expect(limitsIn(cause, 'eur')).toEqual({ least: 100, most: 1_000_000, step: 1, presets: [1000, 2500] })
    expect(limitsIn(cause, 'jpy')).toEqual({ least: 1, most: 10_000, step: 1, presets: [10, 25, 1] })
    expect(limitsIn(cause, 'kwd')).toEqual({ least: 1000, most: 10_000_000, step: 10, presets: [10_000, 25_000] })
  })

  test("a cause without presets offers the mosque's own", () => {
    expect(limitsIn({ ...cause, presetsMinor: [] }, 'gbp', [500]).presets).toEqual([500])
  })

  test('is offered as it is read, in every currency there is', () => {
    for (const code of Intl.supportedValuesOf('currency')) {
      const { least, most, step, presets } = limitsIn({ ...cause, currencies: ['gbp', code.toLowerCase()] }, code)
      const exponent = currencyExponent(code)
      for (const amount of [least, most, ...presets]) {
        const typed = parseAmount(amountText(amount, 'en-GB', exponent), code, 'en-GB', exponent)
        expect(typed, code).toEqual({ ok: true, amountMinor: amount })
        expect(amountProblem(typed, { least, most, step, presets }), code).toBeUndefined()
      }
    }
  })

  test('in thousandths leaves out the last, which no card can pay', () => {
    expect(amountProblem({ ok: true, amountMinor: 1005 }, limitsIn(cause, 'kwd'))).toBe('too-precise')
  })

  test.each([
    [{ ok: true, amountMinor: 100 }, undefined],
    [{ ok: true, amountMinor: 1_000_000 }, undefined],
    [{ ok: true, amountMinor: 99 }, 'tooLittle'],
    [{ ok: true, amountMinor: 1_000_001 }, 'tooMuch'],
    [{ ok: false, reason: 'empty' }, 'empty'],
    [{ ok: false, reason: 'too-precise' }, 'too-precise'],
  ] as const)('%j is %s', (typed, problem) => {
    expect(amountProblem(typed, limitsIn(cause, 'gbp'))).toBe(problem)
  })
})

test('a need takes no more than is left of it, and the last of it even below the smallest gift', () => {
  const limits = { least: 100, most: 1_000_000, step: 1, presets: [1000, 2500, 5000] }
  expect(limitsFor(limits, undefined)).toBe(limits)
  expect(limitsFor(limits, { priceMinor: 500, leftMinor: 2500 })).toEqual({
    least: 100,
    most: 2500,
    step: 1,
    presets: [500, 1000, 2500],
  })
  expect(limitsFor(limits, { priceMinor: 5000, leftMinor: 2000 }).presets).toEqual([1000, 2000])
  expect(limitsFor(limits, { priceMinor: 500, leftMinor: 40 })).toMatchObject({ least: 40, most: 40, presets: [40] })
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
])('details "%s", "%s"', (name, email, problems) => {
  expect(detailsProblems({ name, email, message: '', giftAid: emptyGiftAid }, false)).toEqual(problems)
})

test('no step is shown before what it needs is known', () => {
  const steps = (ready: { amount: boolean; details: boolean }) =>
    [null, 'amount', 'details', 'pay', 'nonsense'].map((step) => stepShown(step, ready))
  expect(steps({ amount: false, details: false })).toEqual(['amount', 'amount', 'amount', 'amount', 'amount'])
  expect(steps({ amount: false, details: true })).toEqual(['amount', 'amount', 'amount', 'amount', 'amount'])
  expect(steps({ amount: true, details: false })).toEqual(['amount', 'amount', 'details', 'details', 'amount'])
  expect(steps({ amount: true, details: true })).toEqual(['amount', 'amount', 'details', 'pay', 'amount'])
})

describe('a draft', () => {
  const { entries: kept, storage } = createMemoryStorage()
  const draft = { ...newDraft('roof', 'gbp'), amountMinor: 2500, name: 'Aisha', email: 'aisha@example.org' }

  test('survives a reload with its attempt and amount, and without the name and the address', () => {
    saveDraft(storage, draft)
    expect([...kept.values()].join()).not.toMatch(/aisha/i)
    expect(loadDraft(storage, 'roof', ['gbp'])).toEqual({ ...draft, name: '', email: '' })
  })

  test('that is under way is found again as that by a reload, until its answer has come', () => {
    saveDraft(storage, { ...draft, needId: 'slate', sent: true, held: true })
    expect(loadDraft(storage, 'roof', ['gbp'])).toMatchObject({ needId: 'slate', sent: true, held: true })
    releaseDraft(storage, 'another')
    expect(loadDraft(storage, 'roof', ['gbp'])?.held).toBe(true)
    releaseDraft(storage, draft.attemptId)
    expect(loadDraft(storage, 'roof', ['gbp'])).toMatchObject({ needId: 'slate', sent: true, held: false })
    forgetDraft(storage)
    releaseDraft(storage, draft.attemptId)
    expect(kept.size).toBe(0)
  })

  test('belongs to its cause, and to a currency the cause still takes', () => {
    saveDraft(storage, draft)
    expect(loadDraft(storage, 'zakat', ['gbp'])).toBeUndefined()
    expect(loadDraft(storage, 'roof', ['eur'])).toBeUndefined()
  })

  test('belongs to the appeal it was begun for: the same cause without it, or with another, has a gift of its own', () => {
    const through = { ...draft, campaignId: 'slates' }
    saveDraft(storage, through)
    expect(loadDraft(storage, 'roof', ['gbp'])).toBeUndefined()
    expect(loadDraft(storage, 'roof', ['gbp'], ['once'], 'gutters')).toBeUndefined()
    expect(loadDraft(storage, 'roof', ['gbp'], ['once'], 'slates')).toMatchObject({ attemptId: draft.attemptId })
    carry(storage, through)
    expect(withCarried(storage, draft, ['gbp'])).toBe(draft)
    expect(withCarried(storage, newDraft('roof', 'gbp', 'slates'), ['gbp'])).toMatchObject({ amountMinor: 2500 })
  })

  test('that has become a gift is forgotten: the next gift is another attempt', () => {
    saveDraft(storage, draft)
    forgetDraft(storage)
    expect(loadDraft(storage, 'roof', ['gbp'])).toBeUndefined()
    expect(newDraft('roof', 'gbp').attemptId).not.toBe(draft.attemptId)
  })

  test('that was declined, and then found others faster, is another attempt with another sum', () => {
    const after = (before: typeof draft) => withGift(unbegunDraft(before), { amountMinor: 2000 })
    expect(after({ ...draft, sent: true, held: true })).toMatchObject({ sent: false, held: false })
    expect(after({ ...draft, sent: true, held: true }).attemptId).not.toBe(draft.attemptId)
    expect(after(draft).attemptId).toBe(draft.attemptId)
  })

  test('that has been sent is one sum for ever: another sum is another attempt', () => {
    const sent = { ...draft, sent: true }
    expect(withGift(draft, { amountMinor: 5000 })).toEqual({ ...draft, amountMinor: 5000 })
    expect(withGift(sent, { amountMinor: 2500 })).toEqual(sent)
    const other = withGift(sent, { amountMinor: 5000 })
    expect(other).toMatchObject({ amountMinor: 5000, sent: false })
    expect(other.attemptId).not.toBe(sent.attemptId)
    for (const change of [
      { currency: 'eur' },
      { often: 'weekly' },
      { cover: true },
      { startsOn: '2026-12-01' },
    ] as const)
      expect(withGift(sent, change).attemptId).not.toBe(sent.attemptId)
    saveDraft(storage, sent)
    expect(loadDraft(storage, 'roof', ['gbp'])?.sent).toBe(true)
  })

  test('that someone has tampered with is dropped', () => {
    for (const data of [null, 1, {}, { ...draft, attemptId: 'x' }, { ...draft, currency: 1 }]) {
      kept.set('giftDraft', JSON.stringify({ v: 1, data }))
      expect(loadDraft(storage, 'roof', ['gbp'])).toBeUndefined()
    }
    kept.set('giftDraft', JSON.stringify({ v: 1, data: { ...draft, amountMinor: -5 } }))
    expect(loadDraft(storage, 'roof', ['gbp'])?.amountMinor).toBeUndefined()
  })
})

describe('what was typed goes along to the page in another language', () => {
  const { entries: kept, storage } = createMemoryStorage()
  const opened = newDraft('roof', 'gbp')
  const expected = { amountMinor: 2500, currency: 'eur', name: 'Aisha', email: 'aisha@', anonymous: true }

  test('whole, as it was typed, and is nowhere once that page knows it', () => {
    carry(storage, { ...opened, ...expected })
    expect(withCarried(storage, opened, ['gbp', 'eur'])).toEqual({ ...opened, ...expected })
    dropCarried(storage)
    expect([...kept]).toEqual([])
    expect(withCarried(storage, opened, ['gbp', 'eur'])).toBe(opened)
  })

  test('and a gift that was sent stays the attempt it is, for as long as its sum is the same', () => {
    const sent = { ...opened, amountMinor: 2500, sent: true }
    carry(storage, { ...sent, name: 'Aisha' })
    expect(withCarried(storage, sent, ['gbp'])).toEqual({ ...sent, name: 'Aisha' })
    carry(storage, { ...sent, amountMinor: 5000 })
    expect(withCarried(storage, sent, ['gbp']).attemptId).not.toBe(sent.attemptId)
  })

  test('but not to another cause, nor to whoever comes later, nor from a stranger', () => {
    carry(storage, { ...opened, ...expected }, 0)
    const another = newDraft('zakat', 'gbp')
    expect(withCarried(storage, another, ['gbp', 'eur'], ['once'], 1000)).toBe(another)
    expect(withCarried(storage, opened, ['gbp', 'eur'], ['once'], 600_000)).toBe(opened)
    expect([...kept]).toEqual([])
    kept.set('giftCarried', JSON.stringify({ v: 1, data: { ...opened, ...expected, at: Date.now(), name: 1 } }))
    expect(withCarried(storage, opened, ['gbp', 'eur'])).toBe(opened)
  })
})

test('attempts are random UUIDs of version 4', () => {
  const ids = Array.from({ length: 100 }, newAttemptId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('a gift chosen beside the form', () => {
  const sent = { ...newDraft('building', 'gbp', 'roof'), amountMinor: 1000, startsOn: '2026-11-27', sent: true }
  const wish = { often: 'once', amountMinor: 500 } as const

  test('is another attempt than the one before, once it is known what became of that', () => {
    const next = withWish(sent, wish)
    expect(next).toMatchObject({ amountMinor: 500, startsOn: undefined, sent: false, campaignId: 'roof' })
    expect(next.attemptId).not.toBe(sent.attemptId)
  })

  test('takes no place of one that is under way or lost: both could be charged', () => {
    const pending = { ...sent, held: true }
    expect(withWish(pending, wish)).toBe(pending)
  })

  test('may be for something the appeal needs; another need is another attempt once it was sent', () => {
    const next = withWish(sent, { ...wish, needId: 'slate' })
    expect(next.needId).toBe('slate')
    expect(withGift(next, { needId: undefined }).attemptId).toBe(next.attemptId)
    expect(withGift({ ...next, sent: true }, { needId: undefined }).attemptId).not.toBe(next.attemptId)
    expect(withWish(next, wish).needId).toBeUndefined()
  })
})
