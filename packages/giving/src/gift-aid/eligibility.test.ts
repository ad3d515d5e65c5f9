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
  causeClaims: true,
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
const lasting = (changes: Partial<Declaration> = {}) =>
  declaration({ id: 'standing', scope: 'past_and_future', agreedAt: new Date('2026-09-01T00:00:00Z'), ...changes })
const on = (day: string) => ({ paidAt: new Date(`${day}T10:00:00Z`), day })
const other = { declarationId: null, giftAid: null }

const verdict = (candidate: Candidate, ...declarations: Declaration[]) => {
  const judged = assessEligibility(candidate, declarations, { today, timeZone })
  return 'refusal' in judged ? judged.refusal : [judged.declaration.id, ...judged.doubts].join(' ')
}

describe('a gift is claimed', () => {
  test.each<[string, Candidate, Declaration[], string]>([
    ['with the declaration made with it', gift(), [declaration()], 'own'],
    ['when it came before the standing declaration', gift({ ...other }), [lasting()], 'standing'],
    ['four years before it', gift({ ...other, ...on('2022-09-02') }), [lasting()], 'standing'],
    [
      'on the very day four years before it, at whatever hour',
      gift({ ...other, ...on('2022-09-01') }),
      [lasting({ agreedAt: new Date('2026-09-01T20:00:00Z') })],
      'standing',
    ],
    [
      'on that day by the mosque’s clocks',
      gift({ ...other, ...on('2022-09-01') }),
      [lasting({ agreedAt: new Date('2026-08-31T23:30:00Z') })],
      'standing',
    ],
    ['not earlier', gift({ ...other, ...on('2022-08-31') }), [lasting()], 'undeclared'],
    [
      'not on the day before it, however late',
      gift({ ...other, paidAt: new Date('2022-08-31T22:59:00Z'), day: '2022-08-31' }),
      [lasting({ agreedAt: new Date('2026-08-31T23:00:00Z') })],
      'undeclared',
    ],
    ['when it came after it', gift({ ...other, ...on('2026-10-01') }), [lasting()], 'standing'],
    ['in cash, of whoever has declared', gift({ ...other, how: 'cash' }), [lasting()], 'standing'],
    ['in what stayed after a part went back', gift({ state: 'part_refunded', netMinor: 1 }), [declaration()], 'own'],
    ['with the newest of several', gift(), [declaration(), lasting()], 'standing'],
    ['with its own where no other name was given', gift({ donorName: ' ' }), [declaration()], 'own'],
    ['when it was given with a title', gift({ donorName: 'Dr. Aisha Rahman' }), [declaration()], 'own'],
    [
      'with the standing one of whoever paid, before one made with it in another name',
      gift(),
      [declaration({ firstName: 'Yusuf' }), lasting({ agreedAt: new Date('2026-05-01T00:00:00Z') })],
      'standing',
    ],
    [
      'with its own before a newer one in another name',
      gift(),
      [declaration(), lasting({ firstName: 'Yusuf' })],
      'own',
    ],
    ['before its declaration was cancelled', gift(), [declaration({ cancelledAt: new Date('2026-07-01') })], 'own'],
    [
      'with a new yes after a cancelled one',
      gift({ ...other }),
      [lasting({ id: 'old', cancelledAt: new Date('2026-05-01') }), lasting()],
      'standing',
    ],
    ['with an address typed in capitals', gift({ ...other, donorEmail: 'AISHA@example.org' }), [lasting()], 'standing'],
  ])('%s', (_, candidate, declarations, result) => {
    expect(verdict(candidate, ...declarations)).toBe(result)
  })
})

describe('a gift is not claimed', () => {
  test.each<[string, Candidate, Declaration[], string]>([
    ['where the giver said no, whatever stands', gift({ giftAid: 'no', declarationId: null }), [lasting()], 'said_no'],
    ['for a cause that is not claimed for, such as zakat', gift({ causeClaims: false }), [declaration()], 'cause'],
    ['when somebody matched another gift', gift({ ...other, how: 'matched' }), [lasting()], 'matched'],
    ['while it is in dispute', gift({ state: 'disputed' }), [declaration()], 'disputed'],
    ['when all of it went back', gift({ netMinor: 0 }), [declaration()], 'went_back'],
    [
      'from the moment its declaration was cancelled',
      gift(),
      [declaration({ cancelledAt: gift().paidAt })],
      'undeclared',
    ],
    ['with another giver’s declaration', gift({ ...other }), [lasting({ email: 'b@example.org' })], 'undeclared'],
    ['with one for another gift alone', gift({ ...other }), [declaration({ id: 'x' })], 'undeclared'],
    ['with one no money came with', gift({ ...other }), [lasting({ provedAt: null })], 'undeclared'],
    ['live with one of a demonstration', gift({ ...other }), [lasting({ mode: 'demo' })], 'undeclared'],
    ['when both have no address', gift({ ...other, donorEmail: '' }), [lasting({ email: '' })], 'undeclared'],
  ])('%s', (_, candidate, declarations, result) => {
    expect(verdict(candidate, ...declarations)).toBe(result)
  })
})

describe('somebody looks first', () => {
  test.each<[string, Candidate, Declaration[], string]>([
    ['at a company', gift(), [declaration({ lastName: 'Rahman Ltd' })], 'own company other_name'],
    [
      'at a mosque that gives',
      gift(),
      [declaration({ firstName: 'Central', lastName: 'Masjid' })],
      'own company other_name',
    ],
    ['at two people in one name', gift(), [declaration({ firstName: 'Ali & Aisha' })], 'own several'],
    ['at a family', gift(), [declaration({ firstName: 'The', lastName: 'Khan family' })], 'own several other_name'],
    ['at a name in Arabic letters', gift(), [declaration({ firstName: 'عائشة' })], 'own other_name script'],
    ['at a company that paid', gift({ donorName: 'Rahman Trading Ltd' }), [declaration()], 'own company other_name'],
    [
      'at a company whose name begins with the donor’s',
      gift({ donorName: 'Aisha Rahman Ltd' }),
      [declaration()],
      'own company',
    ],
    ['at several who paid', gift({ donorName: 'Aisha & Ali Rahman' }), [declaration()], 'own several'],
    ['at a couple who paid', gift({ donorName: 'Mr Mrs Rahman' }), [declaration()], 'own several other_name'],
    ['at somebody else who paid', gift({ donorName: 'Yusuf Ali' }), [declaration()], 'own other_name'],
    ['at a brother who paid', gift({ donorName: 'Ahmed Rahman' }), [declaration()], 'own other_name'],
    ['at a card of another script', gift({ donorName: 'عائشة الرحمن' }), [declaration()], 'own other_name'],
    ['at a home in Arabic letters', gift(), [declaration({ house: 'بيت ٤' })], 'own script'],
    ['at a house of nothing but a picture', gift(), [declaration({ house: '🏠' })], 'own form'],
    ['at a house of nothing but signs', gift(), [declaration({ house: '#–.' })], 'own form'],
    ['at a name of nothing but a mark', gift({ donorName: '' }), [declaration({ firstName: 'ʿ' })], 'own form'],
    ['at a postcode HMRC takes for none', gift(), [declaration({ postcode: 'S9' })], 'own form postcode'],
    ['at somebody else’s address', gift(), [declaration({ house: 'c/o Khan, 4' })], 'own not_home'],
    ['at a home abroad without its street', gift(), [declaration({ house: '12', postcode: null })], 'own abroad'],
    ['at a postcode that is none', gift(), [declaration({ postcode: 'QQ1 1AA' })], 'own postcode'],
    ['at one of the Channel Islands', gift(), [declaration({ postcode: 'JE2 3AB' })], 'own postcode'],
    ['at a gift under another name', gift({ ...other, donorName: 'Yusuf Ali' }), [lasting()], 'standing other_name'],
    ['at one without a name', gift({ ...other, donorName: '' }), [lasting()], 'standing other_name'],
    ['at what is older than four tax years', gift(on('2021-04-05')), [declaration()], 'own old'],
  ])('%s', (_, candidate, declarations, result) => {
    expect(verdict(candidate, ...declarations)).toBe(result)
  })
  test('at what HMRC can’t take, and no look includes it', () => {
    for (const house of ['🏠', 'بيت ٤']) {
      const judged = assessEligibility(gift(), [declaration({ house })], { today, timeZone })
      expect('doubts' in judged && isIncludable(judged.doubts)).toBe(false)
    }
    const judged = assessEligibility(gift(), [declaration({ house: 'c/o Khan, 4' })], { today, timeZone })
    expect('doubts' in judged && isIncludable(judged.doubts)).toBe(true)
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
  ])('not at %s', (firstName) => {
    expect(verdict(gift({ donorName: `${firstName} Rahman` }), declaration({ firstName }))).toBe('own')
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
  // The same name, written apart, together, or in other letters.
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
])('a gift of %j is of %s %s: %s', (donorName, firstName, lastName, same) => {
  expect(isSameDonor(donorName, { firstName, lastName })).toBe(same)
})

test.each([
  ['2026-04-05', 2025],
  ['2026-04-06', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s is in the tax year that began in %i', (day, year) => {
  expect(taxYearOf(day)).toBe(year)
})
