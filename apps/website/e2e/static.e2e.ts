import { chooseGift, door, expect, expectThanks, payInDemonstration, test } from '@minaret/e2e'

const site = (path = '/') => `${process.env.E2E_STATIC}${path}`

test.beforeEach(async ({ page }) => {
  // What an operator writes into the one file that names the host.
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: door('localhost', '') } }))
})

test('the static files take a gift through an API host elsewhere', async ({ page }) => {
  const gift = { cause: 'Running the mosque', amount: '£25' }
  await page.goto(site('/donate'))
  await chooseGift(page, gift)
  await payInDemonstration(page, 'It succeeds', gift)
  await expectThanks(page, gift)
})

test('configuration is loaded at start; the loader stays while it fails, and a retry works', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_|Failed to load/)
  await page.clock.install()
  let down = true
  await page.route('**/api/loadConfigurationData', (route) => (down ? route.abort() : route.continue()))
  await page.goto(site())
  await expect(page.getByText('Opening the site')).toBeVisible()
  await page.clock.runFor(50_000)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  down = false
  await page.clock.resume()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
