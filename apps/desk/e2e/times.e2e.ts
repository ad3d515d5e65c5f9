// features: desk-hijri desk-log desk-times desk-today desk-welcome members prayer staff
import type { Page } from '@playwright/test'
import {
  deskAddress,
  urlOf,
  enterDesk,
  expect,
  reportDelay,
  sizes,
  reloadOnceStored,
  test,
  expectToast,
  logInToDesk,
} from '@minaret/e2e'

const siteHost = 'standard.localhost'
const mosque = 'al-falah'

type Today = { today: { prayers: { prayer: string; jamaat?: { time: string } }[] } }

/** Today's times on the mosque's site. */
async function fetchToday(page: Page): Promise<Today> {
  const response = await page.request.get(urlOf('localhost', '/api/prayer-time/today'), { headers: { host: siteHost } })
  const { data }: { data: Today } = await response.json()
  return data
}

/** Today's jamaat of a prayer on the mosque's site. */
async function fetchJamaat(page: Page, prayer: string): Promise<string | undefined> {
  const data = await fetchToday(page)
  return data.today.prayers.find((entry) => entry.prayer === prayer)?.jamaat?.time
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('tonight’s Isha time is changed in six touches, appears on the site at once, and is undone in one', async ({
    page,
  }) => {
    await enterDesk(page)
    const before = await fetchJamaat(page, 'isha')
    let touches = 0
    const tap = async (name: string | RegExp, role: 'link' | 'button' = 'button') => {
      touches += 1
      await page.getByRole(role, { name }).tap()
    }
    await tap(/^Isha Begins/, 'link')
    for (const _ of [1, 2, 3]) await tap('Isha 5 minutes later')
    await expect(page.getByText('1 change to save')).toBeVisible()
    await tap('Save changes')
    await expect(page.getByText('Saved. The website and displays will be up to date within a minute.')).toBeVisible()
    expect(touches).toBeLessThanOrEqual(6)
    await expect(page.getByText('1 change to save')).toHaveCount(0)
    await reportDelay('a prayer time', () => expect.poll(() => fetchJamaat(page, 'isha')).not.toBe(before))

    await expectToast(page, 'Undone. The previous times are back.', () =>
      page.getByRole('button', { name: 'Undo' }).tap(),
    )
    await expect.poll(() => fetchJamaat(page, 'isha')).toBe(before)
    await expect(page.getByRole('textbox', { name: 'Isha jamaat' })).toHaveValue(before ?? '')
  })

  test('a page opens at its top, and going back restores the scroll position', { tag: '@slow' }, async ({ page }) => {
    await enterDesk(page)
    const tomorrowLink = page.getByRole('link', { name: 'Tomorrow' })
    await tomorrowLink.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 400))
    const readScroll = () => page.evaluate(() => window.scrollY)
    await expect.poll(readScroll).toBeGreaterThan(300)
    await tomorrowLink.tap()
    await expect(page.getByRole('link', { name: 'Back to the month' })).toBeInViewport()
    await expect.poll(readScroll).toBe(0)
    await page.goBack()
    await expect(tomorrowLink).toBeInViewport()
    await expect.poll(readScroll).toBeGreaterThan(300)
  })

  test('a time is explained by its timetable or rule, and by who changed it on that day', async ({ page }) => {
    await logInToDesk(page, 'imam')
    await page.goto(deskAddress(`/${mosque}/times/2027-04-14`))
    await page.getByRole('button', { name: 'Isha 5 minutes later' }).tap()
    await page.getByRole('button', { name: 'Save changes' }).tap()
    await expect(page.getByText('Saved.')).toBeVisible()
    const isha = page.getByRole('group', { name: 'Isha', exact: true })
    await isha.getByText(/^Why Isha is at/).tap()
    const steps = isha.getByRole('listitem')
    await expect(steps.first()).toContainText('Isha begins at')
    await expect(steps.last()).toContainText('for this day')
    await expect(steps.last()).toContainText(/Changed by .* on .* at \d\d:\d\d/)
  })
})

test('a day is opened from the calendar, changed and saved by keyboard only, without losing another person’s change', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 409/)
  await enterDesk(page)
  const day = '2027-03-10'
  await page.goto(deskAddress(`/${mosque}/times?month=2027-03`))
  const dayLink = page.getByRole('link', { name: 'Wednesday 10 March 2027' })
  await dayLink.focus()
  await page.keyboard.press('Enter')
  const isha = page.getByRole('textbox', { name: 'Isha jamaat' })
  await isha.focus()
  await page.keyboard.type('2105')

  const otherPage = await context.newPage()
  await otherPage.goto(deskAddress(`/${mosque}/times/${day}`))
  await otherPage.getByRole('button', { name: 'Asr 5 minutes later' }).click()
  await otherPage.getByRole('button', { name: 'Save changes' }).click()
  await expect(otherPage.getByText('Saved.')).toBeVisible()
  await otherPage.close()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed this day' })).toBeVisible()
  await expect(isha).toHaveValue('21:05')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto(deskAddress(`/${mosque}/times?month=2027-03`))
  await expect(page.getByRole('link', { name: 'Wednesday 10 March 2027, changed' })).toBeVisible()
})

test('unsaved values survive a reload, and an invalid time is reported', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'imam')
  await page.goto(deskAddress(`/${mosque}/times/2027-03-17`))
  const fajr = page.getByRole('textbox', { name: 'Fajr jamaat' })
  await fajr.fill('soon')
  await reloadOnceStored(page)
  await expect(fajr).toHaveValue('soon')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Enter a time like 20:15')).toBeVisible()
  await expect(fajr).toBeFocused()
})

test('a viewer cannot change times, and no page opens after a logout', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'viewer')
  await page.goto(deskAddress(`/${mosque}/times/2027-03-17`))
  await expect(page.getByText('Your role lets you see these times but not change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: /minutes later/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0)
  await page.getByText('Account').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Try the staff area' })).toBeVisible()
  await page.goBack()
  await page.goto(deskAddress(`/${mosque}`))
  await expect(page.getByRole('heading', { name: 'Try the staff area' })).toBeVisible()
})

test('the activity page shows who changed a time, and can undo the change', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'administrator')
  await page.goto(deskAddress(`/${mosque}/times/2027-03-24`))
  await page.getByRole('button', { name: 'Dhuhr 5 minutes later' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. The website and displays will be up to date within a minute.')).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Yusuf Khan moved Dhuhr on Wednesday 24 March' }).first()
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Yusuf Khan moved Dhuhr on Wednesday 24 March.*\(undone\)/)).toBeVisible()
})

test('the confirmation of an undo appears on the page opened meanwhile', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'administrator')
  await page.goto(deskAddress(`/${mosque}/times/2027-03-31`))
  await page.getByRole('button', { name: 'Dhuhr 5 minutes later' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const undoButton = page.getByRole('button', { name: 'Undo' })
  await expect(undoButton).toBeVisible()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/undo', async (route) => {
    await gate
    await route.continue()
  })
  await expectToast(page, 'Undone. The previous times are back.', async () => {
    await undoButton.click()
    await page.getByRole('link', { name: 'Displays' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Displays' })).toBeVisible()
    release()
  })
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: sizes.phone })

  test('the desk is laid out right to left', async ({ page }) => {
    await page.goto(deskAddress())
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'الدخول بدور المالك' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'اليوم' })).toBeVisible()
  })
})
