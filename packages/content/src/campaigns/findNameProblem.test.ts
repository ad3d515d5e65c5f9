import { expect, test } from 'vitest'
import { findNameProblem } from './findNameProblem.ts'

const mosqueNames = ['Masjid an-Noor', 'Lantern Street Islamic Trust', 'an-noor']

test.each([
  'Masjid an-Noor',
  'masjid annoor',
  'Masjid an Nor',
  'MASJID AN-NOOR TEAM',
  'An-Noor',
  'Lantern Street',
  'Lantern Street Islamc Trust',
  'Official',
  'The official one',
  'Oficial',
  'Offical Noor',
  'Mosque office',
  'Our Charity',
  'Treasurer',
  'مسجد النور',
  'المسجد',
  'مسجد',
  'الإدارة',
  'کمیٹی',
  // Cyrillic and Greek look-alikes of Latin letters, mathematical and full-width ones.
  'Оfficiаl',
  'оffісіаl',
  '𝐎𝐟𝐟𝐢𝐜𝐢𝐚𝐥',
  'Ｏｆｆｉｃｉａｌ',
  'Μаsjіd',
  'Ófficial',
])('rejects %s on the page of Masjid an-Noor', (name) => {
  expect(findNameProblem(name, mosqueNames)).toBeOneOf(['posing', 'alphabets'])
})

test.each([
  'Aisha',
  'Noor',
  'Nur',
  'Majid',
  'Masood',
  'Imam Din',
  'Charity',
  'Abd al-Noor',
  'Mary-Jane',
  "O'Brien",
  'نور',
  'مسعود',
  'عائشة',
  'نورین',
  'Амина',
  'Νίκος',
  'Şükrü',
  'Zoë',
])('accepts %s', (name) => {
  expect(findNameProblem(name, mosqueNames)).toBeUndefined()
})
