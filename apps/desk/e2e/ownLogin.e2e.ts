// features: desk-confirm desk-invitation desk-login desk-sessions members own-login staff
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deskAddress, urlOf, expect, joinStaff, newPhone, test, expectToast, logInToDesk } from '@minaret/e2e'

const mosque = 'as-salam'

async function openOwnLogin(page: Page) {
  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('link', { name: 'Your login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your login' })).toBeVisible()
}

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

test('on a new phone, staff log in with a recovery code, add a passkey and remove the old one, which logs it out at once', async ({
  browser,
}) => {
  const email = 'zaynab.phone@example.org'
  const old = await joinStaff(browser, { tenant: mosque, email, role: 'editor', name: 'Zaynab Noor' })
  await openOwnLogin(old)
  await expect(passkeys(old)).toHaveCount(1)
  await expect(passkeys(old)).toContainText('(used for this login)')
  await expect(old.getByText(/^This is your only way to log in/)).toBeVisible()

  // New codes from the old phone: saving them as a file works offline.
  await old.getByRole('button', { name: 'Get new codes' }).click()
  await old.getByRole('alertdialog').getByRole('button', { name: 'Get new codes' }).click()
  await expect(old.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  // Leaving before they are saved asks for confirmation, also for the browser's Back.
  const leaving = old.getByRole('alertdialog', { name: 'Leave without saving your codes?' })
  await old.goBack()
  await expect(leaving).toContainText('open Account, then “Your login”')
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await expect(leaving).toBeHidden()
  const codes = await old.getByRole('listitem').locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await old.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await old.getByRole('button', { name: 'Copy' }).click()
  await expect(old.getByText(/^Copied\./)).toBeVisible()
  expect(await old.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await old.context().setOffline(true)
  const saving = old.waitForEvent('download')
  await old.getByRole('button', { name: 'Save as a file' }).click()
  const file = await saving
  await old.context().setOffline(false)
  expect(file.suggestedFilename()).toBe('minaret-recovery-codes-desk.localhost.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)
  await old.getByRole('button', { name: 'I’ve saved them. Continue' }).click()
  await expect(old.getByText('10 left')).toBeVisible()

  // On the new phone.
  const phone = await newPhone(browser)
  await phone.goto(urlOf('desk.localhost', `/${mosque}`))
  await phone.getByText('Log in to the desk').click()
  await phone.getByRole('button', { name: 'Use a recovery code' }).click()
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Recovery code').fill(codes[0] ?? '')
  await phone.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(phone.getByText('You logged in with a recovery code')).toBeVisible()
  await phone.getByRole('link', { name: 'Add a passkey on this device' }).click()
  await expectToast(phone, 'Passkey added. We’ve emailed you about it.', () =>
    phone.getByRole('button', { name: 'Add a passkey on this device' }).click(),
  )
  await expect(passkeys(phone)).toHaveCount(2)
  await expect(phone.getByText('You logged in with a recovery code')).toHaveCount(0)
  await expect(phone.getByText('9 left')).toBeVisible()

  // A second passkey on the same device is refused.
  await phone.getByRole('button', { name: 'Add a passkey on this device' }).click()
  const alreadyRegistered = phone
    .getByRole('alert')
    .filter({ hasText: 'This device already has a passkey for your login.' })
  await expect(alreadyRegistered).toBeVisible()

  // After a login by recovery code, removing a passkey needs re-authentication, here with the new passkey.
  await passkeys(phone)
    .first()
    .getByRole('button', { name: /^Remove the passkey/ })
    .click()
  await expect(phone.getByRole('alertdialog')).toContainText('you’re logged out everywhere except here')
  await phone.getByRole('button', { name: 'Remove the passkey', exact: true }).click()
  const question = phone.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectToast(phone, 'Passkey removed. You’re logged out everywhere else.', () =>
    question.getByRole('button', { name: 'Use your passkey' }).click(),
  )
  await expect(passkeys(phone)).toHaveCount(1)

  await old.reload()
  await expect(old.getByText('Log in to the desk')).toBeVisible()
  await phone.getByText('Account', { exact: true }).click()
  await phone.getByRole('button', { name: 'Log out' }).click()
  await phone.getByText('Log in to the desk').click()
  await phone.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await openOwnLogin(phone)
  await expect(passkeys(phone)).toContainText('(used for this login)')
  for (const page of [old, phone]) await page.context().close()
})

test(
  'a demonstration shows the login page, and offers no action that it would refuse',
  { tag: '@slow' },
  async ({ page }) => {
    await logInToDesk(page, 'owner')
    await page.goto(deskAddress('/al-falah/sessions'))
    await expect(page.getByText(/^You can’t change anything here in the demonstration\./)).toBeVisible()
    await expect(page.getByRole('button', { name: /Add a passkey|Get new codes|^Remove/ })).toHaveCount(0)
  },
)
