import { describe, expect, test } from 'vitest'
import type { Declaration } from './declare.ts'
import { type Candidate, assessEligibility, isIncludable } from './eligibility.ts'
import { isSameDonor } from './sameDonor.ts'
import { taxYearOf } from './taxYear.ts'

const today = '2026-11-22'
const timeZone = 'Europe/London'
const gift = (changes: Partial<Candidate> = {}): Candidate => ({
  id: 'g',
  mode: 'live',
  state: 'paid',
  how: 'card',
  giftAid: 'yes',
  declarationId: 'own',
  donorName: 'Aisha Rahman',
  donorEmail: 'aisha@example.org',
  paidAt: new Date('2026-06-01T10:00:00Z'),
  day: '2026-06-01',
  netMinor: 2500,
  causeAllowsGiftAid: true,
  ...changes,
})
const declaration = (changes: Partial<Declaration> = {}): Declaration => ({
  tenantId: 't',
  id: 'own',
  mode: 'live',
  email: 'aisha@example.org',
  userId: null,
  title: null,
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: '4',
  postcode: 'S9 5DH',
  overseas: false,
  scope: 'this',
  wording: 'gift-aid-1',
  charity: 'Masjid',
  language: 'en',
  channel: 'website',
  addressMark: Buffer.alloc(0),
  recordSentAt: null,
  details: Buffer.alloc(0),
  agreedAt: new Date('2026-06-01T09:59:00Z'),
  provedAt: new Date('2026-06-01T10:10:00Z'),
  cancelledAt: null,
  cancelledBy: null,
  ...changes,
})
const enduring = (changes: Partial<Declaration> = {}) =>
  declaration({ id: 'standing', scope: 'past_and_future', agreedAt: new Date('2026-09-01T00:00:00Z'), ...changes })
const paidOn = (day: string) => ({ paidAt: new Date(`${day}T10:00:00Z`), day })
const undeclared = { declarationId: null, giftAid: null }

const assess = (candidate: Candidate, ...declarations: Declaration[]) => {
  const eligibility = assessEligibility(candidate, declarations, { today, timeZone })
  return 'refusal' in eligibility ? eligibility.refusal : [eligibility.declaration.id, ...eligibility.doubts].join(' ')
}

describe('a gift is claimed', () => {
  test.each<[string, Candidate, Declaration[], string]>([
    ['with the declaration made with it', gift(), [declaration()], 'own'],
    ['given before the enduring declaration', gift({ ...undeclared }), [enduring()], 'standing'],
    ['given four years before it', gift({ ...undeclared, ...paidOn('2022-09-02') }), [enduring()], 'standing'],
    [
      'given exactly four years before it, at any hour',
      gift({ ...undeclared, ...paidOn('2022-09-01') }),
      [enduring({ agreedAt: new Date('2026-09-01T20:00:00Z') })],
      'standing',
    ],
    [
      'given on that day in the mosque’s time zone',
      gift({ ...undeclared, ...paidOn('2022-09-01') }),
      [enduring({ agreedAt: new Date('2026-08-31T23:30:00Z') })],
      'standing',
    ],
    ['but not if given earlier', gift({ ...undeclared, ...paidOn('2022-08-31') }), [enduring()], 'undeclared'],
    [
      'but not if given on the previous day, however late',
      gift({ ...undeclared, paidAt: new Date('2022-08-31T22:59:00Z'), day: '2022-08-31' }),
      [enduring({ agreedAt: new Date('2026-08-31T23:00:00Z') })],
      'undeclared',
    ],
    ['given after it', gift({ ...undeclared, ...paidOn('2026-10-01') }), [enduring()], 'standing'],
    ['given in cash by a donor with a declaration', gift({ ...undeclared, how: 'cash' }), [enduring()], 'standing'],
    ['by the rest after a part refund', gift({ state: 'part_refunded', netMinor: 1 }), [declaration()], 'own'],
    ['with the newest of several', gift(), [declaration(), enduring()], 'standing'],
    ['with its own if no other name was given', gift({ donorName: ' ' }), [declaration()], 'own'],
    ['given with a title', gift({ donorName: 'Dr. Aisha Rahman' }), [declaration()], 'own'],
    [
      'with the payer’s enduring declaration before its own in another name',
      gift(),
      [declaration({ firstName: 'Yusuf' }), enduring({ agreedAt: new Date('2026-05-01T00:00:00Z') })],
      'standing',
    ],
    [
      'with its own before a newer one in another name',
      gift(),
      [declaration(), enduring({ firstName: 'Yusuf' })],
      'own',
    ],
    [
      'given before its declaration was cancelled',
      gift(),
      [declaration({ cancelledAt: new Date('2026-07-01') })],
      'own',
    ],
    [
      'with a new yes after a cancelled one',
      gift({ ...undeclared }),
      [enduring({ id: 'old', cancelledAt: new Date('2026-05-01') }), enduring()],
      'standing',
    ],
    ['with an address in capitals', gift({ ...undeclared, donorEmail: 'AISHA@example.org' }), [enduring()], 'standing'],
  ])('%s', (_, candidate, declarations, result) => {
    expect(assess(candidate, ...declarations)).toBe(result)
  })
})

describe('a gift is not claimed', () => {
  test.each<[string, Candidate, Declaration[], string]>([
    [
      'if the donor said no, despite a declaration',
      gift({ giftAid: 'no', declarationId: null }),
      [enduring()],
      'said_no',
    ],
    ['for a cause without Gift Aid, such as zakat', gift({ causeAllowsGiftAid: false }), [declaration()], 'cause'],
    ['if it matched another gift', gift({ ...undeclared, how: 'matched' }), [enduring()], 'matched'],
    ['while it is in dispute', gift({ state: 'disputed' }), [declaration()], 'disputed'],
    ['if it was refunded in full', gift({ netMinor: 0 }), [declaration()], 'went_back'],
    [
      'from the time its declaration was cancelled',
      gift(),
      [declaration({ cancelledAt: gift().paidAt })],
      'undeclared',
    ],
    ['with another donor’s declaration', gift({ ...undeclared }), [enduring({ email: 'b@example.org' })], 'undeclared'],
    ['with a declaration for another gift only', gift({ ...undeclared }), [declaration({ id: 'x' })], 'undeclared'],
    ['with a declaration without a payment', gift({ ...undeclared }), [enduring({ provedAt: null })], 'undeclared'],
    [
      'if it is live and the declaration was made in a demonstration',
      gift({ ...undeclared }),
      [enduring({ mode: 'demo' })],
      'undeclared',
    ],
    [
      'if neither has an email address',
      gift({ ...undeclared, donorEmail: '' }),
      [enduring({ email: '' })],
      'undeclared',
    ],
  ])('%s', (_, candidate, declarations, result) => {
    expect(assess(candidate, ...declarations)).toBe(result)
  })
})

describe('a check is required', () => {
  test.each<[string, Candidate, Declaration[], string]>([
    ['for a company', gift(), [declaration({ lastName: 'Rahman Ltd' })], 'own company other_name'],
    [
      'for a mosque as donor',
      gift(),
      [declaration({ firstName: 'Central', lastName: 'Masjid' })],
      'own company other_name',
    ],
    ['for two people in one name', gift(), [declaration({ firstName: 'Ali & Aisha' })], 'own several'],
    ['for a family', gift(), [declaration({ firstName: 'The', lastName: 'Khan family' })], 'own several other_name'],
    ['for a name in Arabic script', gift(), [declaration({ firstName: 'عائشة' })], 'own other_name script'],
    [
      'for a payment by a company',
      gift({ donorName: 'Rahman Trading Ltd' }),
      [declaration()],
      'own company other_name',
    ],
    [
      'for a company whose name starts with the donor’s',
      gift({ donorName: 'Aisha Rahman Ltd' }),
      [declaration()],
      'own company',
    ],
    ['for a payment by several people', gift({ donorName: 'Aisha & Ali Rahman' }), [declaration()], 'own several'],
    ['for a payment by a couple', gift({ donorName: 'Mr Mrs Rahman' }), [declaration()], 'own several other_name'],
    ['for a payment by another person', gift({ donorName: 'Yusuf Ali' }), [declaration()], 'own other_name'],
    ['for a payment by a brother', gift({ donorName: 'Ahmed Rahman' }), [declaration()], 'own other_name'],
    ['for a card in another script', gift({ donorName: 'عائشة الرحمن' }), [declaration()], 'own other_name'],
    ['for an address in Arabic script', gift(), [declaration({ house: 'بيت ٤' })], 'own script'],
    ['for an emoji as a house', gift(), [declaration({ house: '🏠' })], 'own form'],
    ['for a house of symbols only', gift(), [declaration({ house: '#–.' })], 'own form'],
    ['for a name of only a mark', gift({ donorName: '' }), [declaration({ firstName: 'ʿ' })], 'own form'],
    ['for a postcode HMRC ignores', gift(), [declaration({ postcode: 'S9' })], 'own form postcode'],
    ['for another person’s address', gift(), [declaration({ house: 'c/o Khan, 4' })], 'own not_home'],
    ['for an address abroad without a street', gift(), [declaration({ house: '12', postcode: null })], 'own abroad'],
    ['for an invalid postcode', gift(), [declaration({ postcode: 'QQ1 1AA' })], 'own postcode'],
    ['for a Channel Islands postcode', gift(), [declaration({ postcode: 'JE2 3AB' })], 'own postcode'],
    [
      'for a gift under another name',
      gift({ ...undeclared, donorName: 'Yusuf Ali' }),
      [enduring()],
      'standing other_name',
    ],
    ['for a gift without a name', gift({ ...undeclared, donorName: '' }), [enduring()], 'standing other_name'],
    ['for a gift older than four tax years', gift(paidOn('2021-04-05')), [declaration()], 'own old'],
  ])('%s', (_, candidate, declarations, result) => {
    expect(assess(candidate, ...declarations)).toBe(result)
  })
  test('for details HMRC can’t accept, which can never be included', () => {
    for (const house of ['🏠', 'بيت ٤']) {
      const eligibility = assessEligibility(gift(), [declaration({ house })], { today, timeZone })
      expect('doubts' in eligibility && isIncludable(eligibility.doubts)).toBe(false)
    }
    const eligibility = assessEligibility(gift(), [declaration({ house: 'c/o Khan, 4' })], { today, timeZone })
    expect('doubts' in eligibility && isIncludable(eligibility.doubts)).toBe(true)
  })
  test.each([
    'Siobhán',
    'Żółć',
    'Şeyma',
    'Işık',
    'Ḥusayn',
    'Nuʿmān',
    'Đorđe',
    'Əliyə',
    'Constance',
    'Cosmo',
    'Grouper',
    'Ann-Marie',
  ])('but not for %s', (firstName) => {
    expect(assess(gift({ donorName: `${firstName} Rahman` }), declaration({ firstName }))).toBe('own')
  })
})

test.each([
  ['Aisha Rahman', 'Aisha', 'Rahman', true],
  ['A. RAHMAN', 'Aisha', 'Rahman', true],
  ['Dr Aïsha Rahmán', 'Aisha', 'Rahman', true],
  ['Rahman, Aisha', 'A', 'Rahman', true],
  ['Aisha House-Martin', 'Aisha', 'House Martin', true],
  ['عائشة الرحمن', 'عائشة', 'الرحمن', true],
  ['Aisha Khan', 'Aisha', 'Rahman', false],
  ['Yusuf Rahman', 'Aisha', 'Rahman', false],
  ['Rahman', 'Aisha', 'Rahman', false],
  ['', 'Aisha', 'Rahman', false],
  // A family shares last name and initial.
  ['Ahmed Rahman', 'Aisha', 'Rahman', false],
  ['Mrs Rahman', 'Mariam', 'Rahman', false],
  ['Mohammed Yusuf Khan', 'Mohammed Bilal', 'Khan', false],
  ['Mohammed Khan', 'Mohammed Bilal', 'Khan', true],
  ['Bilal Khan', 'Mohammed Bilal', 'Khan', true],
  ['M. B. Khan', 'Mohammed Bilal', 'Khan', true],
  ['M Y Khan', 'Mohammed Bilal', 'Khan', false],
  ['Aisha Bibi Rahman', 'Aisha', 'Rahman', true],
  ['Sheikh Aisha Rahman', 'Aisha', 'Rahman', true],
  ['Aisha Sheikh', 'Aisha', 'Sheikh', true],
  ['Imam Khan', 'Imam', 'Khan', true],
  ['Dr. Aisha Rahman', 'Aisha Bibi', 'Rahman', true],
  // The same name, in separate words, one word, or other characters.
  ['Abdulrahman Khan', 'Abdul Rahman', 'Khan', true],
  ['Aisha Al Zahra', 'Aisha', 'Al-Zahra', true],
  ['Aisha AlZahra', 'Aisha', 'al-Zahra', true],
  ['Sean OBrien', 'Seán', 'O’Brien', true],
  ['Seyma Isik', 'Şeyma', 'Işık', true],
  ['Numan Đorđević', 'Nuʿmān', 'Dordevic', true],
  ['Aisha Rahman-Khan', 'Aisha', 'Rahman', true],
  ['Aisha Rahman', 'Aisha', 'Rahman Khan', false],
  // Part of a word is another name.
  ['Khalid Rahmani', 'Khalid', 'Rahman', false],
  ['Rahman Ali Ltd', 'Aisha', 'Rahman', false],
])('the donor %j matches %s %s: %s', (donorName, firstName, lastName, isSame) => {
  expect(isSameDonor(donorName, { firstName, lastName })).toBe(isSame)
})

test.each([
  ['2026-04-05', 2025],
  ['2026-04-06', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s is in the tax year that starts in %i', (day, year) => {
  expect(taxYearOf(day)).toBe(year)
})
