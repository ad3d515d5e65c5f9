// features: approvals cause desk-approvals desk-gifts gifts refunds
import type { Page } from '@playwright/test'
import {
  urlOf,
  expect,
  expectThankYouPage,
  fillGift,
  type TestGift,
  createMember,
  payInDemonstration,
  reloadOnceStored,
  test,
  uniqueWord,
  expectToast,
} from '@minaret/e2e'

const mosque = 'ar-rahma'
const gift: TestGift = { cause: '9 Mill Lane', amount: '£500' }

/** Gives £500 on the mosque's website. */
async function give(page: Page, name: string, email: string): Promise<void> {
  await page.goto(urlOf('basic.localhost', '/donate/number-nine'))
  await fillGift(page, { ...gift, donor: { name, email } })
  await payInDemonstration(page, 'Payment succeeds', gift)
  await expectThankYouPage(page, gift)
}

/** Requests a refund, checks the donor's email, confirms and expects a toast. */
async function refund(
  page: Page,
  { amount, reason, button, toast }: { amount: string; reason: string; button: string; toast: string },
): Promise<void> {
  await page.getByLabel('Amount (£)').fill(amount)
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Preview refund' }).click()
  await expect(page.getByText(`Masjid ar-Rahma has refunded £${amount} of your gift`)).toBeVisible()
  await expectToast(page, toast, () => page.getByRole('button', { name: button }).click())
}

test('a partial refund has a reason and an email, and needs an owner’s approval above the limit', async ({
  browser,
  page,
}) => {
  const word = uniqueWord()
  const name = `Halima Bint${word}`
  await give(page, name, `halima.${word}@example.org`)
  const join = (role: 'treasurer' | 'owner', fullName: string) =>
    createMember(browser, { tenant: mosque, email: `${role}.${word}.refunds@example.org`, role, name: fullName })
  const treasurer = await join('treasurer', `Maryam ${word}`)
  const owner = await join('owner', `Yusuf ${word}`)

  await treasurer.getByRole('button', { name: 'More', exact: true }).click()
  await treasurer.getByRole('link', { name: 'Gifts' }).click()
  await treasurer.getByRole('searchbox', { name: 'Search' }).fill(`bint${word}`)
  await treasurer.getByRole('link', { name }).click()
  await expect(treasurer.getByRole('heading', { level: 1, name: 'Gift of £500' })).toBeVisible()
  const history = treasurer.getByRole('region', { name: 'History' })
  const [amountField, reasonField] = [treasurer.getByLabel('Amount (£)'), treasurer.getByLabel('Reason')]
  await amountField.fill('12.50')
  await reasonField.fill('Meant less')
  await treasurer.getByRole('button', { name: 'Preview refund' }).click()
  await treasurer.getByRole('button', { name: 'Change' }).click()
  await expect(amountField).toHaveValue('12.50')
  await expect(reasonField).toHaveValue('Meant less')
  await reloadOnceStored(treasurer)
  await expect(amountField).toHaveValue('12.50')
  await expect(reasonField).toHaveValue('Meant less')
  await treasurer.getByRole('button', { name: 'Discard' }).click()
  await expect(amountField).toHaveValue('500')
  await expect(reasonField).toHaveValue('')
  await refund(treasurer, {
    amount: '20',
    reason: 'Meant £480',
    button: 'Refund £20',
    toast: 'Refunded. We’ve emailed the donor.',
  })
  await expect(history.getByText('£20 refunded')).toBeVisible()

  // Above the limit only together with the £20 already refunded.
  await refund(treasurer, {
    amount: '240',
    reason: 'Paid twice',
    button: 'Ask for approval to refund £240',
    toast: 'Another owner has to approve this. We’ve emailed them.',
  })
  await expect(history.getByText('£240 refunded')).toHaveCount(0)

  await owner.reload()
  const requestLink = owner.getByRole('link', { name: /^Refund £240 of gift .+: Paid twice$/ })
  await expect(requestLink).toBeVisible()
  const requestLabel = (await requestLink.textContent()) ?? ''
  await requestLink.click()
  await owner.getByRole('button', { name: `Approve: ${requestLabel}` }).click()
  const dialog = owner.getByRole('alertdialog')
  await expect(dialog).toContainText(`Maryam ${word}`)
  await expectToast(owner, 'Approved. It has now taken effect.', () =>
    dialog.getByRole('button', { name: 'Approve' }).click(),
  )

  await treasurer.reload()
  await expect(history.getByText('£240 refunded')).toBeVisible()
  await expect(history.getByText(`by Maryam ${word}`).last()).toBeVisible()
  await expect(treasurer.getByText('Up to £240 can be refunded to the card it was paid with.')).toBeVisible()
  await treasurer.context().close()
  await owner.context().close()
})
