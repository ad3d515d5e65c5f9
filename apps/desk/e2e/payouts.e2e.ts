// features: cause desk-payouts gifts payouts providers
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { urlOf, expect, expectToast, type TestGift, giveWithGiftAid, createMember, test } from '@minaret/e2e'

const gift: TestGift = { cause: 'Running the prayer room', amount: '£25' }

/** Gives £25 by card on the mosque's website, as Sumayya Iqbal. */
const give = (page: Page) =>
  giveWithGiftAid(page, urlOf('prayer.localhost', '/donate/general'), gift, {
    firstName: 'Sumayya',
    lastName: 'Iqbal',
    house: '9',
  })

test('a treasurer traces a payout to a gift and its donor, and opens a failed payout and a manual one', async ({
  browser,
  page,
}) => {
  await give(page)
  const desk = await createMember(browser, {
    tenant: 'as-salam',
    // Unique to this run: inviting an existing account asks for its passkey.
    email: `treasurer.payouts.${randomUUID()}@example.org`,
    role: 'treasurer',
    name: 'Khadija Warsame',
  })
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('link', { name: 'Payouts' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible()
  await expect(desk.getByText('This is a demonstration: these payouts are made up')).toBeVisible()
  await expectToast(desk, 'Payouts are up to date.', () =>
    desk.getByRole('button', { name: 'Check for payouts' }).click(),
  )
  const payoutList = desk.getByRole('list', { name: 'Payouts' })
  await expect(payoutList.getByRole('listitem').first()).toContainText('Being prepared')

  await payoutList.getByRole('link').first().click()
  await expect(desk.getByRole('heading', { level: 1, name: /^Payout of / })).toBeVisible()
  const summary = desk.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Gifts')
  await expect(summary).toContainText('Fees')
  const lines = desk.getByRole('list', { name: 'Line by line' }).getByRole('listitem')
  const line = lines.filter({ hasText: 'Gift, Sumayya Iqbal' }).first()
  await expect(line).toContainText('£25')
  await expect(line).toContainText('fee 58p')
  await line.getByRole('link', { name: 'Gift, Sumayya Iqbal' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Gift of £25' })).toBeVisible()
  await desk.goBack()
  await line.getByRole('link', { name: 'Donor' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Sumayya Iqbal' })).toBeVisible()
  await desk.goBack()

  await desk.getByRole('link', { name: 'All payouts' }).click()
  await payoutList.getByRole('listitem').filter({ hasText: 'manual payout' }).getByRole('link').click()
  await expect(desk.getByText('This payout can’t be itemised')).toBeVisible()
  await desk.getByRole('link', { name: 'All payouts' }).click()
  await payoutList.getByRole('listitem').filter({ hasText: 'Failed' }).getByRole('link').click()
  await expect(desk.getByText('The bank account is closed.')).toBeVisible()
})
