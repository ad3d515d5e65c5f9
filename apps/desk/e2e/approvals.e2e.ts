// features: approvals desk-approvals desk-protected desk-staff desk-today members staff
import type { Browser, Page } from '@playwright/test'
import { urlOf, expect, createMember, test, expectToast } from '@minaret/e2e'

const mosque = 'as-salam'

/** Adds an owner in a browser of their own. */
const joinAsOwner = (browser: Browser, name: string) =>
  createMember(browser, {
    tenant: mosque,
    role: 'owner',
    name,
  })

async function openPage(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name }).click()
}

test('adding an owner needs two owners: the first requests it but cannot approve it, and the second approves it from Today', async ({
  browser,
}) => {
  const [aisha, yusuf] = [await joinAsOwner(browser, 'Aisha Noor'), await joinAsOwner(browser, 'Yusuf Noor')]
  await openPage(aisha, 'Staff')
  await aisha.getByLabel('Their email').fill('third.owner@example.org')
  await aisha.getByLabel('owner').check()
  await expectToast(aisha, 'Another owner has to approve this. We’ve emailed them.', () =>
    aisha.getByRole('button', { name: 'Send invitation' }).click(),
  )
  await openPage(aisha, 'Approvals')
  const requestLabel = 'Invite third.owner@example.org as an owner (owner)'
  await expect(aisha.getByRole('button', { name: `Withdraw this request: ${requestLabel}` })).toBeVisible()
  await expect(aisha.getByRole('button', { name: `Approve: ${requestLabel}` })).toHaveCount(0)

  await yusuf.reload()
  await expect(yusuf.getByRole('heading', { name: 'Waiting for your approval' })).toBeVisible()
  await yusuf.getByRole('link', { name: requestLabel }).click()
  await yusuf.getByRole('button', { name: `Approve: ${requestLabel}` }).click()
  await expect(yusuf.getByRole('alertdialog')).toContainText(
    'Only approve it if you know that Aisha Noor asked for it.',
  )
  await expectToast(yusuf, 'Approved. It has now taken effect.', () =>
    yusuf.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click(),
  )
  await expect(yusuf.getByText('No requests are waiting')).toBeVisible()
  await openPage(yusuf, 'Staff')
  await expect(yusuf.getByRole('listitem').filter({ hasText: 'third.owner@example.org' })).toBeVisible()

  // The same for bank details: the draft survives a reload, and the old details stay until the new ones are approved.
  await openPage(aisha, 'Mosque')
  const bank = aisha.getByRole('region', { name: 'Bank details', exact: true })
  await aisha.getByRole('region', { name: 'Bank details and website permissions' }).getByRole('link').click()
  await bank.getByRole('button', { name: 'Change the bank details' }).click()
  const field = bank.getByLabel(/^Bank details, as shown to donors/)
  const draftResponse = aisha.waitForResponse(
    (response) => response.url().includes('/drafts/') && response.request().method() !== 'GET',
  )
  await field.fill('Noor Trust, 30-11-22, 87654321')
  await draftResponse
  await aisha.reload()
  await expect(field).toHaveValue('Noor Trust, 30-11-22, 87654321')
  await expectToast(aisha, 'Another owner has to approve this. We’ve emailed them.', () =>
    bank.getByRole('button', { name: 'Request this change' }).click(),
  )
  await expect(bank).not.toContainText('Noor Trust')
  await openPage(yusuf, 'Approvals')
  const changeLabel = 'Change the bank details on the website to “Noor Trust, 30-11-22, 87654321”'
  await yusuf.getByRole('button', { name: `Approve: ${changeLabel}` }).click()
  await expectToast(yusuf, 'Approved. It has now taken effect.', () =>
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
