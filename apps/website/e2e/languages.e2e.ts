// features: i18n messages
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  languageRules,
  sizes,
  sizesOf,
  test,
} from '@minaret/e2e'

/** The home page of a mosque whose site has three languages. */
const homeUrl = urlOf('localhost')

/** Chooses a language in the header, in any layout. */
async function chooseLanguage(page: Page, name: string) {
  // The static site renders after the page has loaded.
  await page.locator('header').waitFor()
  const link = page.locator('header').getByRole('link', { name, exact: true }).filter({ visible: true })
  for (const control of await page.locator('header summary').filter({ visible: true }).all()) {
    if ((await link.count()) > 0) break
    await control.click()
  }
  await link.first().click()
}

const readDirection = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

for (const [size, viewport] of [...sizesOf('desktop'), ['narrow phone', { width: 320, height: 640 }] as const])
  test(`on a ${size} a visitor chooses Arabic, gives in Arabic, and still gets Arabic on the next visit`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(homeUrl)
    expect(await readDirection(page)).toEqual(['en', 'ltr'])
    const pageResponse = page.waitForResponse((response) => response.status() === 200 && response.url() === homeUrl)
    await chooseLanguage(page, 'العربية')
    expect(await (await pageResponse).text()).toContain('<html lang="ar" dir="rtl">')
    await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
    await expect(page).toHaveURL(homeUrl)
    await expectNoHorizontalScroll(page)

    // From here on the router navigates, and the choice persists.
    await page.getByRole('banner').getByRole('link', { name: 'تبرّع' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/donate$/)
    const cause = page.getByRole('main').getByRole('link', { name: 'Running the mosque' })
    await expect(cause).toBeVisible()
    await expectNoHorizontalScroll(page)
    await cause.click()
    await page.getByRole('radio', { name: /25/ }).check()
    await expectNoHorizontalScroll(page)
    const form = page.getByRole('main').locator('form')
    await form.locator('button[type=submit]').click()
    await form.locator('input[name=name]').fill('عائشة رحمن')
    await form.locator('input[name=email]').fill('aisha@example.org')
    await form.getByRole('radio', { name: 'لا', exact: true }).check()
    await expectNoHorizontalScroll(page)
    await form.locator('button[type=submit]').click()
    await page.getByRole('radio').first().check()
    await expectNoHorizontalScroll(page)
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/thank-you\/[\w-]{22,}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^شكرًا لك يا /)
    expect(await readDirection(page)).toEqual(['ar', 'rtl'])
    // The page walk does not cover the thank-you page.
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)

    const nextResponse = await page.goto(urlOf('localhost', '/prayer-times'))
    expect(await nextResponse?.text()).toContain('<html lang="ar" dir="rtl">')
    await expectNoHorizontalScroll(page)
    await chooseLanguage(page, 'English')
    await expect(page.locator('html[lang=en][dir=ltr]')).toHaveCount(1)
    await expect(page).toHaveURL(urlOf('localhost', '/prayer-times'))
  })

test('pages in Urdu are accessible, and no wider than the phone', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${homeUrl}?language=ur`)
  for (const path of ['/', '/prayer-times', '/donate', '/donate/roof']) {
    await page.goto(urlOf('localhost', path))
    expect(await readDirection(page)).toEqual(['ur', 'rtl'])
    await expectAccessible(page, { only: languageRules })
    await expectNoHorizontalScroll(page)
  }
})

test(
  'a language change in the middle of a gift keeps the input, and stores no name',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(urlOf('localhost', '/donate'))
    await page.getByRole('main').getByRole('link', { name: 'Zakat' }).click()
    const form = page.getByRole('main').locator('form')
    await form.locator('input[name=amount]').fill('37.50')
    await chooseLanguage(page, 'العربية')
    await expect(page.locator('html[lang=ar]')).toHaveCount(1)
    await expect(form.locator('input[name=amount]')).toHaveValue(/[\u0660-\u0669\d]/)
    await form.locator('button[type=submit]').click()

    await form.locator('input[name=name]').fill('عائشة رحمن')
    await form.locator('input[name=email]').fill('aisha@')
    await form.locator('input[name=anonymous]').check()
    await chooseLanguage(page, 'English')
    await expect(page.locator('html[lang=en]')).toHaveCount(1)
    await expect(form).toContainText('£37.50')
    await expect(form.locator('input[name=name]')).toHaveValue('عائشة رحمن')
    await expect(form.locator('input[name=email]')).toHaveValue('aisha@')
    await expect(form.locator('input[name=anonymous]')).toBeChecked()
    const readStorage = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(await readStorage()).not.toMatch(/aisha@|عائشة/)

    await form.locator('input[name=email]').fill('aisha@example.org')
    await form.locator('button[type=submit]').click()
    // Links to other languages keep the current step.
    await expect(page.getByRole('radio').first()).toBeVisible()
    await chooseLanguage(page, 'اردو')
    await expect(page.locator('html[lang=ur]')).toHaveCount(1)
    await expect(page).toHaveURL(/\?step=pay$/)
    await page.getByRole('radio').first().check()
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/thank-you\/[\w-]{22,}$/)
    expect(await readStorage()).not.toMatch(/aisha@|عائشة/)
  },
)

test('the language can be chosen without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizes.desktop })
  const page = await context.newPage()
  await page.goto(urlOf('localhost', '/prayer-times?month=2026-03'))
  await chooseLanguage(page, 'اردو')
  await expect(page).toHaveURL(urlOf('localhost', '/prayer-times?month=2026-03'))
  await expect(page.locator('html[lang=ur][dir=rtl]')).toHaveCount(1)
  await context.close()
})

test('a page from the back/forward cache is not shown in the previous language', { tag: '@slow' }, async ({ page }) => {
  await page.goto(homeUrl)
  await chooseLanguage(page, 'العربية')
  await expect(page.locator('html[lang=ar]')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('html[lang=ar]')).toHaveCount(1)
})

test('a mosque with one language offers no choice, and ignores a language in the address', async ({ page }) => {
  await page.goto(urlOf('basic.localhost', '/?language=ar'))
  await expect(page).toHaveURL(urlOf('basic.localhost'))
  expect(await readDirection(page)).toEqual(['en', 'ltr'])
  await expect(page.locator('a[hreflang]')).toHaveCount(0)
})

test('the language can be chosen on the static site', { tag: '@slow' }, async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: urlOf('localhost', '') } }))
  await page.goto(`${process.env.E2E_STATIC}/`)
  await chooseLanguage(page, 'العربية')
  await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
  await expect(page).toHaveURL(`${process.env.E2E_STATIC}/`)
  await page.reload()
  await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
})
