import type { Browser, Page } from '@playwright/test'
import {
  door,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  joinStaff,
  newPhone,
  passRecoveryDay,
  readEmailLink,
  test,
} from '@minaret/e2e'

const mosque = 'as-salam'

const joined = (browser: Browser, name: string, email: string, role: string) =>
  joinStaff(browser, { tenant: mosque, email, role, name })

async function startRecovery(owner: Page, name: string) {
  await owner.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Lost login' }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText(`Has ${name} lost their login?`)
  await expectAccessible(owner)
  await question.getByRole('button', { name: 'Start the recovery' }).click()
  await expect(owner.getByText(`${name} is getting a new login`)).toBeVisible()
}

test('who lost their phone gets a new login a day after an owner started it, unless the email’s link cancels it', async ({
  browser,
}) => {
  const [name, email] = ['Bilal Noor', 'bilal.recovery@example.org']
  const owner = await joined(browser, 'Khadija Noor', 'khadija.recovery@example.org', 'owner')
  const lost = await joined(browser, name, email, 'editor')
  await owner.getByRole('button', { name: 'More' }).click()
  await owner.getByRole('link', { name: 'Staff' }).click()
  await startRecovery(owner, name)
  await expectNoSidewaysScroll(owner)
  await expectAccessible(owner)

  const link = await readEmailLink(email, '/recovery/cancel#', mosque)
  const mailbox = await newPhone(browser)
  await mailbox.goto(door('desk.localhost', link))
  await expect(mailbox.getByRole('heading', { name: `Cancel the recovery of ${name}’s login?` })).toBeVisible()
  await expectNoSidewaysScroll(mailbox)
  await expectAccessible(mailbox)
  await mailbox.getByRole('button', { name: 'Cancel the recovery' }).click()
  await expect(mailbox.getByText('Cancelled. The login stays as it was.')).toBeVisible()

  await owner.reload()
  await expect(owner.getByText(`${name} is getting a new login`)).toHaveCount(0)
  await startRecovery(owner, name)
  await owner.getByRole('link', { name: 'Today' }).click()
  await expect(owner.getByRole('button', { name: `Cancel the recovery of ${name}’s login` })).toBeVisible()

  const phone = await newPhone(browser)
  await phone.goto(door('desk.localhost', await passRecoveryDay(process.env.E2E_DATA ?? '', email)))
  await expect(phone.getByRole('heading', { name: 'Set up your new login' })).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(phone.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await phone.getByRole('button', { name: 'I’ve saved them. Continue' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await lost.reload()
  await expect(lost.getByText('Log in to the desk')).toBeVisible()
  for (const page of [owner, lost, mailbox, phone]) await page.context().close()
})
