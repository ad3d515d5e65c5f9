import { door, expect, expectAccessible, test } from '@minaret/e2e'

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
    await expectAccessible(page)
  })

test('a mosque in Arabic says so in Arabic, from right to left', async ({ page, expectNoise }) => {
  expectNoise(/404/)
  await page.goto(door('arabic.localhost', nobody))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading')).toHaveText('هذه الشاشة غير متصلة')
})
