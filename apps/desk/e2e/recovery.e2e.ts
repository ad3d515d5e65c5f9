// features: account-recovery desk-invitation desk-recovery desk-staff desk-today members staff
import type { Browser, Page } from '@playwright/test'
import { urlOf, expect, joinStaff, openPhone, skipRecoveryWait, readEmailLink, test } from '@minaret/e2e'

const mosque = 'as-salam'

const joinAs = (browser: Browser, name: string, email: string, role: string) =>
  joinStaff(browser, { tenant: mosque, email, role, name })

async function startRecovery(owner: Page, name: string) {
  await owner
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Help them log in again' })
    .click()
  const dialog = owner.getByRole('alertdialog')
  await expect(dialog).toContainText(`Has ${name} lost their login?`)
  await dialog.getByRole('button', { name: 'Start the recovery' }).click()
  await expect(owner.getByText(`${name} is getting a new login`)).toBeVisible()
}

test('staff who lost their phone get a new login a day after an owner starts the recovery, unless the emailed link cancels it', async ({
  browser,
  allowConsoleErrors,
}) => {
  const [name, email] = ['Bilal Noor', 'bilal.recovery@example.org']
  const owner = await joinAs(browser, 'Khadija Noor', 'khadija.recovery@example.org', 'owner')
  const lostPhone = await joinAs(browser, name, email, 'editor')
  await owner.getByRole('button', { name: 'More', exact: true }).click()
  await owner.getByRole('link', { name: 'Staff' }).click()
  await startRecovery(owner, name)

  const cancelPath = await readEmailLink(email, '/recovery/cancel#', mosque)
  const mailbox = await openPhone(browser)
  await mailbox.goto(urlOf('desk.localhost', cancelPath))
  await expect(mailbox.getByRole('heading', { name: `Cancel the recovery of ${name}’s login?` })).toBeVisible()
  await mailbox.getByRole('button', { name: 'Cancel the recovery' }).click()
  await expect(mailbox.getByText('Cancelled. The login hasn’t changed.')).toBeVisible()

  await owner.reload()
  await expect(owner.getByText(`${name} is getting a new login`)).toHaveCount(0)
  await startRecovery(owner, name)
  await owner.getByRole('link', { name: 'Today' }).click()
  await expect(owner.getByRole('button', { name: `Cancel the recovery of ${name}’s login` })).toBeVisible()

  const freshPhone = await openPhone(browser)
  await freshPhone.goto(urlOf('desk.localhost', await skipRecoveryWait(process.env.E2E_DATA ?? '', email)))
  await expect(freshPhone.getByRole('heading', { name: 'Set up your new login' })).toBeVisible()
  await freshPhone.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(freshPhone.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const code = (await freshPhone.getByRole('listitem').locator('code').first().textContent()) ?? ''
  await freshPhone.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(freshPhone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  // The new phone is lost too: on another phone a recovery code works, once.
  const [borrowedPhone, thiefPhone] = [await openPhone(browser), await openPhone(browser)]
  const logInWithCode = async (page: Page) => {
    await page.goto(urlOf('desk.localhost', `/${mosque}`))
    await page.getByText('Log in to the staff area').click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await logInWithCode(borrowedPhone)
  await expect(borrowedPhone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  allowConsoleErrors(/status of 401/)
  await logInWithCode(thiefPhone)
  await expect(
    thiefPhone.getByText(/^That email and recovery code don’t match, or the code has already been used/),
  ).toBeVisible()

  await lostPhone.reload()
  await expect(lostPhone.getByText('Log in to the staff area')).toBeVisible()
  for (const page of [owner, lostPhone, mailbox, freshPhone, borrowedPhone, thiefPhone]) await page.context().close()
})
