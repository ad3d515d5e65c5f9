// features: desk-hijri desk-log desk-times prayer
import { deskAddress, expect, sizes, reloadOnceStored, test, expectToast, logInToDesk } from '@minaret/e2e'

const mosque = 'al-falah'

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('Isha is changed for twelve days by tapping the first and the last, after a preview, and is undone with one tap', async ({
    page,
  }) => {
    await logInToDesk(page)
    await page.goto(deskAddress(`/${mosque}/times?month=2027-09`))
    await page.getByRole('button', { name: 'Change several days' }).tap()
    await page.getByRole('button', { name: 'Monday 6 September 2027' }).tap()
    await expect(page.getByText('Now choose the last day.')).toBeVisible()
    await page.getByRole('button', { name: 'Friday 17 September 2027' }).tap()
    await expect(page.getByText('6 September 2027 to 17 September 2027')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Isha' }).tap()
    await page.getByRole('textbox', { name: 'New time for Isha' }).fill('2245')
    await page.getByRole('textbox', { name: /Note for these days/ }).focus()
    await expect(page.getByText(/^12 days: Isha .* → 22:45$/)).toBeVisible()
    await page.getByRole('button', { name: 'Save for 12 days' }).tap()
    await expect(page.getByText('Saved. The website and displays will be up to date within a minute.')).toBeVisible()

    await page.goto(deskAddress(`/${mosque}/times/2027-09-17`))
    await expect(page.getByRole('textbox', { name: 'Isha jamaat' })).toHaveValue('22:45')
    await page.goto(deskAddress(`/${mosque}/log`))
    const entry = page.getByRole('listitem').filter({ hasText: 'set Isha to 22:45 from Monday 6 September' }).first()
    await entry.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByText(/set Isha to 22:45 .*\(undone\)/).first()).toBeVisible()
  })
})

test(
  'days are selected by dragging the mouse, and earlier changes to them can be kept or replaced',
  { tag: '@slow' },
  async ({ page }) => {
    await logInToDesk(page)
    await page.goto(deskAddress(`/${mosque}/times/2027-10-06`))
    await page.getByRole('button', { name: 'Isha 5 minutes later' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.goto(deskAddress(`/${mosque}/times?month=2027-10`))
    await page.getByRole('link', { name: 'Monday 4 October 2027' }).hover()
    await page.mouse.down()
    await page.getByRole('link', { name: /^Wednesday 6 October 2027/ }).hover()
    await page.getByRole('link', { name: 'Friday 8 October 2027' }).hover()
    await page.mouse.up()
    await expect(page.getByRole('heading', { name: 'Change several days' })).toBeVisible()
    await page.getByRole('radio', { name: 'No jamaat' }).check()
    await page.getByRole('checkbox', { name: 'Isha' }).check()
    await expect(page.getByText(/^4 days: Isha .* → none$/)).toBeVisible()
    await page.getByRole('radio', { name: 'Replace those times too' }).check()
    await expect(page.getByText(/^5 days: Isha .* → none$/)).toBeVisible()
    await reloadOnceStored(page)
    await expect(page.getByText(/^5 days: Isha .* → none$/)).toBeVisible()
    await page.getByRole('button', { name: 'Save for 5 days' }).click()
    await expectToast(page, 'Undone. The previous times are back.', () =>
      page.getByRole('button', { name: 'Undo' }).click(),
    )
  },
)

test('a viewer sees the days but cannot change them', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'viewer')
  await page.goto(deskAddress(`/${mosque}/times?month=2027-10`))
  await expect(page.getByRole('link', { name: 'Monday 4 October 2027' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change several days' })).toHaveCount(0)
  await page.goto(deskAddress(`/${mosque}/times/range?from=2027-10-04&to=2027-10-08`))
  await expect(page.getByText('Your role lets you see these times but not change them.')).toBeVisible()
})
