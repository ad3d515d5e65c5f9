// features: campaign-cards campaigns-home session
import type { Page } from '@playwright/test'
import { urlOf, expect, fillGift, payInDemonstration, sizes, waitForHydration, test } from '@minaret/e2e'

const hostname = 'campaigns.localhost'
const password = 'seven grey doves at dawn'
const expectHeading = (page: Page, name: string, level = 1) =>
  expect(page.getByRole('heading', { level, name, exact: true })).toBeVisible()
const clickButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

async function logIn(page: Page, email: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await waitForHydration(page, 'form')
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(password)
  await clickButton(page, 'Log in')
  await expectHeading(page, 'My profile')
}

test('the site has its landmarks, a link back to all campaigns, and its footer line', async ({ page }) => {
  await page.goto(urlOf(hostname, '/privacy'))
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Website by Minaret')
  for (const link of await footer.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Campaigns' }).click()
  await expect(page).toHaveURL(urlOf(hostname))
})

test('a new member is logged in on every page, sees the confirmation on the next page, and is logged out in every tab', async ({
  page,
  context,
}) => {
  const email = `member-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.setViewportSize(sizes.phone)
  // Text typed before the scripts load stays, and is sent.
  let releaseScripts = () => {}
  const gate = new Promise<void>((resolve) => (releaseScripts = resolve))
  await page.route(/\/entry-client-[^/]*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(urlOf(hostname, '/register'), { waitUntil: 'commit' })
  await field(page, 'Your name').fill('Aisha Rahman')
  releaseScripts()
  await waitForHydration(page, 'form')
  await expect(field(page, 'Your name')).toHaveValue('Aisha Rahman')
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(password)
  await clickButton(page, 'Create account')
  await expectHeading(page, 'Your account is ready', 2)
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(urlOf(hostname, '/login'))
  // The toast disappears automatically, perhaps while a slow machine is still rendering the page.
  await Promise.all([
    expect(page.getByRole('region', { name: 'Notifications' })).toContainText('logged in'),
    logIn(page, email),
  ])
  const otherTab = await context.newPage()
  await otherTab.goto(urlOf(hostname, '/profile'))
  // The server renders the heading for every visitor; the page's own code then shows whose profile it is.
  await expect(field(otherTab, 'Your name')).toHaveValue('Aisha Rahman')
  await clickButton(page, 'Log out')
  await expectHeading(page, 'You’ve logged out')
  await expectHeading(otherTab, 'You’ve logged out in another tab')
  await otherTab.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(otherTab, email)
})

test(
  'the static site accepts a gift to a campaign through an API on another host',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: urlOf(hostname, '') } }))
    const staticUrl = (path: string) => `${process.env.E2E_STATIC_CAMPAIGNS}${path}`
    await page.goto(staticUrl('/user/login'))
    await expect(page).toHaveURL(staticUrl('/login'))
    await expectHeading(page, 'Log in')
    const gift = { cause: 'Forty wells', amount: '£150' }
    await page.goto(staticUrl('/campaign/forty-wells'))
    await fillGift(page, gift)
    await page.goBack()
    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await page.goForward()
    await payInDemonstration(page, 'Payment succeeds', gift)
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  },
)
