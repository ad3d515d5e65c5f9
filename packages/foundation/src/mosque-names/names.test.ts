import { describe, expect, test } from 'vitest'
import { isSuspiciousName, isSuspiciousSlug, resembles, slugProblem } from './names.ts'

describe('a name that can be mistaken for “Masjid al-Huda”', () => {
  test.each([
    'Masjid al-Huda',
    'MASJID AL HUDA',
    'Mɑsjid al-Huda',
    'Mаsjіd аl-Нudа',
    'ΜΑЅЈΙD ΑL-ΗUDΑ',
    '𝐌𝐚𝐬𝐣𝐢𝐝 𝐚𝐥-𝐇𝐮𝐝𝐚',
    'Ｍａｓｊｉｄ ａｌ－Ｈｕｄａ',
    'Ⅿasjid al-Huda',
    'Masjid aI-Huda',
    'Masj1d a1-Huda',
    'Mas\u200bjid al\u00ad-Huda',
    'Másjìd āl-Ḥudā',
    'The Masjid al-Huda',
    'Masjid al-Huda UK',
    'Masjid al-Huda U.K.',
    'Masjid al-Huda (Official)',
    'Official Masjid al-Huda Website',
    'Al-Huda Mosque',
    'The Al Huda Jamia Masjid',
    'Masjid al-Hudaa',
    'Masjid.al.Huda',
  ])('%s', (name) => expect(resembles(name, ['Masjid Bilal', 'Masjid al-Huda'])).toBe(true))
})

test.each([
  ['جامع النور', 'مسجد النور'],
  ['مسجد الهدى', 'مسجد الهدي'],
  ['مسجد الأقصى', 'مسجد الاقصى'],
  ['Rnosque of Salaam', 'mosque of Salaam'],
  ['Paypa1', 'PayPal'],
])('%s can be mistaken for %s', (name, other) => expect(resembles(name, [other])).toBe(true))

test.each([
  ['Masjid Umar', 'Masjid Bilal'],
  ['Masjid Umar Leicester', 'Masjid Umar Bradford'],
  ['Central Mosque', 'Green Lane Mosque'],
  ['Masjid', 'Masjid Noor'],
  ['The Mosque', 'Masjid Noor'],
  ['مسجد النور', 'مسجد الهدى'],
  ['', ''],
])('%j cannot be mistaken for %j', (name, other) => expect(resembles(name, [other])).toBe(false))

test.each(['secure', 'paypal', 'hmrc', 'login', 'desk', 'govuk', 'stripe', 'verify', 'www-huda', 'mail'])(
  'reserves the address %s',
  (slug) => expect(slugProblem(slug)).toBe('reserved'),
)

test.each([
  'desk-login',
  'minaret-support',
  'my-desk',
  'deskhuda',
  'huda-secure',
  'secure-huda',
  'huda-support',
  'login-huda',
  'l0gin-huda',
  '1ogin',
  'paypa1',
  'paypal-huda',
  'hmrc-giftaid',
  'hmrcgiftaid',
  'rninaret',
  'm1naret',
  'huda-admin',
  'tax-refund',
  'huda-bank',
  'pay-huda',
  'verify-huda',
  'al-huda-uk',
  'the-al-huda',
  'alhuda',
  'a1-huda',
  'al-huda-official',
  'masjid-al-huda',
])('reviews the address %s before its site opens', (slug) =>
  expect(slugProblem(slug) === 'reserved' || isSuspiciousSlug(slug, ['al-huda', 'bilal'])).toBe(true),
)

test.each([
  'masjid-bilal-leeds',
  'green-lane',
  'bankside',
  'taxila-centre',
  'an-noor',
  'umar',
  'paynes-road',
  'al-huda',
])('opens the address %s at once', (slug) =>
  expect([slugProblem(slug), isSuspiciousSlug(slug, ['al-huda', 'bilal'])]).toEqual([undefined, false]),
)

test.each([
  'PayPal Security',
  'Pаypal giving',
  'HMRC Gift Aid',
  'Ηmrc refunds',
  'Minaret Support',
  'Mɩnaret',
  'GOV.UK Tax refund',
  'Login to your mosque',
  'Stripe',
])('reviews the name %s before its site opens', (name) => expect(isSuspiciousName(name)).toBe(true))

test.each([
  'Masjid al-Huda',
  'Green Lane Masjid',
  'Muslim Support Centre',
  'Bankside Mosque',
  'مسجد النور',
  'Halifax Mosque',
])('opens the name %s at once', (name) => expect(isSuspiciousName(name)).toBe(false))
