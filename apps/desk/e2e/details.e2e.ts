// features: configuration desk-details desk-today editing
import {
  deskAddress,
  urlOf,
  enterDesk,
  expect,
  reportDelay,
  reloadOnceStored,
  sizes,
  test,
  expectToast,
  logInToDesk,
} from '@minaret/e2e'
import type { Page } from '@playwright/test'

const address = '/al-falah/details'

/** Small squares, one per test: tests that upload the same file at once share an upload, which the first to use it consumes. */
const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCqYfhqAACQ+f8B8u7oVwAAAABJRU5ErkJggg==',
  'base64',
)
const blue = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mMQsVlAEmIY1TCqYfhqAAAMkfABIDY/fAAAAABJRU5ErkJggg==',
  'base64',
)

const homePage = async (page: Page) =>
  (await page.request.get(urlOf('localhost', '/'), { headers: { host: 'standard.localhost' } })).text()

/** The browser's message about the preview frame, which blocks scripts. */
const blocked = /Blocked script execution/

const iconOf = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1]

const logoField = (page: Page) => page.getByRole('group', { name: 'Logo', exact: true }).locator('input[type=file]')

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a link entered as a user name is on the site at once, and is undone with one tap', async ({ page }) => {
    await enterDesk(page)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('link', { name: 'Mosque' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Mosque' })).toBeVisible()
    await page.getByRole('link', { name: 'Change: Social media and WhatsApp' }).tap()
    await page.getByLabel(/^Instagram/).fill('@alfalah.journey')
    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Saved. The website is up to date.')).toBeVisible()
    await reportDelay('a link of the mosque', () =>
      expect.poll(() => homePage(page)).toContain('https://www.instagram.com/alfalah.journey'),
    )
    await expect(page.getByText('instagram.com/alfalah.journey')).toBeVisible()
    await expectToast(page, 'Undone. The previous details are back.', () =>
      page.getByRole('button', { name: 'Undo' }).tap(),
    )
    await expect.poll(() => homePage(page)).not.toContain('alfalah.journey')
  })

  test(
    'a chosen colour and logo are previewed in light and dark, survive a reload and can be discarded',
    { tag: '@slow' },
    async ({ page, allowConsoleErrors }) => {
      allowConsoleErrors(blocked)
      await logInToDesk(page)
      await page.goto(deskAddress(`${address}/brand`))
      const preview = page.getByRole('region', { name: 'How it looks' })
      const donate = preview.getByText('Donate').first()
      const background = () => donate.evaluate((button) => getComputedStyle(button).backgroundColor)
      const before = await background()
      await page.getByText('Burgundy').tap()
      await expect.poll(background).not.toBe(before)
      await logoField(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: red })
      await expect(page.getByAltText('Current picture')).toBeVisible()
      await expect(preview.locator('img')).toHaveCount(2)
      await reloadOnceStored(page)
      await expect(page.getByLabel('Colour code')).toHaveValue('#8a2740')
      await expect(preview.locator('img')).toHaveCount(2)
      await page.getByRole('button', { name: 'Discard' }).tap()
      await expect(page.getByLabel('Colour code')).not.toHaveValue('#8a2740')
    },
  )

  test('a colour and a logo are previewed on the home page, are public at once after saving, and are undone', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(blocked)
    await enterDesk(page)
    // An emulated colour scheme would override the preview's own choice.
    await page.emulateMedia({ colorScheme: null })
    const before = await homePage(page)
    await page.goto(deskAddress(`${address}/brand`))
    const root = page.frameLocator('iframe').locator('html')
    const accent = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim())
    const width = () => root.evaluate((html) => html.clientWidth)
    const icon = root.locator('link[rel=icon]')
    await expect(icon).toHaveAttribute('href', /./)
    const initial = await accent()
    await page.getByText('Indigo').tap()
    await logoField(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: blue })
    await expect(icon).toHaveAttribute('href', /^\/media\//)
    const light = await accent()
    expect(light).not.toBe(initial)
    // While the frame reloads, nothing in it can be evaluated.
    await expect(async () => expect(await width()).toBeLessThan(400)).toPass()
    const preview = page.getByRole('region', { name: 'Preview of your home page' })
    await preview.getByText('Computer').tap()
    await expect(async () => expect(await width()).toBeGreaterThan(1200)).toPass()
    await preview.getByText('Dark', { exact: true }).tap()
    await expect(async () => expect(await accent()).not.toBe(light)).toPass()
    // The public site is unchanged until the change is saved.
    expect(iconOf(await homePage(page))).toBe(iconOf(before))

    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Saved. The website is up to date.')).toBeVisible()
    await reportDelay('a colour of the mosque', () => expect.poll(() => homePage(page)).toContain(`--accent:${light}`))
    expect(iconOf(await homePage(page))).toMatch(/^\/media\//)
    // The undo bar of the form's page is gone with the form.
    await expect(page.getByRole('heading', { level: 1, name: 'Mosque' })).toBeVisible()
    await expectToast(page, 'Undone. The previous details are back.', () =>
      page.getByRole('button', { name: 'Undo' }).tap(),
    )
    await expect.poll(() => homePage(page)).not.toContain(`--accent:${light}`)
    expect(iconOf(await homePage(page))).toBe(iconOf(before))
  })
})

test(
  'an invalid value, or a file that is no picture, is reported at its field, and nothing typed is lost',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/422/)
    allowConsoleErrors(blocked)
    await logInToDesk(page, 'administrator')
    await page.goto(deskAddress(`${address}/contact`))
    await page.getByLabel(/^Phone number/).fill('ring us')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert', { name: 'Please check these details' })).toBeFocused()
    await expect(page.getByLabel(/^Phone number/)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(/^Phone number/)).toHaveValue('ring us')
    await expect(page.getByText('Check the marked fields. Your changes weren’t saved.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mosque' })).toBeVisible()

    await page.goto(deskAddress(`${address}/brand`))
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('These are notes.') }
    await logoField(page).setInputFiles(notes)
    await expect(page.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible()
  },
)

test('opening another page while a form is being saved stays on that page', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page)
  await page.goto(urlOf('desk.localhost', `${address}/contact`))
  let releaseDetails = () => {}
  let releaseCode = () => {}
  const details = new Promise<void>((resolve) => (releaseDetails = resolve))
  const code = new Promise<void>((resolve) => (releaseCode = resolve))
  await page.route(/\/assets\/.*TimesPages-.*\.js/, (route) => code.then(() => route.continue()))
  await page.getByLabel(/^Address/).fill('1 Journey Street')
  // The refetch after saving is delayed, and so is the code of the next page.
  await page.route(/\/api\/desk\/mosques\/al-falah\/details$/, (route) =>
    route.request().method() === 'GET' ? details.then(() => route.continue()) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The website is up to date.')).toBeVisible()
  await page.getByRole('link', { name: 'Prayer times' }).first().click()
  const refetch = page.waitForResponse(/\/al-falah\/details$/)
  releaseDetails()
  await refetch
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer times' })).toBeVisible()
  await expectToast(page, 'Undone. The previous details are back.', () =>
    page.getByRole('button', { name: 'Undo' }).click(),
  )
})

test('a viewer can read the details but not change them', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'viewer')
  await page.goto(deskAddress(address))
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0)
  await page.goto(deskAddress(`${address}/contact`))
  await expect(page.getByText('Your role lets you see these details but not change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
