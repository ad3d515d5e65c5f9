// features: desk-displays desk-log desk-today tv
import {
  deskAddress,
  urlOf,
  enterDesk,
  expect,
  runCommand,
  sizes,
  reloadOnceStored,
  test,
  expectToast,
  logInToDesk,
} from '@minaret/e2e'

/** Creates a display from the command line. @returns its URL */
async function createDisplay(name: string): Promise<string> {
  const { code, output } = await runCommand(['tv', 'token', 'create', '--tenant', 'al-falah', name], {
    DATA_DIR: process.env.E2E_DATA ?? '',
  })
  expect(code, output).toBe(0)
  return urlOf('standard.localhost', /\/tv\/[\w-]{20,}/.exec(output)?.[0] ?? '')
}

test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

test('a display is listed as working, is renamed and rotated, and responds with 404 once it is removed', async ({
  page,
  browser,
}) => {
  const displayUrl = await createDisplay('Prayer hall')
  await enterDesk(page, 'editor')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('link', { name: 'Displays', exact: true }).tap()
  const cards = page.getByRole('main').getByRole('listitem')
  const card = cards.filter({ has: page.getByRole('heading', { name: 'Prayer hall' }) })
  await expect(card.getByText('Not connected yet')).toBeVisible()

  const television = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await television.goto(displayUrl)
  await expect(television.locator('.tv-root')).toHaveCount(1)
  await page.reload()
  await expect(card.getByText(/^Working. Last seen 1 minute ago/)).toBeVisible()

  await card.getByRole('button', { name: 'Rename or rotate: “Prayer hall”' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Sisters’ hall')
  await reloadOnceStored(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sisters’ hall')
  await cards.getByRole('radio', { name: 'Portrait (tall)' }).tap()
  await page.getByRole('button', { name: 'Save changes' }).tap()
  const renamedCard = cards.filter({ has: page.getByRole('heading', { name: 'Sisters’ hall' }) })
  await expect(renamedCard.getByRole('paragraph').filter({ hasText: 'Portrait (tall)' })).toBeVisible()

  await expectToast(page, 'The display will reload within two minutes, if it’s on and online.', () =>
    renamedCard.getByRole('button', { name: 'Reload: “Sisters’ hall”' }).tap(),
  )

  await renamedCard.getByRole('button', { name: 'Remove: “Sisters’ hall”' }).tap()
  await page.getByRole('button', { name: 'Remove the display' }).tap()
  await expect(renamedCard).toHaveCount(0)
  const response = await television.goto(displayUrl)
  expect(response?.status()).toBe(404)
  await television.close()
})

test('a new display is added by the code it shows, with and without scripts, and is recognised when it is opened again', async ({
  page,
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 422/)
  await enterDesk(page, 'editor')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('link', { name: 'Displays', exact: true }).tap()
  for (const { name, javaScriptEnabled } of [
    { name: 'Balcony', javaScriptEnabled: true },
    { name: 'Old television', javaScriptEnabled: false },
  ]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, javaScriptEnabled })
    const television = await context.newPage()
    await television.goto(urlOf('standard.localhost', '/tv'))
    const codeText = television.getByText(/^\d{4}\u00A0\d{4}$/)
    await expect(television.getByRole('heading', { name: 'Add this display' })).toBeVisible()
    const code = (await codeText.textContent()) ?? ''

    await page.getByRole('button', { name: 'Add a display', exact: true }).tap()
    await expect(page.getByText(/^standard\.localhost:\d+\/tv$/)).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Code on the TV').fill(code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)))
    await page.getByRole('button', { name: 'Add the display' }).tap()
    await expect(page.getByText(/^No display is showing that code/).first()).toBeVisible()
    await page.getByLabel('Code on the TV').fill(code)
    await expectToast(page, 'Added. The display will show the times within a few seconds.', () =>
      page.getByRole('button', { name: 'Add the display' }).tap(),
    )
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(television.getByText('Add this display')).toHaveCount(0)
    // While a prayer is in progress, the display shows only that.
    const times = television.getByText('Isha').or(television.getByText('in progress')).first()
    await expect(times).toBeVisible()

    await television.goto(urlOf('standard.localhost', '/tv'))
    await expect(times).toBeVisible()
    await context.close()
  }
})

test(
  'the preview shows a display now and at another time of day, in landscape and portrait',
  { tag: '@slow' },
  async ({ page }) => {
    await logInToDesk(page, 'viewer')
    await page.goto(deskAddress('/al-falah/displays'))
    const preview = page.getByRole('img', { name: /^What a display shows/ })
    const readWidth = () => preview.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
    await expect.poll(readWidth).toBe(1280)
    const initialSource = await preview.getAttribute('src')
    await page.getByRole('slider', { name: 'Time of day' }).fill('1230')
    await expect(preview).toHaveAccessibleName(/20:30/)
    await page.getByRole('radio', { name: 'Portrait (tall)' }).last().tap()
    await expect.poll(readWidth).toBe(720)
    await page.getByRole('button', { name: 'Back to now' }).tap()
    await page.getByRole('radio', { name: 'Landscape (wide)' }).last().tap()
    await expect.poll(readWidth).toBe(1280)
    expect(initialSource).not.toBeNull()
  },
)

test('a viewer sees displays but cannot change them', { tag: '@slow' }, async ({ page }) => {
  await createDisplay('Side room')
  await logInToDesk(page, 'viewer')
  await page.goto(deskAddress('/al-falah/displays'))
  await expect(page.getByText('Your role lets you see displays but not change them.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Side room' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove|Rename|Reload/ })).toHaveCount(0)
})
