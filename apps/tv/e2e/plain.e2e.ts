import { door, expect, expectAccessible, test } from '@minaret/e2e'
import { ownTime } from '@minaret/e2e/television'
import { command, screenOf } from './screens.ts'

type Page = Parameters<typeof expectAccessible>[0]

/** Everything stands on the screen, and nothing in another's place. */
async function expectWhole(page: Page): Promise<void> {
  const wrong = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('.drift > header, .next, .facts, .times, .cells, footer')]
      const boxes = parts.map((part) => ({ name: part.className || part.tagName, box: part.getBoundingClientRect() }))
      const out = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 8)
      const over = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box }) =>
              box.top < one.box.bottom - 1 &&
              box.bottom > one.box.top + 1 &&
              box.left < one.box.right - 1 &&
              box.right > one.box.left + 1,
          )
          .map(({ name }) => `${one.name} over ${name}`),
      )
      const cut = [...document.querySelectorAll('.times td, .next p')].filter(
        (each) => each.scrollWidth > each.clientWidth + 1,
      )
      return [
        ...out.map(({ name }) => `${name} outside`),
        ...over,
        ...cut.map(({ textContent }) => `${textContent} cut`),
      ]
    })
  await expect.poll(wrong).toEqual([])
}

/** How tall its figures are, in shares of the shorter side. */
const figures = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize) / Math.min(innerWidth, innerHeight))

for (const [mosque, host] of [
  ['an-noor', 'localhost'],
  ['as-sakinah', 'arabic.localhost'],
] as const)
  test(`the hall of ${mosque} sees today’s times from ten metres, on every screen`, async ({ page, expectNoise }) => {
    // Where the app comes it takes the page's place.
    expectNoise(/Failed to load|ERR_FAILED/)
    await page.route('**/assets/tv/**', (route) => route.abort())
    const path = await screenOf(mosque, 'Hall')
    for (const [width, height, address] of [
      [1920, 1080, path],
      [1280, 720, path],
      [1080, 1920, path.replace('/tv/', '/tv/portrait/')],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await page.goto(door(host, address)))?.status()).toBe(200)
      await expect(page.locator('.times tbody tr')).not.toHaveCount(0)
      await expectWhole(page)
      expect(await figures(page, '.times .jamaat')).toBeGreaterThan(0.06)
      expect(await figures(page, '.time')).toBeGreaterThan(2 * (await figures(page, '.times .jamaat')))
      await expectAccessible(page, { except: ['meta-refresh'] })
    }
    const shown = await page.locator('meta[name=times-version]').getAttribute('content')
    const answer = await page.goto(door(host, '/embed/prayer-times.json'))
    const { data }: { data: { version: string } } = JSON.parse((await answer?.text()) ?? '')
    expect(shown).toBe(data.version)
  })

test('an engine too old for the app puts each new page in the place of the last, and without a network takes back what does not hold any more', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404|Failed to load|ERR_/)
  await page.addInitScript(`delete window.CSS;${ownTime}`)
  const path = await screenOf('an-noor', 'Oldest hall')
  await page.goto(door('localhost', path))
  // In one step; the page asks then, and does nothing more before it has its answer, however long that takes.
  const minutes = async (many: number) => {
    const isOwn = (request: { url(): string }) => new URL(request.url()).pathname.startsWith('/tv/')
    const answered = Promise.race([
      page.waitForEvent('requestfinished', isOwn),
      page.waitForEvent('requestfailed', isOwn),
    ])
    await page.evaluate(`advance(${many * 60_000}, ${many * 60_000})`)
    await answered
  }
  const place = page.locator('#minaret-no-script')
  const requestCount = () => page.evaluate(`performance.getEntriesByType('resource').length`)
  await page.evaluate(`(window.same = true, document.querySelector('.drift').setAttribute('data-old', ''))`)

  await minutes(2)
  await expect(page.locator('[data-old]')).toHaveCount(0)
  await expect(page.locator('.times tbody tr')).not.toHaveCount(0)
  expect(await requestCount()).toBeLessThanOrEqual(2)
  await expect(place).not.toHaveClass(/late/)

  // How long it holds depends on the hour of the test.
  await place.evaluate((each) => each.setAttribute('data-next', '7200'))
  await place.evaluate((each) => each.setAttribute('data-day', '36000'))
  // The router wants to be paid, then it is off.
  await page.route('**/tv/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }))
  await minutes(2)
  await expect(place).toHaveClass(/late/)
  await page.route('**/tv/**', (route) => route.abort())
  await minutes(5)
  await expect(page.locator('.next h2')).toBeVisible()
  await expect(page.locator('.left')).toBeHidden()
  await minutes(25 * 60)
  await expect(page.locator('.times')).toBeHidden()
  await expect(page.getByRole('heading')).toHaveText('Prayer times aren’t available right now')
  await page.unroute('**/tv/**')
  await minutes(2)
  await expect(page.locator('.left')).toBeVisible()

  await command('tv', 'token', 'revoke', 'Oldest hall', '--tenant', 'an-noor', '--yes')
  await minutes(2)
  await expect(page.getByRole('heading')).toHaveText('This display isn’t connected')
  expect(await page.evaluate('window.same'), 'the page it began with').toBe(true)
})

const nobody = `/tv/${'x'.repeat(43)}`

for (const path of [nobody, '/tv/portrait', '/tv/no/such/screen'])
  test(`${path.slice(0, 20)} says quietly that it is not connected, shows nothing of the mosque and comes again`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/404/)
    const answer = await page.goto(door('localhost', path))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading')).toHaveText('This display isn’t connected')
    await expect(page.locator('body')).not.toContainText('an-Noor')
    await expect(page.locator('script[src], link[rel=stylesheet]')).toHaveCount(0)
    const [, again] = /content="(\d+)"/.exec(await page.locator('noscript').innerHTML()) ?? []
    expect(Number(again)).toBeGreaterThanOrEqual(300)
    await expectAccessible(page, { except: ['meta-refresh'] })
  })

test('a mosque in Arabic says so in Arabic, from right to left', async ({ page, expectNoise }) => {
  expectNoise(/404/)
  await page.goto(door('arabic.localhost', nobody))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading')).toHaveText('هذه الشاشة غير متصلة')
})
