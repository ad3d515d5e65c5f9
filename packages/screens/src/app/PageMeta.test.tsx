import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { PageMeta } from './PageMeta.tsx'

test('a title holds no mark that cannot be seen: it ends in tabs, bookmarks and messages', () => {
  const head = draw(<PageMeta title={'مواقيت الصلاة، \u2068نوفمبر 2026\u2069'} />)
  expect(head).toContain('<title>مواقيت الصلاة، نوفمبر 2026 · Masjid an-Noor</title>')
  expect(head).toContain('<meta property="og:title" content="مواقيت الصلاة، نوفمبر 2026"/>')
})

test('without a title of its own the page is called what the mosque is called', () => {
  expect(draw(<PageMeta />)).toContain('<title>Masjid an-Noor</title>')
})
