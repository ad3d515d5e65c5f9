// features: home offline
import { urlOf, expect, expectNoHorizontalScroll, expectToast, waitForHydration, test } from '@minaret/e2e'

for (const hostname of ['localhost', 'campaigns.localhost'])
  test(
    `without its scripts ${hostname}’s home page stays as rendered, and its links work`,
    { tag: '@slow' },
    async ({ page, allowConsoleErrors }) => {
      allowConsoleErrors(/ERR_FAILED|Failed to load resource/)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.route('**/assets/**/*.js', (route) => route.abort())
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(urlOf(hostname))
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await page.waitForLoadState('load')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      await expectNoHorizontalScroll(page)
      await page.getByRole('link', { name: 'Privacy' }).first().click()
      await expect(page).toHaveURL(/\/privacy$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
      expect(errors).toEqual([])
    },
  )

for (const name of ['Events', 'News'])
  test(`malformed data for ${name} fails in its own section with a toast, and the rest of the page stays`, async ({
    page,
  }) => {
    await page.goto(urlOf('localhost'))
    // The footer is hydrated last: until then its links navigate natively.
    await waitForHydration(page, 'footer a')
    await page.route(/\/api\/event(?:\?|$)/, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hi' }),
    )
    await page.route(/\/api\/news(?:\?|$)/, (route) =>
      route.fulfill({ status: 200, json: { status: 200, message: 'OK', data: { items: 'none' } } }),
    )
    await expectToast(page, 'Oops! Something went wrong.', () =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click(),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
