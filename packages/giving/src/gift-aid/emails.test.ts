import { giftAidWording } from '@minaret/money'
import { parseConfig } from '@minaret/plans'
import { expect, test } from 'vitest'
import { declarationEmail } from './emails.ts'

const tenant = {
  address: 'https://mosque.example',
  config: parseConfig([{ key: 'websiteName', value: 'Central Mosque' }]),
}

test.each([
  ['en', 'Declared on: 20 November 2026'],
  ['ar', 'تاريخ الإقرار: 20 نوفمبر 2026'],
  ['ur', 'اقرار کی تاریخ: 20 نومبر، 2026'],
] as const)('formats the date of a declaration in %s', (language, line) => {
  const { text } = declarationEmail(
    { tenant, to: 'aisha@example.org', language },
    {
      id: '00000000-0000-4000-8000-000000000000',
      title: null,
      firstName: 'Aisha',
      lastName: 'Rahman',
      scope: 'this',
      wording: giftAidWording,
      charity: 'Central Mosque',
      agreedAt: new Date('2026-11-20T12:00:00Z'),
    },
  )
  expect(text).toContain(line)
})
