// features: prayer prayer-embed
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { urlOf, expect, expectAccessible, expectNoHorizontalScroll, test } from '@minaret/e2e'

type EmbeddedTimes = {
  version: string
  today: { date: string; sunrise: { time: string }; prayers: { begins: { time: string }; jamaat?: { time: string } }[] }
}

const feedUrl = urlOf('localhost', '/embed/prayer-times.json')
const frameUrl = (query = '') => urlOf('localhost', `/embed/prayer-times${query}`)

/** Starts a server of another website, unknown to the mosque, and opens its page. */
async function openOtherSite(page: Page, body: string): Promise<{ close(): void }> {
  const html = `<!doctype html><html lang="en"><title>A school</title><link rel="icon" href="data:,"><main><h1>A school</h1>${body}</main></html>`
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  return server
}

const fetchTimes = async (page: Page): Promise<EmbeddedTimes> => {
  const { data }: { data: EmbeddedTimes } = await (await page.request.get(feedUrl)).json()
  return data
}

for (const width of [240, 360])
  test(`another site frames today's times, which match the data feed, ${width} pixels wide`, async ({ page }) => {
    const server = await openOtherSite(
      page,
      `<iframe src="${frameUrl()}" title="Prayer times" width="${width}" height="560"></iframe>`,
    )
    const { today, version } = await fetchTimes(page)
    const frameContent = page.frameLocator('iframe')
    await expect(frameContent.getByRole('heading', { name: 'Masjid an-Noor' })).toBeVisible()
    await expect(frameContent.locator('tr[data-state="next"]')).toHaveCount(1)
    const [times, framedVersion] = await Promise.all([
      frameContent.locator('tbody td').allTextContents(),
      frameContent.locator('meta[name="times-version"]').getAttribute('content'),
    ])
    expect(framedVersion).toBe(version)
    for (const { begins, jamaat } of today.prayers) {
      expect(times).toContain(begins.time)
      expect(times).toContain(jamaat?.time ?? begins.time)
    }
    await expectAccessible(page)
    server.close()
  })

for (const [name, query] of [
  ['in Arabic in dark mode', '?language=ar&theme=dark'],
  ['in Urdu in light mode', '?language=ur&theme=light'],
] as const)
  test(`the frame works on its own ${name}, without scripts or cookies, at the narrowest width`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 240, height: 600 })
    await page.goto(frameUrl(query))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('script')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(query.slice(19))
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  })

test('no other page allows framing', async ({ request }) => {
  const fetchPolicy = async (path: string) =>
    (await request.get(urlOf('localhost', path))).headers()['content-security-policy'] ?? ''
  expect(await fetchPolicy('/embed/prayer-times?theme=dark')).toContain('frame-ancestors *')
  for (const path of ['/', '/prayer-times', '/prayer-times/print/2026-11', '/embed/prayer-timesx', '/embed'])
    expect(await fetchPolicy(path), path).toContain("frame-ancestors 'none'")
})

test('the frame refreshes when the next prayer begins, and at least every quarter of an hour', async ({ request }) => {
  const seconds = Number((await request.get(frameUrl())).headers().refresh)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(900)
})

test('another site’s script reads the times as data', async ({ page }) => {
  const server = await openOtherSite(page, '')
  const result = await page.evaluate(async (url) => {
    const response = await fetch(url)
    const { data }: { data: { version: string } } = await response.json()
    return { version: data.version, etag: response.headers.get('etag') }
  }, feedUrl)
  expect(result.version).toBe((await fetchTimes(page)).version)
  expect(result.etag).toMatch(/^W\//)
  server.close()
})
