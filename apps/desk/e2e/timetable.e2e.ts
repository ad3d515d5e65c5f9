// features: desk-hijri desk-times desk-timetable prayer
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  deskAddress,
  door,
  enterDesk,
  expect,
  reloadOnceStored,
  sizes,
  test,
  expectToast,
  logInToDesk,
} from '@minaret/e2e'

const mosque = 'al-falah'
// Two take a timetable over, which nobody can while the table changes under the check.
test.describe.configure({ mode: 'default' })

const fixture = fileURLToPath(new URL('../../../packages/timetable/fixtures/masjid-an-noor-2026.csv', import.meta.url))

/** Some days of 2031 as a spreadsheet's clipboard has them. */
async function clipboard(change: (row: string) => string = (row) => row): Promise<string> {
  const [heading = '', ...rows] = (await readFile(fixture, 'utf8')).trimEnd().split('\n')
  const march = rows.filter((row) => row.startsWith('2026-03')).map((row) => change(row.replace('2026', '2031')))
  return [heading, ...march].join('\n').replaceAll(',', '\t')
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a pasted timetable shows each problem beside its cell, then its difference, is taken over and taken back', async ({
    page,
  }) => {
    await enterDesk(page)
    await page.getByRole('link', { name: 'Prayer times' }).tap()
    await page.getByRole('link', { name: 'Upload a timetable' }).tap()
    const paste = page.getByRole('textbox', { name: 'Or paste from a spreadsheet' })
    await paste.fill(await clipboard((row) => (row.startsWith('2031-03-14') ? row.replace(/[^,]*$/, '16:72') : row)))
    await page.getByRole('button', { name: 'Check what I pasted' }).tap()
    const problem = page.getByRole('listitem').filter({ hasText: '16:72' }).first()
    await expect(problem).toContainText('Row 15')
    await expect(problem).toContainText('Isha jamaat')

    await paste.fill(await clipboard())
    await page.getByRole('button', { name: 'Check what I pasted' }).tap()
    await expect(page.getByText('31 days, from 1 March 2031 to 31 March 2031:')).toBeVisible()
    await expect(page.getByText('The next day in this file is 1 March 2031.')).toBeVisible()
    await expect(page.getByText('This day isn’t in the file, so its times stay as they are.').first()).toBeVisible()
    await expect(page.getByText('Biggest differences to what people see now')).toBeVisible()
    await page.getByRole('button', { name: 'Use this timetable' }).tap()
    await expect(page.getByText('Saved. The website and displays are up to date.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Go back to the timetable before this' }).tap()
    await expect(page.getByRole('button', { name: 'Go back to the timetable before this' })).toHaveCount(0)
  })
})

test('a file whose columns are unclear is matched by the person; the choices stay while it is read again', async ({
  page,
}) => {
  await logInToDesk(page)
  await page.goto(deskAddress(`/${mosque}/times/timetable`))
  const text = (await clipboard()).replace('fajr_athan', 'First')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByText('Check what each column holds')).toBeVisible()
  await page.getByRole('combobox', { name: 'First' }).selectOption('Fajr begins')
  await expect(page.getByText('31 days, from 1 March 2031 to 31 March 2031:')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'First' })).toHaveValue('fajr.begins')
})

test('a printed timetable is read from its PDF, and is the one that stands', async ({ page, browser }) => {
  const visitor = await browser.newPage()
  // Of a mosque whose times no other journey changes.
  await visitor.goto(door('localhost', '/prayer-times/print/2026-11'))
  const pdf = await visitor.pdf({ preferCSSPageSize: true })
  await visitor.close()
  await logInToDesk(page, 'owner', 'an-noor')
  await page.goto(deskAddress('/an-noor/times/timetable'))
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'november.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByRole('heading', { name: 'Checked: november.pdf' })).toBeVisible()
  await expect(page.getByText('30 days, from 1 November 2026 to 30 November 2026:')).toBeVisible()
  // What was printed is what people see: no time moves.
  await expect(page.getByText('Biggest differences to what people see now')).toHaveCount(0)
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') })
  await expect(
    page.getByText('We can’t read that file. Save it as a PDF, or take a photo of the timetable.'),
  ).toBeVisible()
})

test.describe('typed on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a photo is kept beside what is typed, through a reload, and the month is taken over', async ({ page }) => {
    await logInToDesk(page)
    await page.goto(deskAddress(`/${mosque}/times/timetable`))
    const photo = await page.screenshot({ type: 'jpeg' })
    await page.getByLabel('Choose a file').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByRole('heading', { level: 1, name: 'Type from a printed timetable' })).toBeVisible()
    const paper = page.getByRole('img', { name: 'The printed timetable that you’re typing from' })
    await expect(paper).toBeVisible()
    const width = async () => (await paper.boundingBox())?.width ?? 0
    // Until the photo has been decoded its place is as wide as its words.
    await expect
      .poll(() => paper.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    const whole = await width()
    await page.getByRole('button', { name: 'Closer' }).tap()
    await expect.poll(width).toBeGreaterThan(whole * 2)
    await page.getByRole('button', { name: 'Whole width' }).tap()
    await page.getByLabel('Month', { exact: true }).selectOption({ label: 'December 2026' })
    await page.getByLabel('Column').selectOption('isha.jamaat')
    const first = page.getByLabel('Isha jamaat, 1 December 2026')
    await first.fill('715')
    await first.press('Enter')
    await expect(page.getByLabel('Isha jamaat, 2 December 2026')).toBeFocused()
    await expect(first).toHaveValue('19:15')
    // What follows is as the one above, in grey.
    await expect(page.getByLabel('Isha jamaat, 31 December 2026')).toHaveAttribute('placeholder', '19:15')
    await page.getByLabel('Isha jamaat, 2 December 2026').fill('soon')
    await expect(page.getByText('Not a time. Type it like 5:30 or 1730.')).toBeVisible()
    await page.getByLabel('Isha jamaat, 2 December 2026').fill('')
    // Nothing half under the header, where it would be too small to tap.
    await page.evaluate(() => window.scrollTo(0, 0))

    await reloadOnceStored(page)
    await expect(paper).toBeVisible()
    await page.getByLabel('Column').selectOption('isha.jamaat')
    await expect(first).toHaveValue('19:15')
    // Days nobody typed stay as they are, unless somebody says otherwise.
    await page.getByRole('button', { name: 'Check what I typed' }).tap()
    await expect(page.getByText('1 day, from 1 December 2026 to 1 December 2026:')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Checked: December 2026, typed from paper' })).toBeFocused()
    await page.getByRole('radio', { name: 'The full month, as shown in grey' }).tap()
    await page.getByRole('button', { name: 'Check what I typed' }).tap()
    await expect(page.getByText('31 days, from 1 December 2026 to 31 December 2026:')).toBeVisible()
    await page.getByRole('button', { name: 'Use this timetable' }).tap()
    await expect(page.getByText('Saved. The website and displays are up to date.').first()).toBeVisible()
    await expect(paper).toHaveCount(0)
    await expectToast(page, 'Undone.', () => page.getByRole('button', { name: 'Undo' }).tap())
  })
})
