// features: desk-hijri desk-times desk-timetable prayer
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  deskAddress,
  urlOf,
  enterDesk,
  expect,
  reloadOnceStored,
  sizes,
  test,
  expectToast,
  logInToDesk,
} from '@minaret/e2e'

const mosque = 'al-falah'
// Two tests replace the timetable, which fails if it changes between the check and the save.
test.describe.configure({ mode: 'default' })

const fixture = fileURLToPath(new URL('../../../packages/timetable/fixtures/masjid-an-noor-2026.csv', import.meta.url))

/** Returns the rows of March 2031, tab-separated as when copied from a spreadsheet. */
async function copyMarch(editRow: (row: string) => string = (row) => row): Promise<string> {
  const [heading = '', ...rows] = (await readFile(fixture, 'utf8')).trimEnd().split('\n')
  const march = rows.filter((row) => row.startsWith('2026-03')).map((row) => editRow(row.replace('2026', '2031')))
  return [heading, ...march].join('\n').replaceAll(',', '\t')
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a pasted timetable shows each problem with its cell, then its changes, and is saved and undone', async ({
    page,
  }) => {
    await enterDesk(page)
    await page.getByRole('link', { name: 'Prayer times' }).tap()
    await page.getByRole('link', { name: 'Upload a timetable' }).tap()
    const pasteField = page.getByRole('textbox', { name: 'Or paste from a spreadsheet' })
    await pasteField.fill(
      await copyMarch((row) => (row.startsWith('2031-03-14') ? row.replace(/[^,]*$/, '16:72') : row)),
    )
    await page.getByRole('button', { name: 'Check what I pasted' }).tap()
    const problem = page.getByRole('listitem').filter({ hasText: '16:72' }).first()
    await expect(problem).toContainText('Row 15')
    await expect(problem).toContainText('Isha jamaat')

    await pasteField.fill(await copyMarch())
    await page.getByRole('button', { name: 'Check what I pasted' }).tap()
    await expect(page.getByText('31 days, from 1 March 2031 to 31 March 2031:')).toBeVisible()
    await expect(page.getByText('The first upcoming day in this file is 1 March 2031.')).toBeVisible()
    await expect(page.getByText('This day isn’t in the file, so its times won’t change.').first()).toBeVisible()
    await expect(page.getByText('Biggest changes from what people see now')).toBeVisible()
    await page.getByRole('button', { name: 'Use this timetable' }).tap()
    await expect(
      page.getByText('Saved. The website and displays will be up to date within a minute.').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo this upload' }).tap()
    await expect(page.getByRole('button', { name: 'Undo this upload' })).toHaveCount(0)
  })
})

test(
  'a user assigns a file’s unclear columns, and the assignments stay when the file is read again',
  { tag: '@slow' },
  async ({ page }) => {
    await logInToDesk(page)
    await page.goto(deskAddress(`/${mosque}/times/timetable`))
    const text = (await copyMarch()).replace('fajr_athan', 'First')
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(page.getByText('Check what’s in each column')).toBeVisible()
    await page.getByRole('combobox', { name: 'First' }).selectOption('Fajr begins')
    await expect(page.getByText('31 days, from 1 March 2031 to 31 March 2031:')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'First' })).toHaveValue('fajr.begins')
  },
)

test('a printed timetable is read from its PDF, and equals the current one', async ({ page, browser }) => {
  const visitor = await browser.newPage()
  // No other test changes this mosque's times.
  await visitor.goto(urlOf('localhost', '/prayer-times/print/2026-11'))
  const pdf = await visitor.pdf({ preferCSSPageSize: true })
  await visitor.close()
  await logInToDesk(page, 'owner', 'an-noor')
  await page.goto(deskAddress('/an-noor/times/timetable'))
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'november.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByRole('heading', { name: 'Checked: november.pdf' })).toBeVisible()
  await expect(page.getByText('30 days, from 1 November 2026 to 30 November 2026:')).toBeVisible()
  // The printed times are the current ones, so nothing differs.
  await expect(page.getByText('Biggest changes from what people see now')).toHaveCount(0)
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') })
  await expect(
    page.getByText(
      'We can’t read this file. If it’s a PDF, it may be damaged: save it again, or take a photo of the timetable.',
    ),
  ).toBeVisible()
})

test.describe('typed on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a photo stays beside the typed times, survives a reload, and the month is saved', async ({ page }) => {
    await logInToDesk(page)
    await page.goto(deskAddress(`/${mosque}/times/timetable`))
    const photo = await page.screenshot({ type: 'jpeg' })
    await page.getByLabel('Choose a file').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByRole('heading', { level: 1, name: 'Type from a printed timetable' })).toBeVisible()
    const printedTimetable = page.getByRole('img', { name: 'The printed timetable you’re typing from' })
    await expect(printedTimetable).toBeVisible()
    const readWidth = async () => (await printedTimetable.boundingBox())?.width ?? 0
    // Until the photo is decoded, the element is as wide as its alt text.
    await expect
      .poll(() => printedTimetable.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    const fullWidth = await readWidth()
    await page.getByRole('button', { name: 'Zoom in' }).tap()
    await expect.poll(readWidth).toBeGreaterThan(fullWidth * 2)
    await page.getByRole('button', { name: 'Fit to width' }).tap()
    await page.getByLabel('Month', { exact: true }).selectOption({ label: 'December 2026' })
    await page.getByLabel('Column').selectOption('isha.jamaat')
    const firstField = page.getByLabel('Isha jamaat, 1 December 2026')
    await firstField.fill('715')
    await firstField.press('Enter')
    await expect(page.getByLabel('Isha jamaat, 2 December 2026')).toBeFocused()
    await expect(firstField).toHaveValue('19:15')
    // The following days show the time above as a grey placeholder.
    await expect(page.getByLabel('Isha jamaat, 31 December 2026')).toHaveAttribute('placeholder', '19:15')
    await page.getByLabel('Isha jamaat, 2 December 2026').fill('soon')
    await expect(page.getByText('Enter a time like 5:30 or 1730.')).toBeVisible()
    await page.getByLabel('Isha jamaat, 2 December 2026').fill('')
    // Scrolled to the top, so that no field is partly under the header and too small to tap.
    await page.evaluate(() => window.scrollTo(0, 0))

    await reloadOnceStored(page)
    await expect(printedTimetable).toBeVisible()
    await page.getByLabel('Column').selectOption('isha.jamaat')
    await expect(firstField).toHaveValue('19:15')
    // Days without a typed time stay as they are by default.
    await page.getByRole('button', { name: 'Check what I typed' }).tap()
    await expect(page.getByText('1 day, from 1 December 2026 to 1 December 2026:')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Checked: December 2026, typed by hand' })).toBeFocused()
    await page.getByRole('radio', { name: 'The full month, as shown in grey' }).tap()
    await page.getByRole('button', { name: 'Check what I typed' }).tap()
    await expect(page.getByText('31 days, from 1 December 2026 to 31 December 2026:')).toBeVisible()
    await page.getByRole('button', { name: 'Use this timetable' }).tap()
    await expect(
      page.getByText('Saved. The website and displays will be up to date within a minute.').first(),
    ).toBeVisible()
    await expect(printedTimetable).toHaveCount(0)
    await expectToast(page, 'Undone.', () => page.getByRole('button', { name: 'Undo' }).tap())
  })
})
