import { expect, test } from 'vitest'
import { isOfflineCopy, pageAt } from '@minaret/site/offline'
import { createWebsite, premium } from '../testing/createWebsite.ts'

const fetchOffline = async (settings: Record<string, string>, headers = {}) => {
  const { status, html } = await createWebsite(settings).get('/offline.json', 'GET', headers)
  const copy: unknown = JSON.parse(html)
  if (!isOfflineCopy(copy)) throw new Error(`Expected an offline copy, got: ${status} ${html}`)
  return copy
}

test('the offline copy is self-contained: no scripts, no server files, a table for each day', async () => {
  const copy = await fetchOffline({ ...premium, phone: '0114 496 0000' })
  const page = pageAt(copy, new Date('2026-11-21T12:00:00Z'))
  expect(page).not.toMatch(/<script|\/assets\//)
  expect(page).toContain('href="tel:01144960000"')
  expect(page.split(copy.place)).toHaveLength(1)
})

test('the offline copy is in the visitor’s language', async () => {
  const copy = await fetchOffline({ ...premium, languages: 'en,ar' }, { cookie: 'language=ar' })
  expect(copy.page).toMatch(/<html lang="ar" dir="rtl"/)
})

test('the service worker is a script that browsers revalidate', async () => {
  const { headers, html } = await createWebsite(premium).get('/sw.js')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(html).toBe('// The worker.')
})
