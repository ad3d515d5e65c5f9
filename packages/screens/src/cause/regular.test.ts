import { parseConfig } from '@minaret/plans'
import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '@minaret/domain/testing'
import { chargeOf, coverFor } from './amounts.ts'
import { attemptOf } from './attempt.ts'
import { saveTransfer, withTransfer } from './formTransfer.ts'
import { saveDraft, loadDraft, newDraft } from './draft.ts'
import { giftAidAnswer, giftAidProblems, splitName, emptyGiftAid } from './giftAid.ts'
import { countCollections, firstDay, parseFrequency, frequenciesOf, scheduleProblems } from './frequency.ts'

const now = { date: '2026-11-22', first: { weekly: '2026-11-27', monthly: '2026-11-22', daily: '2026-11-22' } }
const allRhythms = { jummah: true, monthly: true, daily: true }
const cause = {
  id: 'roof',
  title: 'A new roof',
  summary: '',
  story: [],
  kind: 'general' as const,
  fund: 'Building fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [2500],
  currencies: ['gbp', 'usd'],
  giftAid: true,
  ...allRhythms,
}
const tenant = parseConfig(
  Object.entries({ country: 'GB', cardFees: 'gbp 1.2% + 0.20' }).map(([key, value]) => ({ key, value })),
)
const draft = { ...newDraft('roof', 'gbp'), amountMinor: 2500, name: 'Aisha Rahman', email: 'aisha@example.org' }
const declaration = {
  ...emptyGiftAid,
  claim: true,
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: '7',
  postcode: 'bd11aa',
}

describe('the frequency', () => {
  test('is one that the cause offers, with one-off first', () => {
    expect(frequenciesOf(allRhythms)).toEqual(['once', 'weekly', 'monthly', 'daily'])
    expect(frequenciesOf({ jummah: false, monthly: true, daily: false })).toEqual(['once', 'monthly'])
    expect([
      parseFrequency('weekly', allRhythms),
      parseFrequency('weekly', { ...allRhythms, jummah: false }),
      parseFrequency(null, allRhythms),
    ]).toEqual(['weekly', undefined, undefined])
  })

  test('has a first collection date before payment', () => {
    expect(firstDay({ often: 'once' }, now)).toBeUndefined()
    // A Friday shown in the form is kept until it has passed; the server decides whether it is too late.
    expect(firstDay({ often: 'weekly', startsOn: '2026-12-25' }, now)).toBe('2026-12-25')
    expect(firstDay({ often: 'weekly', startsOn: '2026-11-20' }, now)).toBe('2026-11-27')
    expect(firstDay({ often: 'monthly' }, now)).toBe('2026-11-22')
    expect(firstDay({ often: 'daily', startsOn: '2026-12-01' }, now)).toBe('2026-12-01')
  })

  test.each([
    [{ often: 'once' }, {}],
    [{ often: 'weekly', startsOn: '2020-01-01' }, {}],
    [{ often: 'monthly' }, {}],
    [{ often: 'monthly', startsOn: '2026-11-21' }, { startsOn: 'early' }],
    [{ often: 'monthly', startsOn: '2027-01-22' }, { startsOn: 'late' }],
    [{ often: 'daily' }, { until: 'empty' }],
    [{ often: 'daily', until: '2026-11-22' }, {}],
    [{ often: 'daily', until: '2026-11-21' }, { until: 'early' }],
    [{ often: 'daily', startsOn: '2026-12-01', until: '2027-12-02' }, { until: 'late' }],
  ] as const)('%j has the problems %j', (schedule, problems) => {
    expect(scheduleProblems(schedule, now)).toEqual(problems)
  })

  test('counts the collections of a daily gift', () => {
    expect(countCollections({ often: 'daily', startsOn: '2026-12-01', until: '2026-12-10' }, now)).toBe(10)
    expect(countCollections({ often: 'daily' }, now)).toBeUndefined()
  })
})

test('adds the exact fee only if the donor opts in and the fee is known', () => {
  const fees = 'gbp 1.2% + 0.20'
  expect(coverFor(2500, 'gbp', fees)).toBe(51)
  expect(coverFor(2500, 'usd', fees)).toBeUndefined()
  expect(chargeOf({ amountMinor: 2500, currency: 'gbp', cover: false }, fees).totalMinor).toBe(2500)
  expect(chargeOf({ amountMinor: 2500, currency: 'gbp', cover: true }, fees).totalMinor).toBe(2551)
  expect(chargeOf({ amountMinor: 2500, currency: 'usd', cover: true }, fees).totalMinor).toBe(2500)
})

describe('Gift Aid', () => {
  test('requires a yes or no and, after a yes, all fields of the declaration', () => {
    expect(giftAidProblems(emptyGiftAid)).toEqual({ claim: 'empty' })
    expect(giftAidProblems({ ...emptyGiftAid, claim: false })).toEqual({})
    expect(giftAidProblems({ ...emptyGiftAid, claim: true })).toEqual({
      firstName: 'empty',
      lastName: 'empty',
      house: 'empty',
      postcode: 'empty',
    })
    expect(giftAidProblems(declaration)).toEqual({})
    expect(giftAidProblems({ ...declaration, postcode: '' })).toEqual({ postcode: 'empty' })
    expect(giftAidProblems({ ...declaration, postcode: '12345' })).toEqual({ postcode: 'unreadable' })
    expect(giftAidProblems({ ...declaration, postcode: 'QQ1 1AA' })).toEqual({ postcode: 'unreadable' })
    expect(giftAidProblems({ ...declaration, postcode: 'JE2 3AB' })).toEqual({ postcode: 'crown' })
    expect(giftAidProblems({ ...declaration, postcode: 'BFPO 8' })).toEqual({ postcode: 'bfpo' })
    expect(giftAidProblems({ ...declaration, postcode: '', overseas: true })).toEqual({})
    expect(giftAidProblems({ ...declaration, title: 'x'.repeat(21), lastName: 'x'.repeat(36) })).toEqual({
      title: 'long',
      lastName: 'long',
    })
  })

  test('sends the declaration with the version of its wording', () => {
    expect(giftAidAnswer({ ...declaration, claim: false })).toEqual({ claim: false })
    expect(giftAidAnswer({ ...declaration, always: true, title: ' Ms ' })).toMatchObject({
      claim: true,
      wording: expect.any(String),
      scope: 'past_and_future',
      title: 'Ms',
      postcode: 'BD1 1AA',
    })
    expect(giftAidAnswer({ ...declaration, overseas: true })).not.toHaveProperty('postcode')
  })

  test.each([
    ['Aisha Rahman', 'Aisha', 'Rahman'],
    [' Abdul  Rahman Khan ', 'Abdul Rahman', 'Khan'],
    ['Aisha', 'Aisha', ''],
    ['', '', ''],
  ])('splits "%s" as a suggestion', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName })
  })
})

describe('the sent attempt', () => {
  test('of a one-off gift has no optional fields', () => {
    const { attemptId, name, email } = draft
    const answeredDraft = { ...draft, giftAid: { ...emptyGiftAid, claim: false } }
    expect(attemptOf(answeredDraft, cause, tenant, now)).toEqual({
      attemptId,
      causeId: 'roof',
      amountMinor: 2500,
      currency: 'gbp',
      kind: 'once',
      anonymous: false,
      donor: { name, email },
      giftAid: { claim: false },
    })
    // Without the question no answer is sent, whatever the form contained before.
    expect(attemptOf({ ...answeredDraft, currency: 'usd' }, cause, tenant, now)).not.toHaveProperty('giftAid')
  })

  test('has the dates shown, the covered fee and the message', () => {
    const daily = { ...draft, often: 'daily', until: '2026-12-01', cover: true, message: ' Salam ' } as const
    expect(attemptOf(daily, cause, tenant, now)).toMatchObject({
      kind: 'daily',
      startsOn: '2026-11-22',
      until: '2026-12-01',
      coverMinor: 51,
      message: 'Salam',
    })
    for (const startsOn of ['2026-11-27', '2026-12-04', undefined])
      expect(attemptOf({ ...draft, often: 'weekly', startsOn }, cause, tenant, now)).toHaveProperty(
        'startsOn',
        startsOn ?? '2026-11-27',
      )
    expect(attemptOf({ ...draft, startsOn: '2026-12-04' }, cause, tenant, now)).not.toHaveProperty('startsOn')
  })
})

describe('a draft', () => {
  const { entries, storage } = createMemoryStorage()
  const expected = {
    ...draft,
    often: 'daily',
    until: '2026-12-01',
    cover: true,
    message: 'Salam',
    giftAid: declaration,
  } as const
  const frequencies = frequenciesOf(cause)

  test('keeps its dates and fee over a reload, but never the address or the message', () => {
    saveDraft(storage, expected)
    expect([...entries.values()].join()).not.toMatch(/aisha|salam|bd11aa/i)
    const { message: _m, giftAid: _g, name: _n, email: _e, ...rest } = expected
    expect(loadDraft(storage, 'roof', ['gbp'], frequencies)).toMatchObject(rest)
  })

  test('is dropped if the cause no longer offers its frequency', () => {
    saveDraft(storage, expected)
    expect(loadDraft(storage, 'roof', ['gbp'], ['once', 'weekly'])).toBeUndefined()
  })

  test('is carried to the page in another language with its message, but without the address', () => {
    saveTransfer(storage, expected)
    expect([...entries.values()].join()).not.toMatch(/bd11aa/i)
    expect(withTransfer(storage, newDraft('roof', 'gbp'), ['gbp'], frequencies)).toMatchObject({
      often: 'daily',
      until: '2026-12-01',
      cover: true,
      message: 'Salam',
      giftAid: emptyGiftAid,
    })
  })
})
