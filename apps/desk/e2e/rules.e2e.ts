// features: desk-hijri desk-rules desk-times prayer
import { deskAddress, enterDesk, expect, reloadOnceStored, sizes, test, logInToDesk } from '@minaret/e2e'

const mosque = 'al-falah'

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a rule is described in words, changed in a form with a preview, and undone with one tap', async ({ page }) => {
    await enterDesk(page)
    await page.getByRole('link', { name: 'Prayer times' }).tap()
    await page.getByRole('link', { name: 'Rules for jamaat times' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Rules for jamaat times' })).toBeVisible()
    await page.getByRole('button', { name: 'Change the rules for Asr' }).tap()
    // No other test reads this mosque's Asr, which this test temporarily changes on every day.
    const asrRules = page.getByRole('region', { name: 'Asr' })
    await asrRules.getByRole('combobox', { name: 'How is the time set?' }).first().selectOption('after')
    await asrRules.getByRole('textbox', { name: 'Minutes' }).first().fill('25')
    await asrRules.getByRole('textbox', { name: 'No earlier than (optional)' }).first().fill('13:30')
    await expect(page.getByText(/of the next 56 days\.$/)).toBeVisible()
    await reloadOnceStored(page)
    await expect(asrRules.getByRole('textbox', { name: 'Minutes' }).first()).toHaveValue('25')
    await expect(page.getByText(/of the next 56 days\.$/)).toBeVisible()
    await asrRules.getByRole('button', { name: 'Save rules' }).tap()
    await expect(page.getByText('Saved. The website and displays will be up to date within a minute.')).toBeVisible()
    await expect(asrRules.getByText(/25 minutes after the prayer begins.*never before 13:30/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(asrRules.getByText(/25 minutes after the prayer begins/)).toHaveCount(0)
  })

  test('Jumu’ah on Fridays gets a second prayer, appears on the website at once, and is undone with one tap', async ({
    page,
  }) => {
    await logInToDesk(page)
    await page.goto(deskAddress(`/${mosque}/times/rules`))
    const jumuah = page.getByRole('region', { name: 'Jumu’ah on Fridays' })
    await jumuah.getByRole('button', { name: 'Change Jumu’ah on Fridays' }).tap()
    const addButton = jumuah.getByRole('button', { name: 'Add another Jumu’ah' })
    await expect(addButton).toBeVisible()
    const countBefore = await jumuah.getByRole('group').count()
    await addButton.tap()
    const newJumuah = jumuah.getByRole('group', { name: `Jumu’ah ${countBefore + 1}` })
    await newJumuah.getByRole('textbox', { name: 'Time', exact: true }).fill('2:35 pm')
    await newJumuah.getByRole('textbox', { name: 'Language of the khutbah (optional)' }).fill('Bengali')
    // Scrolled to the top, so that no field is partly under the header and too small to tap.
    await page.evaluate(() => window.scrollTo(0, 0))
    // The draft survives a reload, and is reachable from Today.
    await reloadOnceStored(page)
    await expect(newJumuah.getByRole('textbox', { name: 'Time', exact: true })).toHaveValue('2:35 pm')
    await page.goto(deskAddress(`/${mosque}`))
    await page.getByRole('link', { name: 'Jumu’ah on Fridays' }).tap()
    await expect(newJumuah.getByRole('textbox', { name: 'Language of the khutbah (optional)' })).toHaveValue('Bengali')
    await jumuah.getByRole('button', { name: 'Save Jumu’ah' }).tap()
    const fridays = jumuah.getByRole('list', { name: 'Coming Fridays' })
    await expect(fridays.getByText(/2:35 ?pm|14:35/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(fridays.getByText(/2:35 ?pm|14:35/)).toHaveCount(0)
  })
})

test('a viewer can read the rules but not change them', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'viewer')
  await page.goto(deskAddress(`/${mosque}/times/rules`))
  await expect(page.getByRole('heading', { name: 'Isha' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Change/ })).toHaveCount(0)
})
