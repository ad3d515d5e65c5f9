// features: desk-confirm desk-invitation desk-login desk-sessions members own-login staff
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deskAddress, urlOf, expect, joinStaff, openPhone, test, expectToast, logInToDesk } from '@minaret/e2e'

const mosque = 'as-salam'

async function openOwnLogin(page: Page) {
  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('link', { name: 'Your login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your login' })).toBeVisible()
}

const passkeyItems = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

test('on a new phone, staff log in with a recovery code, add a passkey and remove the old one, which logs it out at once', async ({
  browser,
}) => {
  const email = 'zaynab.phone@example.org'
  const oldPhone = await joinStaff(browser, { tenant: mosque, email, role: 'editor', name: 'Zaynab Noor' })
  await openOwnLogin(oldPhone)
  await expect(passkeyItems(oldPhone)).toHaveCount(1)
  await expect(passkeyItems(oldPhone)).toContainText('(used for this login)')
  await expect(oldPhone.getByText(/^This is your only way to log in/)).toBeVisible()

  // The old phone gets new codes, and saves them as a file while offline.
  await oldPhone.getByRole('button', { name: 'Get new codes' }).click()
  await oldPhone.getByRole('alertdialog').getByRole('button', { name: 'Get new codes' }).click()
  await expect(oldPhone.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  // Leaving the page before they are saved asks for confirmation, even with the browser's back button.
  const leaveDialog = oldPhone.getByRole('alertdialog', { name: 'Leave without saving your codes?' })
  await oldPhone.goBack()
  await expect(leaveDialog).toContainText('open Account, then “Your login”')
  await leaveDialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(leaveDialog).toBeHidden()
  const codes = await oldPhone.getByRole('listitem').locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await oldPhone.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await oldPhone.getByRole('button', { name: 'Copy' }).click()
  await expect(oldPhone.getByText(/^Copied\./)).toBeVisible()
  expect(await oldPhone.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await oldPhone.context().setOffline(true)
  const download = oldPhone.waitForEvent('download')
  await oldPhone.getByRole('button', { name: 'Save as a file' }).click()
  const file = await download
  await oldPhone.context().setOffline(false)
  expect(file.suggestedFilename()).toBe('minaret-recovery-codes-desk.localhost.txt')
  const fileText = await readFile(await file.path(), 'utf8')
  for (const code of codes) expect(fileText).toContain(code)
  await oldPhone.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(oldPhone.getByText('10 left')).toBeVisible()

  // On the new phone.
  const newDevice = await openPhone(browser)
  await newDevice.goto(urlOf('desk.localhost', `/${mosque}`))
  await newDevice.getByText('Log in to the staff area').click()
  await newDevice.getByRole('button', { name: 'Use a recovery code' }).click()
  await newDevice.getByLabel('Email').fill(email)
  await newDevice.getByLabel('Recovery code').fill(codes[0] ?? '')
  await newDevice.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(newDevice.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(newDevice.getByText('You logged in with a recovery code')).toBeVisible()
  await newDevice.getByRole('link', { name: 'Add a passkey on this device' }).click()
  await expectToast(newDevice, 'Passkey added. We’ve emailed you about it.', () =>
    newDevice.getByRole('button', { name: 'Add a passkey on this device' }).click(),
  )
  await expect(passkeyItems(newDevice)).toHaveCount(2)
  await expect(newDevice.getByText('You logged in with a recovery code')).toHaveCount(0)
  await expect(newDevice.getByText('9 left')).toBeVisible()

  // A second passkey on the same device is refused.
  await newDevice.getByRole('button', { name: 'Add a passkey on this device' }).click()
  const alreadyRegistered = newDevice
    .getByRole('alert')
    .filter({ hasText: 'This device already has a passkey for your login.' })
  await expect(alreadyRegistered).toBeVisible()

  // After a login by recovery code, removing a passkey needs re-authentication, here with the new passkey.
  await passkeyItems(newDevice)
    .first()
    .getByRole('button', { name: /^Remove the passkey/ })
    .click()
  await expect(newDevice.getByRole('alertdialog')).toContainText('you’ll be logged out everywhere except here')
  await newDevice.getByRole('button', { name: 'Remove the passkey', exact: true }).click()
  const confirmDialog = newDevice.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectToast(newDevice, 'Passkey removed. You’re logged out everywhere else.', () =>
    confirmDialog.getByRole('button', { name: 'Use your passkey' }).click(),
  )
  await expect(passkeyItems(newDevice)).toHaveCount(1)

  await oldPhone.reload()
  await expect(oldPhone.getByText('Log in to the staff area')).toBeVisible()
  await newDevice.getByText('Account', { exact: true }).click()
  await newDevice.getByRole('button', { name: 'Log out' }).click()
  await newDevice.getByText('Log in to the staff area').click()
  await newDevice.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(newDevice.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await openOwnLogin(newDevice)
  await expect(passkeyItems(newDevice)).toContainText('(used for this login)')
  for (const page of [oldPhone, newDevice]) await page.context().close()
})

test(
  'a demonstration shows the login page without the actions that it would refuse',
  { tag: '@slow' },
  async ({ page }) => {
    await logInToDesk(page, 'owner')
    await page.goto(deskAddress('/al-falah/sessions'))
    await expect(page.getByText(/^You can’t change anything here in the demonstration\./)).toBeVisible()
    await expect(page.getByRole('button', { name: /Add a passkey|Get new codes|^Remove/ })).toHaveCount(0)
  },
)
