// features: desk-hijri desk-staff desk-times desk-today members staff
import type { Page } from '@playwright/test'
import { deskAddress, expect, sizes, reloadOnceStored, test, expectToast, logInToDesk } from '@minaret/e2e'

/** A day's page. Each test uses a different day, because they run in parallel. */
const dayUrl = (month: '05' | '06' | '07') => deskAddress(`/al-falah/times/2027-${month}-12`)

async function logOut(page: Page): Promise<void> {
  await page.getByText('Account').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Try the staff area' })).toBeVisible()
}

/** Logs in with a role's button, on a page where another account may have logged out. */
async function enterAs(page: Page, role: 'owner' | 'imam'): Promise<void> {
  await page.goto(deskAddress())
  const card = page.getByRole('heading', { name: 'Al-Falah Community Centre' }).locator('..')
  if (role === 'imam') await card.getByText('Other roles').click()
  await card.getByRole('button', { name: `Enter as ${role}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

const noteField = (page: Page) => page.getByLabel(/^Note for this day/)
const readLocalDrafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('minaret desk draft')))

test.use({ viewport: sizes.phone })

test('a draft survives a reload and a logout, for the same account only', async ({ page }) => {
  await enterAs(page, 'owner')
  await page.goto(dayUrl('05'))
  await noteField(page).fill('Isha after the nikah of Maryam')
  await reloadOnceStored(page)
  await expect(noteField(page)).toHaveValue('Isha after the nikah of Maryam')
  await expect(page.getByText(/You wrote this on .* and didn’t save it/)).toBeVisible()

  await logOut(page)
  expect(JSON.stringify(await readLocalDrafts(page))).not.toContain('nikah')
  await enterAs(page, 'imam')
  await page.goto(dayUrl('05'))
  await expect(noteField(page)).toHaveValue('')

  await logOut(page)
  await enterAs(page, 'owner')
  await expect(page.getByRole('heading', { name: 'Not saved yet' })).toBeVisible()
  await page.getByRole('link', { name: /12 May/ }).click()
  await expect(noteField(page)).toHaveValue('Isha after the nikah of Maryam')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(noteField(page)).toHaveValue('')
  await expect.poll(() => readLocalDrafts(page)).toEqual([])
})

test('a draft typed while the server is unreachable can be saved once it is reachable', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
  await logInToDesk(page, 'editor')
  await page.goto(dayUrl('06'))
  await expect(noteField(page)).toBeEditable()
  await context.setOffline(true)
  await noteField(page).fill('Talk after Maghrib')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('You seem to be offline. What you typed is safe')).toBeVisible()
  await expect(noteField(page)).toHaveValue('Talk after Maghrib')
  // The toast does not cover the button it refers to.
  await page.getByRole('button', { name: 'Save changes' }).click({ trial: true })
  await context.setOffline(false)
  await page.reload()
  await expect(noteField(page)).toHaveValue('Talk after Maghrib')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. The website and displays will be up to date within a minute.')).toBeVisible()
  await expectToast(page, 'Undone. The previous times are back.', () =>
    page.getByRole('button', { name: 'Undo' }).click(),
  )
})

test('a device that cannot encrypt drafts stores them on the server', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await logInToDesk(page, 'owner')
  await page.goto(dayUrl('07'))
  // The page first sends a GET for an existing draft.
  const saveResponse = page.waitForResponse(
    (response) => response.url().endsWith('/drafts/day.2027-07-12') && response.request().method() !== 'GET',
  )
  await noteField(page).fill('Car park closed')
  expect((await saveResponse).ok()).toBe(true)
  expect(await readLocalDrafts(page)).toEqual([])
  await page.reload()
  await expect(noteField(page)).toHaveValue('Car park closed')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(noteField(page)).toHaveValue('')
})
