import { parseConfig } from '@minaret/plans'
import { describe, expect, test } from 'vitest'
import { mailLanguages } from '../../../foundation/src/email/language.ts'
import { accountEmail } from './emails.ts'
import { accountEmails } from './emailTemplates.ts'

const reference = 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM'
const tenant = (items: Record<string, string> = {}) => ({
  address: 'https://mosque.example',
  config: parseConfig(
    Object.entries({ websiteName: 'Central Mosque', ...items }).map(([key, value]) => ({ key, value })),
  ),
})

describe.each(mailLanguages)('in %s', (language) => {
  test.each(accountEmails)("the letter %s names the mosque, and its link leads to the mosque's own site", (which) => {
    const letter = accountEmail({ tenant: tenant(), to: 'aisha@example.org', language }, which, reference)
    expect(letter.to).toBe('aisha@example.org')
    expect(letter.subject).toContain('Central Mosque')
    expect(letter.subject).not.toMatch(/[\r\n]/)
    const links = letter.text.match(/https?:\/\/\S+/g) ?? []
    expect(links.every((link) => link.startsWith('https://mosque.example'))).toBe(true)
    expect(letter.text.includes(reference)).toBe(['register', 'reset', 'new-email'].includes(which))
    expect(letter.html).toContain(`lang="${language}"`)
    expect(letter.text).not.toMatch(/undefined|!/)
  })
})

test('where the short addresses are the canonical ones, the login page is reached by its short one', () => {
  const letter = accountEmail(
    { tenant: tenant({ StandaloneCampaigns: '1' }), to: 'a@example.org', language: 'en' },
    'account-exists',
  )
  expect(letter.text).toContain('https://mosque.example/login\n')
})
