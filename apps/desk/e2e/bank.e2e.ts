// features: bank desk-bank gifts
import type { Page } from '@playwright/test'
import { expect, newMember, test, expectToast } from '@minaret/e2e'

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Type,Description,Money In,Money Out,Balance', ...lines].join('\n')),
})
const lines = [
  '03/11/2026,FPI,MISS A RAHMAN BANK JOURNEY,41.25,,1041.25',
  '04/11/2026,BAC,STRIPE PAYMENTS UK,85.00,,1126.25',
  '05/11/2026,DD,CITY POWER,,30.00,1096.25',
]
async function uploadStatement(page: Page, name: string, text: readonly string[]) {
  const field = page.getByLabel('Statement file')
  // Disabled while the previous file is being read.
  await expect(field).toBeEnabled()
  await field.setInputFiles(file(name, text))
}

test('a treasurer imports a statement twice, posts its lines once, and reverses one', async ({
  browser,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 422/)
  const desk = await newMember(browser, {
    tenant: 'as-salam',
    role: 'treasurer',
    name: 'Zaynab Khan',
  })
  await desk.getByRole('button', { name: 'More' }).click()
  await desk.getByRole('link', { name: 'Bank' }).click()
  await desk.getByLabel('Bank account').fill('Journey account')

  await uploadStatement(desk, 'broken.csv', ['31/02/2026,FPI,A,1.00,,1.00'])
  await expect(
    desk.getByText('Line 2: “31/02/2026” isn’t a date. Correct it, or download the file again.'),
  ).toBeVisible()
  await desk.getByRole('button', { name: 'Close' }).click()

  // Both dates are also valid as day and month swapped: the question is asked once, and the answer saved for the account.
  await uploadStatement(desk, 'october.csv', lines.slice(0, 2))
  await expect(desk.getByRole('heading', { name: 'Which comes first: the day or the month?' })).toBeFocused()
  await desk.getByRole('radio', { name: /November/ }).check()
  await expectToast(desk, /^Lines added: 2\.$/, () => desk.getByRole('button', { name: 'Import', exact: true }).click())
  await expectToast(desk, 'Lines added: 1. Lines you already had: 2.', () =>
    uploadStatement(desk, 'november.csv', lines),
  )

  const gift = desk.getByRole('listitem', { name: /MISS A RAHMAN BANK JOURNEY/ })
  await gift.getByLabel(/^What is it\?/).selectOption('A gift')
  await gift.getByLabel(/^Donor’s name/).fill('Aisha Rahman')
  const stored = desk.waitForResponse(
    (response) => /\/bank\/lines\//.test(response.url()) && /Aisha/.test(response.request().postData() ?? ''),
  )
  await gift.getByLabel(/^Donor’s name/).press('Tab')
  expect((await stored).status()).toBe(200)
  await expect(
    desk.getByText('Lines to post: 3. New gifts: 1, £41.25 in total. The other lines add nothing.').first(),
  ).toBeVisible()

  // A reload before posting loses nothing.
  await desk.reload()
  await expect(gift.getByLabel(/^Donor’s name/)).toHaveValue('Aisha Rahman')
  await desk.getByRole('button', { name: 'Post 3 lines' }).click()
  await expectToast(desk, '3 lines are posted.', () => desk.getByRole('button', { name: 'Post', exact: true }).click())
  await expect(desk.getByText('No lines are waiting.')).toBeVisible()

  await desk.getByRole('button', { name: /^Reverse: MISS A RAHMAN BANK JOURNEY/ }).click()
  await expectToast(desk, 'The posting is reversed. The line is waiting again.', () =>
    desk.getByRole('alertdialog').getByRole('button', { name: 'Reverse' }).click(),
  )
  await expect(gift.getByLabel(/^What is it\?/)).toHaveValue('')
})
