import { describe, expect, test } from 'vitest'
import { createWebsite, premium } from '../../testing/createWebsite.ts'

const listResponse = (items: { id: string }[]): [number, unknown] => [200, items]

const lists: Record<string, [number, unknown]> = {
  '/api/about-us': [200, { sections: [], team: [], vacancies: [] }],
  '/api/event': listResponse([{ id: 'open-day' }]),
  '/api/news': listResponse([{ id: 'a&b' }]),
  '/api/services': listResponse([]),
  '/api/classes': listResponse([]),
  '/api/courses': listResponse([]),
  '/api/campaigns': listResponse([]),
}

const listAddresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

describe('the sitemap', () => {
  test("lists every page a plan's visitors can reach, and the detail pages they link to", async () => {
    const { get } = createWebsite(premium, lists)
    const { status, headers, html } = await get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const addresses = listAddresses(html)
    expect(addresses).toContain('https://mosque.example/')
    expect(addresses).toContain('https://mosque.example/donate/roof')
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(
      addresses.filter((address) => /:\w|login|register|profile|thank-you|manage|print/.test(address.slice(8))),
    ).toEqual([])
  })

  test('omits pages that a reduced mode does not have', async () => {
    const { html } = await createWebsite({ ...premium, PrayerTimeDonateModuleOnly: '1' }, lists).get('/sitemap.xml')
    expect(listAddresses(html).map((address) => new URL(address).pathname)).toEqual(
      expect.arrayContaining(['/', '/donate', '/donate/roof']),
    )
    expect(html).not.toContain('/events')
  })

  test('works for a plan that has service pages but not their list', async () => {
    const notFound: [number, unknown] = [404, undefined]
    const { html } = await createWebsite(
      { ...premium, activePlan: 'standard' },
      { ...lists, '/api/services': notFound },
    ).get('/sitemap.xml')
    expect(listAddresses(html)).toContain('https://mosque.example/event/open-day')
  })

  test('is built at most once in ten minutes', async () => {
    let clock = 0
    const responses = { ...lists, '/api/news': listResponse([{ id: 'first' }]) }
    const { get } = createWebsite(premium, responses, () => clock)
    const news = responses['/api/news'][1]
    const isListed = async (path: string) => (await get('/sitemap.xml')).html.includes(path)
    expect(await isListed('/news/first')).toBe(true)
    if (Array.isArray(news)) news.push({ id: 'second' })
    clock = 599_999
    expect(await isListed('/news/second')).toBe(false)
    clock = 600_000
    expect(await isListed('/news/second')).toBe(true)
  })

  test('is unavailable while a list is: search engines would take a partial one as complete', async () => {
    const { get, onError } = createWebsite(premium, { ...lists, '/api/donations': [500, undefined] })
    expect((await get('/sitemap.xml')).status).toBe(503)
    expect(onError).toHaveBeenCalledOnce()
  })
})

test('robots.txt has the excluded paths and the sitemap', async () => {
  const { html, headers } = await createWebsite(premium).get('/robots.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(html).toContain('Sitemap: https://mosque.example/sitemap.xml')
  const disallowedPaths = html.match(/(?<=^Disallow: ).*$/gm)
  for (const path of ['/api/', '/app/donate/', '/tv/', '/donation/manage/', '/user/resetpassword/', '/user/profile'])
    expect(disallowedPaths).toContain(path)
  expect(disallowedPaths).not.toContain('/')
})
