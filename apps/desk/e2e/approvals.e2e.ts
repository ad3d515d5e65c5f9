// features: approvals desk-approvals desk-protected desk-staff desk-today members staff
import type { Browser, Page } from '@playwright/test'
import { urlOf, expect, newMember, test, expectToast } from '@minaret/e2e'

const mosque = 'as-salam'

/** Adds an owner with a phone of their own. */
const joinAsOwner = (browser: Browser, name: string) =>
  newMember(browser, {
    tenant: mosque,
    role: 'owner',
    name,
  })

async function open(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name }).click()
}

test('a new owner needs two owners: the first asks and cannot approve, and the second approves from Today', async ({
  browser,
}) => {
  const [aisha, yusuf] = [await joinAsOwner(browser, 'Aisha Noor'), await joinAsOwner(browser, 'Yusuf Noor')]
  await open(aisha, 'Staff')
  await aisha.getByLabel('Their email').fill('third.owner@example.org')
  await aisha.getByLabel('owner').check()
  await expectToast(aisha, 'Another owner has to approve this. We’ve emailed them.', () =>
    aisha.getByRole('button', { name: 'Send invitation' }).click(),
  )
  await open(aisha, 'Approvals')
  const what = 'Invite third.owner@example.org as an owner (owner)'
  await expect(aisha.getByRole('button', { name: `Withdraw this request: ${what}` })).toBeVisible()
  await expect(aisha.getByRole('button', { name: `Approve: ${what}` })).toHaveCount(0)

  await yusuf.reload()
  await expect(yusuf.getByRole('heading', { name: 'Waiting for your approval' })).toBeVisible()
  await yusuf.getByRole('link', { name: what }).click()
  await yusuf.getByRole('button', { name: `Approve: ${what}` }).click()
  await expect(yusuf.getByRole('alertdialog')).toContainText(
    'Only approve it if you know that Aisha Noor asked for it.',
  )
  await expectToast(yusuf, 'Approved and done.', () =>
    yusuf.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )
  await expect(yusuf.getByText('No requests are waiting')).toBeVisible()
  await open(yusuf, 'Staff')
  await expect(yusuf.getByRole('listitem').filter({ hasText: 'third.owner@example.org' })).toBeVisible()

  // Bank details likewise: the draft survives a reload, and the old details stay until the new ones are approved.
  await open(aisha, 'Mosque')
  const bank = aisha.getByRole('region', { name: 'Bank details', exact: true })
  await aisha.getByRole('region', { name: 'Bank details and other websites' }).getByRole('link').click()
  await bank.getByRole('button', { name: 'Change the bank details' }).click()
  const field = bank.getByLabel(/^Bank details, as shown to donors/)
  const stored = aisha.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() !== 'GET',
  )
  await field.fill('Noor Trust, 30-11-22, 87654321')
  await stored
  await aisha.reload()
  await expect(field).toHaveValue('Noor Trust, 30-11-22, 87654321')
  await expectToast(aisha, 'Another owner has to approve this. We’ve emailed them.', () =>
    bank.getByRole('button', { name: 'Request this change' }).click(),
  )
  await expect(bank).not.toContainText('Noor Trust')
  await open(yusuf, 'Approvals')
  const change = 'Change the bank details on the website to “Noor Trust, 30-11-22, 87654321”'
  await yusuf.getByRole('button', { name: `Approve: ${change}` }).click()
  await expectToast(yusuf, 'Approved and done.', () =>
    yusuf.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )
  await aisha.reload()
  await expect(bank).toContainText('Noor Trust, 30-11-22, 87654321')
  await aisha.context().close()
  await yusuf.context().close()
})

test('a used or invalid cancellation link says so and cancels nothing', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 410/)
  await page.goto(urlOf('desk.localhost', `/approval#${'a'.repeat(43)}`))
  await expect(page.getByText('This link no longer works')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel this change' })).toHaveCount(0)
})
