import { expect, test } from 'vitest'
import { isOfflineCopy, pageAt } from '@minaret/site/offline'
import { host, premium } from '../testing/host.ts'

const fetchOffline = async (settings: Record<string, string>, headers = {}) => {
  const { status, html } = await host(settings).get('/offline.json', 'GET', headers)
  const copy: unknown = JSON.parse(html)
  if (!isOfflineCopy(copy)) throw new Error(`The host gave something else: ${status} ${html}`)
  return copy
}

test('what is kept stands by itself: no script, no file of the host, and each day its own table', async () => {
  const copy = await fetchOffline({ ...premium, phone: '0114 496 0000' })
  const page = pageAt(copy, new Date('2026-11-21T12:00:00Z'))
  expect(page).not.toMatch(/<script|\/assets\//)
  expect(page).toContain('href="tel:01144960000"')
  expect(page.split(copy.place)).toHaveLength(1)
})

test('it is kept in the language the visitor has chosen', async () => {
  const copy = await fetchOffline({ ...premium, languages: 'en,ar' }, { cookie: 'language=ar' })
  expect(copy.page).toMatch(/<html lang="ar" dir="rtl"/)
})

test('the worker is a script that browsers ask for again', async () => {
  const { headers, html } = await host(premium).get('/sw.js')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(html).toBe('// The worker.')
})
