// features: desk-reports reports
import type { Page } from '@playwright/test'
import { expect, createMember, runCommand, test, expectToast } from '@minaret/e2e'

const mosque = 'as-salam'

/** Records a cash gift from the command line. */
async function recordGift(amount: string): Promise<void> {
  const { code, output } = await runCommand(
    ['gift', 'add', amount, '--tenant', mosque, '--cause', 'general', '--how', 'cash', '--again'],
    { DATA_DIR: process.env.E2E_DATA ?? '', PORT: process.env.E2E_PORT ?? '' },
  )
  expect(code, output).toBe(0)
}

/** The total in the last row of a report table. */
const readTotal = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).locator('tfoot td').last().innerText()

test('a treasurer reads a report whose tables all have the same total, and subscribes to the Monday email', async ({
  browser,
}) => {
  await recordGift('123.45')
  const desk = await createMember(browser, {
    tenant: mosque,
    role: 'treasurer',
    name: 'Yusuf Khan',
  })
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('link', { name: 'Reports' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(desk.getByRole('img', { name: 'By week', exact: true })).toBeVisible()
  const total = await readTotal(desk, 'By week')
  expect(total).toMatch(/^£[\d,]+/)
  for (const table of ['By cause', 'By payment method', 'By fund']) expect(await readTotal(desk, table)).toBe(total)
  await expect(desk.getByRole('region', { name: 'Totals' })).toContainText(total)
  await expect(desk.getByRole('table', { name: 'By payment method', exact: true })).toContainText('Cash')

  await desk.getByLabel('Period').selectOption('Last 4 weeks')
  await expect(desk.getByRole('table', { name: 'By week', exact: true }).locator('tbody tr')).toHaveCount(4)

  await expectToast(desk, 'We’ll email you about giving every Monday morning.', () =>
    desk.getByLabel(/^Email me last week’s giving/).check(),
  )
  await desk.reload()
  await expect(desk.getByLabel(/^Email me last week’s giving/)).toBeChecked()
})
