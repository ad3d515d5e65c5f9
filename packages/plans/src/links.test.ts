import { expect, test } from 'vitest'
import { contentContact, contentLink } from './links.ts'

test.each([
  '/donate',
  '/event/iftar?from=home#map',
  'https://example.org/a',
  'mailto:office@example.org',
  'tel:+441274',
])('%s is allowed in content', (link) => {
  expect([contentLink(link), contentContact(link)]).toEqual([link, link])
})

const unsafe = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'http://example.org',
  '//elsewhere.example/a',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
]

test.each(unsafe)('%j is not allowed in content', (link) => {
  expect([contentLink(link), contentContact(link)]).toEqual([undefined, undefined])
})

test.each(['office@an-noor.example', 'Ask at the office after Maghrib', 'Sister Amina: 01274 496 0001'])(
  '%s is contact text, not a link',
  (text) => {
    expect([contentLink(text), contentContact(text)]).toEqual([undefined, text])
  },
)

test('empty values are undefined', () => {
  expect([contentLink(null), contentLink(''), contentContact(undefined)]).toEqual([undefined, undefined, undefined])
})
