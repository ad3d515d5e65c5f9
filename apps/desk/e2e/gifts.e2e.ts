// features: cause desk-gifts gift-list gifts refunds
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { urlOf, expect, type TestGift, giveWithGiftAid, createMember, test, expectToast } from '@minaret/e2e'

const gift: TestGift = { cause: 'Running the prayer room', amount: '£25' }

/** Gives £25 on the mosque's website, as Zahra Qadir. */
const give = (page: Page) =>
  giveWithGiftAid(page, urlOf('prayer.localhost', '/donate/general'), gift, {
    firstName: 'Zahra',
    lastName: 'Qadir',
    house: '7',
  })

test('a treasurer finds a gift while typing, reads its history and refunds part of it', async ({ browser, page }) => {
  await give(page)
  const desk = await createMember(browser, {
    tenant: 'as-salam',
    role: 'treasurer',
    name: 'Maryam Siddiqui',
  })
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('link', { name: 'Gifts' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible()

  await desk.getByRole('searchbox', { name: 'Search' }).pressSequentially('qadir 25')
  await expect(desk).toHaveURL(/[?&]search=qadir\+25/)
  const totals = desk.getByRole('region', { name: 'Total of these gifts' })
  const list = desk.getByRole('list', { name: 'List of gifts' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(totals.getByText('£25')).toBeVisible()

  await desk.getByRole('button', { name: 'Export these gifts (CSV)' }).click()
  const exports = desk.getByRole('region', { name: 'Exports' })
  await expect(exports.getByText('Gifts: 1')).toBeVisible()
  const download = desk.waitForEvent('download')
  await exports.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^gifts-as-salam-[\d-]+-no-real-money\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /\r\n[^\r\n]+,25\.00,0\.00,GBP,[^\r\n]+,Zahra Qadir,zahra\.qadir@/,
  )

  await desk.getByRole('button', { name: 'Export these gifts (spreadsheet)' }).click()
  const sheet = exports.getByRole('listitem').filter({ hasText: '.ods' }).first()
  await expect(sheet.getByText('Gifts: 1')).toBeVisible()
  const sheetDownload = desk.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download' }).click()
  expect((await sheetDownload).suggestedFilename()).toMatch(/^gifts-as-salam-[\d-]+-no-real-money\.ods$/)

  await list.getByRole('link', { name: 'Zahra Qadir' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Gift of £25' })).toBeVisible()
  const history = desk.getByRole('region', { name: 'History' })
  await expect(history.getByText('£25 received')).toBeVisible()
  await expect(history.getByText(/^Receipt .+ issued$/)).toBeVisible()

  await desk.getByLabel('Amount (£)').fill('10')
  await desk.getByLabel('Reason').fill('Given twice by mistake')
  await desk.getByRole('button', { name: 'Preview refund' }).click()
  await expect(desk.getByText('Masjid as-Salam has refunded £10 of your gift')).toBeVisible()
  await expect(desk.getByText('Gift Aid will be claimed on the remaining amount')).toBeVisible()
  await expectToast(desk, 'Refunded. We’ve emailed the donor.', () =>
    desk.getByRole('button', { name: 'Refund £10' }).click(),
  )
  await expect(history.getByText('£10 refunded')).toBeVisible()
  await expect(history.getByText('by Maryam Siddiqui')).toBeVisible()

  await desk.goBack()
  await expect(desk.getByRole('searchbox', { name: 'Search' })).toHaveValue('qadir 25')
  await desk.getByText('Filters', { exact: true }).click()
  await desk.getByLabel('Status').selectOption('refunded')
  await expect(desk).toHaveURL(/[?&]state=refunded/)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(totals.getByText('£10')).toBeVisible()
  await expect(totals.getByText('£15')).toBeVisible()
  await desk.getByLabel('Paid by').selectOption('cash')
  await expect(desk.getByText('No gifts found')).toBeVisible()
})
