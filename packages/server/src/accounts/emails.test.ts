import { parseConfig } from '@minaret/plans'
import { describe, expect, test } from 'vitest'
import { mailLanguages } from '../../../foundation/src/email/language.ts'
import { renderAccountEmail } from './emails.ts'
import { accountEmails } from './emailKinds.ts'
import { applicationConfirmEmail } from '../../../foundation/src/forms/emails.ts'
import { renderNotice } from '../../../staff/src/members/notices.ts'
import { codeEmail } from '../signup/emails.ts'

const linkOf = (course: string) => ({ course, link: 'https://mosque.example/confirm' })

const reference = 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM'
const tenant = (items: Record<string, string> = {}) => ({
  address: 'https://mosque.example',
  config: parseConfig(
    Object.entries({ websiteName: 'Central Mosque', ...items }).map(([key, value]) => ({ key, value })),
  ),
})

describe.each(mailLanguages)('in %s', (language) => {
  test.each(accountEmails)("the email %s names the mosque and links to the mosque's own site", (kind) => {
    const email = renderAccountEmail({ tenant: tenant(), to: 'aisha@example.org', language }, kind, reference)
    expect(email.to).toBe('aisha@example.org')
    expect(email.subject).toContain('Central Mosque')
    expect(email.subject).not.toMatch(/[\r\n]/)
    const links = email.text.match(/https?:\/\/\S+/g) ?? []
    expect(links.every((link) => link.startsWith('https://mosque.example'))).toBe(true)
    expect(email.text.includes(reference)).toBe(['register', 'reset', 'new-email'].includes(kind))
    expect(email.html).toContain(`lang="${language}"`)
    expect(email.text).not.toMatch(/undefined|!/)
  })
})

test.each([
  ['account', renderAccountEmail({ tenant: tenant(), to: 'a@example.org', language: 'en' }, 'register', reference)],
  ['sign-up', codeEmail('https://desk.example', { email: 'a@example.org', code: '123456', language: 'en' })],
  ['application', applicationConfirmEmail({ tenant: tenant(), to: 'a@example.org', language: 'en' }, linkOf('course'))],
])('an %s email ends with what to do if the recipient did not ask for it', (_kind, email) => {
  expect(email.text).toContain('If this wasn’t you, ignore this email')
  expect(email.html).toContain('If this wasn’t you, ignore this email')
})

test('an email about a staff login has its text after the button', () => {
  const content = { subject: 'Login', paragraphs: ['One.'], action: 'Open', link: 'https://mosque.example/x' }
  const notice = { ...content, after: ['The link works once.'] }
  expect(renderNotice(tenant(), 'a@example.org', notice).text).toContain('The link works once.')
})

test('in campaigns mode the login link uses the short path', () => {
  const email = renderAccountEmail(
    { tenant: tenant({ StandaloneCampaigns: '1' }), to: 'a@example.org', language: 'en' },
    'account-exists',
  )
  expect(email.text).toContain('https://mosque.example/login\n')
})
