// features: desk-installation desk-today installation signup tenants
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { urlOf, expect, openPhone, readEmailCode, test, expectToast } from '@minaret/e2e'

/** Signs up a mosque with a passkey. */
async function signUp(phone: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await phone.goto(urlOf('desk.localhost', '/start'))
  await phone.getByLabel('Your email address').fill(email)
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  await phone.getByLabel('Code', { exact: true }).fill(await readEmailCode(email))
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByLabel('Name of the mosque').fill(name)
  await phone.getByLabel('Town or city').fill('Keighl')
  await phone.getByRole('button', { name: 'Keighley, United Kingdom' }).click()
  await expect(phone.getByText('Today in Keighley')).toBeVisible()
  await phone.getByRole('button', { name: 'Continue' }).click()
  await phone.getByLabel('Your name').fill('Aisha Rahman')
  await phone.getByRole('button', { name: 'Continue with a passkey' }).click()
  await phone.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(phone.getByText('Your website is waiting for approval')).toBeVisible()
}

test('a mosque signs up, and is approved, suspended and reopened in the browser', async ({
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 503/)
  // The mosque and its owner are unique to this run, so that it can be repeated on the same data.
  const tag = randomUUID().slice(0, 8)
  const [name, slug, email] = [`Masjid ${tag}`, `masjid-${tag}`, `aisha.${tag}@example.org`]
  const [phone, owner, visitor] = [await openPhone(browser), await openPhone(browser), await openPhone(browser)]
  await signUp(phone, { name, email })

  await owner.goto(urlOf('desk.localhost', '/'))
  await owner.getByRole('button', { name: 'Enter as installation owner' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Waiting for approval' })).toBeVisible()
  await expect(owner.getByText(`Aisha Rahman, ${email} (confirmed)`)).toBeVisible()
  await owner.getByRole('button', { name: `Approve ${name}` }).click()
  await expect(owner.getByText(`Email to ${email}:`)).toBeVisible()
  await expectToast(owner, 'Approved. We’ve emailed the owners.', () =>
    owner.getByRole('button', { name: 'Approve and send' }).click(),
  )
  await expect(owner.getByRole('heading', { name, exact: true })).toBeHidden()

  const site = urlOf(`${slug}.localhost`, '/')
  // Pages are cached for a second.
  await expect(async () => {
    await visitor.goto(site)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 5000 })
    await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(phone.getByText('Your website is waiting for approval')).toBeHidden()

  await owner.getByRole('link', { name: 'Mosques' }).click()
  await owner.getByLabel('Name or web address').fill(tag)
  await owner.getByRole('button', { name: 'Search' }).click()
  await expect(owner.getByText('1 mosque', { exact: true })).toBeVisible()
  await owner.getByRole('link', { name }).click()
  await owner.getByRole('button', { name: 'Suspend' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The bank details are somebody else’s')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(owner.getByText('Suspended. Reason: The bank details are somebody else’s')).toBeVisible()
  await expect(async () => {
    await visitor.goto(site)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeHidden({ timeout: 5000 })
  }).toPass()
  await phone.reload()
  await expect(phone.getByText('The bank details are somebody else’s')).toBeVisible()

  await owner.getByRole('button', { name: 'Reopen' }).click()
  await dialog.getByLabel('Reason').fill('They have corrected them')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(owner.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await expect(async () => {
    await visitor.goto(site)
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await owner.getByRole('link', { name: 'Log' }).click()
  await expect(owner.getByText(`Hamza Iqbal reopened ${slug}: They have corrected them`)).toBeVisible()
  for (const page of [phone, owner, visitor]) await page.context().close()
})
