import { legalQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { AccessibilityScreen } from '../accessibility/AccessibilityScreen.tsx'
import { draw } from '../testing/draw.tsx'
import { MissingLegal, PrivacyScreen, TermsScreen } from './index.ts'

const written = { title: 'What we keep', body: '<h2>Reading</h2><p>Nothing.</p>', updated: '2026-11-20T12:00:00Z' }

test.each([
  ['privacy', <PrivacyScreen key="" />, legalQueries.privacy],
  ['terms', <TermsScreen key="" />, legalQueries.terms],
] as const)('%s stands in the mosque’s words, with the day they last changed', (_, screen, query) => {
  const html = draw(screen, {
    seed: ({ api, queryClient }) => queryClient.setQueryData<typeof written>(query(api).queryKey, written),
  })
  expect(html).toMatch(/<h1[^>]*>What we keep.*Last updated on 20 November 2026.*<h2>Reading<\/h2><p>Nothing\.<\/p>/s)
  expect(draw(screen)).toContain('aria-label="Loading this page"')
})

test('what a mosque has not written nobody says for it: the page names whom to ask', () => {
  const html = draw(<MissingLegal />, { settings: { email: 'office@mosque.example' } })
  expect(html).toMatch(/<h1[^>]*>This page hasn’t been written yet.*office@mosque\.example/s)
})

const statement = (settings: Record<string, string> = {}) =>
  draw(<AccessibilityScreen />, { settings, built: ['contact'], path: '/accessibility' })

test('the accessibility statement says what falls short and how to tell the mosque', () => {
  const html = statement({ email: 'office@mosque.example', phone: '+44 1274', country: 'GB' })
  for (const text of ['WCAG', 'Where it falls short', 'mailto:office@mosque.example', 'tel:+441274', '/get-in-touch'])
    expect(html).toContain(text)
  expect(html).toContain('equalityadvisoryservice.com')
  expect(statement({ country: 'KW' })).not.toContain('equalityadvisoryservice.com')
})

test('of the card company’s part it speaks where cards are taken', () => {
  expect(statement()).not.toContain('Stripe')
  expect(statement({ paymentMode: 'live' })).toContain('Stripe')
})
