// features: bank desk-bank gifts
import type { Page } from '@playwright/test'
import { expect, createMember, test, expectToast } from '@minaret/e2e'

const csvFile = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Type,Description,Money In,Money Out,Balance', ...rows].join('\n')),
})
const statementRows = [
  '03/11/2026,FPI,MISS A RAHMAN BANK JOURNEY,41.25,,1041.25',
  '04/11/2026,BAC,STRIPE PAYMENTS UK,85.00,,1126.25',
  '05/11/2026,DD,CITY POWER,,30.00,1096.25',
]
async function uploadStatement(page: Page, name: string, rows: readonly string[]) {
  const field = page.getByLabel('Statement file')
  // Disabled while the previous file is being read.
  await expect(field).toBeEnabled()
  await field.setInputFiles(csvFile(name, rows))
}

test('a treasurer imports a statement twice, confirms its lines once, and undoes one match', async ({
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 422/)
  const desk = await createMember(browser, {
    tenant: 'as-salam',
    role: 'treasurer',
    name: 'Zaynab Khan',
  })
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('link', { name: 'Bank' }).click()
  await desk.getByLabel('Bank account').fill('Journey account')

  await uploadStatement(desk, 'broken.csv', ['31/02/2026,FPI,A,1.00,,1.00'])
  await expect(
    desk.getByText('Line 2: “31/02/2026” isn’t a date. Correct it, or download the file again.'),
  ).toBeVisible()
  await desk.getByRole('button', { name: 'Close' }).click()

  // Both dates are also valid with day and month swapped: the form asks once, and saves the answer for the account.
  await uploadStatement(desk, 'october.csv', statementRows.slice(0, 2))
  await expect(desk.getByRole('heading', { name: 'Which comes first: the day or the month?' })).toBeFocused()
  await desk.getByRole('radio', { name: /November/ }).check()
  await expectToast(desk, /^Lines added: 2\.$/, () => desk.getByRole('button', { name: 'Import', exact: true }).click())
  await expectToast(desk, 'Lines added: 1. Lines you already had: 2.', () =>
    uploadStatement(desk, 'november.csv', statementRows),
  )

  const giftRow = desk.getByRole('listitem', { name: /MISS A RAHMAN BANK JOURNEY/ })
  await giftRow.getByLabel(/^Type/).selectOption('Gift')
  await giftRow.getByLabel(/^Donor’s name/).fill('Aisha Rahman')
  const saveResponse = desk.waitForResponse(
    (response) => /\/bank\/lines\//.test(response.url()) && /Aisha/.test(response.request().postData() ?? ''),
  )
  await giftRow.getByLabel(/^Donor’s name/).press('Tab')
  expect((await saveResponse).status()).toBe(200)
  await expect(desk.getByText('Lines to confirm: 3. New gifts: 1, £41.25 in total.').first()).toBeVisible()

  // A reload before confirming keeps the choices.
  await desk.reload()
  await expect(giftRow.getByLabel(/^Donor’s name/)).toHaveValue('Aisha Rahman')
  await desk.getByRole('button', { name: 'Confirm 3 lines' }).click()
  await expectToast(desk, '3 lines are matched.', () =>
    desk.getByRole('button', { name: 'Confirm', exact: true }).click(),
  )
  await expect(desk.getByText('No lines to match')).toBeVisible()

  await desk.getByRole('button', { name: /^Undo match: MISS A RAHMAN BANK JOURNEY/ }).click()
  await expectToast(desk, 'The match has been undone. The line is back under “To match”.', () =>
    desk.getByRole('alertdialog').getByRole('button', { name: 'Undo match' }).click(),
  )
  await expect(giftRow.getByLabel(/^Type/)).toHaveValue('')
})
