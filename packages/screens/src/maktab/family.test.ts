import { expect, test } from 'vitest'
import { birthProblem, type FamilyFields, newChild, registrationOf } from './family.ts'

const family: FamilyFields = {
  guardian: {
    name: ' Aisha Rahman ',
    email: 'aisha@example.org ',
    contactNumber: '07911 123456',
    relationship: '',
    address: '',
  },
  secondContact: { name: ' ', contactNumber: '', relationship: '' },
  children: [
    {
      firstName: 'Yusuf ',
      lastName: 'Rahman',
      dateOfBirth: { ok: true, date: '2018-05-14' },
      school: ' ',
      needs: 'An inhaler',
    },
  ],
  consent: true,
  photos: false,
}

test('omits empty values and trims the others', () => {
  expect(registrationOf(family, 'a')).toEqual({
    attemptId: 'a',
    guardian: { name: 'Aisha Rahman', email: 'aisha@example.org', contactNumber: '07911 123456' },
    children: [{ firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-05-14', needs: 'An inhaler' }],
    consent: true,
    photos: false,
  })
})

test('a second child copies only the last name and the school', () => {
  expect(newChild(family.children[0])).toEqual({ firstName: '', lastName: 'Rahman', school: ' ', needs: '' })
})

test.each([
  ['2026-11-22', 'future'],
  ['2026-11-21', undefined],
  ['2007-11-23', undefined],
  ['2007-11-22', 'grown'],
])('validates the birth date %s: %s', (date, problem) => {
  expect(birthProblem({ ok: true, date }, '2026-11-22')).toBe(problem)
})

test('returns the reason a date is invalid', () => {
  expect(birthProblem(undefined, '2026-11-22')).toBe('empty')
  expect(birthProblem({ ok: false, reason: 'unreal', parts: ['day'] }, '2026-11-22')).toBe('unreal')
})
