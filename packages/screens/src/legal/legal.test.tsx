import { legalQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { AccessibilityScreen } from '../accessibility/AccessibilityScreen.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { MissingLegal, PrivacyScreen, TermsScreen } from './index.ts'

const legalPage = { title: 'What we keep', body: '<h2>Reading</h2><p>Nothing.</p>', updated: '2026-11-20T12:00:00Z' }

test.each([
  ['privacy', <PrivacyScreen key="" />, legalQueries.privacy],
  ['terms', <TermsScreen key="" />, legalQueries.terms],
] as const)("%s shows the mosque's text with the date of its last change", (_, screen, query) => {
  const html = renderHtml(screen, {
    seed: ({ api, queryClient }) => queryClient.setQueryData<typeof legalPage>(query(api).queryKey, legalPage),
  })
  expect(html).toMatch(/<h1[^>]*>What we keep.*Last updated on 20 November 2026.*<h2>Reading<\/h2><p>Nothing\.<\/p>/s)
  expect(renderHtml(screen)).toContain('aria-label="Loading this page"')
})

test("a missing legal text shows the mosque's contact details", () => {
  const html = renderHtml(<MissingLegal />, { settings: { email: 'office@mosque.example' } })
  expect(html).toMatch(/<h1[^>]*>This page isn’t available yet.*office@mosque\.example/s)
})

const renderStatement = (settings: Record<string, string> = {}) =>
  renderHtml(<AccessibilityScreen />, { settings, built: ['contact'], path: '/accessibility' })

test('the accessibility statement lists shortcomings and contact details', () => {
  const html = renderStatement({ email: 'office@mosque.example', phone: '+44 1274', country: 'GB' })
  for (const text of ['WCAG', 'Where it falls short', 'mailto:office@mosque.example', 'tel:+441274', '/get-in-touch'])
    expect(html).toContain(text)
  expect(html).toContain('equalityadvisoryservice.com')
  expect(renderStatement({ country: 'KW' })).not.toContain('equalityadvisoryservice.com')
})

test('the accessibility statement mentions Stripe only if cards are accepted', () => {
  expect(renderStatement()).not.toContain('Stripe')
  expect(renderStatement({ paymentMode: 'live' })).toContain('Stripe')
})
