import { door, expect, expectAccessible, test } from '@minaret/e2e'
import { screenOf } from './screens.ts'

type Page = Parameters<typeof expectAccessible>[0]

/** Everything stands on the screen, and nothing in another's place. */
async function expectWhole(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
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
    return [...out.map(({ name }) => `${name} outside`), ...over, ...cut.map(({ textContent }) => `${textContent} cut`)]
  })
  expect(wrong).toEqual([])
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
    const told = await page.goto(door(host, '/embed/prayer-times.json'))
    const { data }: { data: { version: string } } = JSON.parse((await told?.text()) ?? '')
    expect(shown).toBe(data.version)
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
    await expect(page.getByRole('heading')).toHaveText('This screen is not connected')
    await expect(page.locator('body')).not.toContainText('an-Noor')
    await expect(page.locator('script, link[rel=stylesheet]')).toHaveCount(0)
    const again = Number(await page.locator('meta[http-equiv=refresh]').getAttribute('content'))
    expect(again).toBeGreaterThanOrEqual(300)
    await expectAccessible(page, { except: ['meta-refresh'] })
  })

test('a mosque in Arabic says so in Arabic, from right to left', async ({ page, expectNoise }) => {
  expectNoise(/404/)
  await page.goto(door('arabic.localhost', nobody))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading')).toHaveText('هذه الشاشة غير متصلة')
})
