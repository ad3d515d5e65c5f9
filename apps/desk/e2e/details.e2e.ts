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

const detailsPath = '/al-falah/details'

/** Small squares, one per test: parallel tests that upload the same file would share one upload, which can be used once. */
const redPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCqYfhqAACQ+f8B8u7oVwAAAABJRU5ErkJggg==',
  'base64',
)
const bluePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mMQsVlAEmIY1TCqYfhqAAAMkfABIDY/fAAAAABJRU5ErkJggg==',
  'base64',
)

const fetchHomePage = async (page: Page) =>
  (await page.request.get(urlOf('localhost', '/'), { headers: { host: 'standard.localhost' } })).text()

/** The browser's message about the preview frame, which blocks scripts. */
const blockedScript = /Blocked script execution/

const iconOf = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1]

const logoField = (page: Page) => page.getByRole('group', { name: 'Logo', exact: true }).locator('input[type=file]')

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a link entered as a user name appears on the site at once, and is undone with one tap', async ({ page }) => {
    await enterDesk(page)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('link', { name: 'Mosque' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Mosque' })).toBeVisible()
    await page.getByRole('link', { name: 'Change: Social media and WhatsApp' }).tap()
    await page.getByLabel(/^Instagram/).fill('@alfalah.journey')
    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Saved. The website is up to date.')).toBeVisible()
    await reportDelay('a social media link', () =>
      expect.poll(() => fetchHomePage(page)).toContain('https://www.instagram.com/alfalah.journey'),
    )
    await expect(page.getByText('instagram.com/alfalah.journey')).toBeVisible()
    await expectToast(page, 'Undone. The previous details are back.', () =>
      page.getByRole('button', { name: 'Undo' }).tap(),
    )
    await expect.poll(() => fetchHomePage(page)).not.toContain('alfalah.journey')
  })

  test(
    'a chosen colour and logo are previewed in light and dark, survive a reload and can be discarded',
    { tag: '@slow' },
    async ({ page, allowConsoleErrors }) => {
      allowConsoleErrors(blockedScript)
      await logInToDesk(page)
      await page.goto(deskAddress(`${detailsPath}/brand`))
      const preview = page.getByRole('region', { name: 'How it looks' })
      const donateButton = preview.getByText('Donate').first()
      const readBackground = () => donateButton.evaluate((button) => getComputedStyle(button).backgroundColor)
      const backgroundBefore = await readBackground()
      await page.getByText('Burgundy').tap()
      await expect.poll(readBackground).not.toBe(backgroundBefore)
      await logoField(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: redPng })
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
    allowConsoleErrors(blockedScript)
    await enterDesk(page)
    // An emulated colour scheme would override the preview's own choice.
    await page.emulateMedia({ colorScheme: null })
    const htmlBefore = await fetchHomePage(page)
    await page.goto(deskAddress(`${detailsPath}/brand`))
    const root = page.frameLocator('iframe').locator('html')
    const readAccent = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim())
    const readWidth = () => root.evaluate((html) => html.clientWidth)
    const icon = root.locator('link[rel=icon]')
    await expect(icon).toHaveAttribute('href', /./)
    const initialAccent = await readAccent()
    await page.getByText('Indigo').tap()
    await logoField(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: bluePng })
    await expect(icon).toHaveAttribute('href', /^\/media\//)
    const lightAccent = await readAccent()
    expect(lightAccent).not.toBe(initialAccent)
    // While the frame reloads, nothing in it can be evaluated.
    await expect(async () => expect(await readWidth()).toBeLessThan(400)).toPass()
    const preview = page.getByRole('region', { name: 'Preview of your home page' })
    await preview.getByText('Computer').tap()
    await expect(async () => expect(await readWidth()).toBeGreaterThan(1200)).toPass()
    await preview.getByText('Dark', { exact: true }).tap()
    await expect(async () => expect(await readAccent()).not.toBe(lightAccent)).toPass()
    // The public site is unchanged until the change is saved.
    expect(iconOf(await fetchHomePage(page))).toBe(iconOf(htmlBefore))

    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Saved. The website is up to date.')).toBeVisible()
    await reportDelay('a colour', () => expect.poll(() => fetchHomePage(page)).toContain(`--accent:${lightAccent}`))
    expect(iconOf(await fetchHomePage(page))).toMatch(/^\/media\//)
    // The form's page had its own undo bar, which is gone by now.
    await expect(page.getByRole('heading', { level: 1, name: 'Mosque' })).toBeVisible()
    await expectToast(page, 'Undone. The previous details are back.', () =>
      page.getByRole('button', { name: 'Undo' }).tap(),
    )
    await expect.poll(() => fetchHomePage(page)).not.toContain(`--accent:${lightAccent}`)
    expect(iconOf(await fetchHomePage(page))).toBe(iconOf(htmlBefore))
  })
})

test(
  'an invalid value or a file that is not a picture is reported at its field, and no input is lost',
  { tag: '@slow' },
  async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/422/)
    allowConsoleErrors(blockedScript)
    await logInToDesk(page, 'administrator')
    await page.goto(deskAddress(`${detailsPath}/contact`))
    await page.getByLabel(/^Phone number/).fill('call us')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert', { name: 'Please check these details' })).toBeFocused()
    await expect(page.getByLabel(/^Phone number/)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(/^Phone number/)).toHaveValue('call us')
    await expect(page.getByText('Check the marked fields. Your changes weren’t saved.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mosque' })).toBeVisible()

    await page.goto(deskAddress(`${detailsPath}/brand`))
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('These are notes.') }
    await logoField(page).setInputFiles(notes)
    await expect(page.getByRole('alert').filter({ hasText: 'isn’t a picture' })).toBeVisible()
  },
)

test('a page opened while a form is being saved stays open afterwards', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page)
  await page.goto(urlOf('desk.localhost', `${detailsPath}/contact`))
  let releaseDetails = () => {}
  let releaseCode = () => {}
  const detailsGate = new Promise<void>((resolve) => (releaseDetails = resolve))
  const codeGate = new Promise<void>((resolve) => (releaseCode = resolve))
  await page.route(/\/assets\/.*TimesPages-.*\.js/, (route) => codeGate.then(() => route.continue()))
  await page.getByLabel(/^Address/).fill('1 Journey Street')
  // The refetch after saving is delayed, and so is the code of the next page.
  await page.route(/\/api\/desk\/mosques\/al-falah\/details$/, (route) =>
    route.request().method() === 'GET' ? detailsGate.then(() => route.continue()) : route.continue(),
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
  await page.goto(deskAddress(detailsPath))
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0)
  await page.goto(deskAddress(`${detailsPath}/contact`))
  await expect(page.getByText('Your role lets you see these details but not change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
