import { pathTo } from '@minaret/plans'
import { expect, test } from 'vitest'
import { createWebsite, premium } from '../testing/createWebsite.ts'

const settings = { ...premium, languages: 'en,ar' }

test.each([
  [pathTo('event', { id: 'iftar' }), '/api/event/iftar'],
  [pathTo('newsDetail', { id: 'carpet' }), '/api/news/carpet'],
  [pathTo('service', { id: 'nikah' }), '/api/services/nikah'],
  [pathTo('class', { id: 'tajwid' }), '/api/class/tajwid'],
  [pathTo('course', { id: 'arabic' }), '/api/course/arabic'],
  [pathTo('aboutDetail', { id: 'history' }), '/api/about-us/history'],
  [pathTo('cause', { id: 'well' }), '/api/donations/well'],
  [pathTo('campaign', { id: 'roof' }), '/api/campaigns/roof'],
])('%s responds with 410 once withdrawn, and is not indexed', async (path, call) => {
  const { get } = createWebsite(settings, { [call]: [410, undefined] })
  const page = await get(path)
  expect(page.status).toBe(410)
  expect(page.html).toMatch(/<h1[ >]/)
  expect(page.html).toContain('name="robots" content="noindex')
  expect((await createWebsite(settings).get(path)).status).toBe(404)
})

test('untranslated text is marked as being in a language other than the page’s', async () => {
  const { get } = createWebsite(settings)
  const { html } = await get('/donate/roof', 'GET', { cookie: 'language=ar' })
  expect(html).toMatch(/<html lang="ar" dir="rtl"/)
  expect(html).toContain('<span dir="auto" lang="">No more buckets.</span>')
})

test('translated text is in the page’s language', async () => {
  const cause = { title: 'السقف', summary: 'ألواح.', story: ['يسرب الماء.'] }
  const { get } = createWebsite(settings, { '/api/donations/roof': [200, { ...baseCause, ...cause }] })
  const { html } = await get('/donate/roof', 'GET', { cookie: 'language=ar' })
  expect(html).toMatch(/<span dir="auto">ألواح\.<\/span>/)
})

const baseCause = {
  id: 'roof',
  kind: 'general',
  fund: 'Building fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [2500],
  currencies: ['gbp'],
  giftAid: false,
  jummah: false,
}
