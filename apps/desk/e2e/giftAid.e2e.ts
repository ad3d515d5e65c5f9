// features: cause desk-gift-aid filing gift-aid hmrc
import type { Page } from '@playwright/test'
import { urlOf, expect, type TestGift, giveWithGiftAid, createMember, test, expectToast } from '@minaret/e2e'

const mosque = 'ar-rahma'
const gift: TestGift = { cause: 'The mosque’s upkeep', amount: '£25' }

/** Gives £25 with Gift Aid on the mosque's website. */
const give = (page: Page, lastName: string) =>
  giveWithGiftAid(page, urlOf('basic.localhost', '/donate/general'), gift, {
    firstName: 'Aisha',
    lastName,
    house: '12A',
  })

/** Enters the charity's details as registered with HMRC. */
async function enterDetails(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter the details' }).click()
  await page.getByLabel('HMRC charities reference').fill('12345')
  await page.getByLabel('Charity’s name at HMRC').fill('Ar-Rahma Trust')
  await page.getByLabel('Regulator', { exact: true }).selectOption('CCEW')
  await page.getByLabel('Charity registration number').fill('1000001')
  await page.getByLabel('Legal form').selectOption('trust')
  await page.getByLabel('Month the accounting year ends').selectOption('March')
  await expect(page.getByLabel('Day the accounting year ends')).toHaveValue('31')
  await page.getByLabel('First name').fill('Yusuf')
  await page.getByLabel('Last name').fill('Khan')
  await page.getByLabel('Home postcode').fill('m1 1aa')
  await page.getByLabel('Phone number').fill('0161 496 0000')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Enter an HMRC reference like AB12345')).toBeInViewport()
  await expect(page.getByLabel('HMRC charities reference')).toBeFocused()
  await page.getByLabel('HMRC charities reference').fill('AB12345')
  await expectToast(page, 'Charity details saved.', () => page.getByRole('button', { name: 'Save details' }).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Aid' })).toBeVisible()
}

/** Files the claim at the second attempt, because the first lacks the password. Ends on the claim’s own page. */
async function fileClaim(page: Page, amount: string): Promise<void> {
  await page.getByLabel('HMRC user ID').fill('ISV123')
  const fileButton = page.getByRole('button', { name: `File the claim for ${amount}` })
  await fileButton.click()
  const password = page.getByRole('textbox', { name: 'HMRC password' })
  await expect(password).toBeFocused()
  await password.fill('open sesame')
  await page.getByLabel(/The information in this claim is correct/).check()
  await fileButton.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Claim filed on / })).toBeVisible()
}

test('a treasurer enters the charity’s details, files a claim that is refused for one gift, and files the rest', async ({
  browser,
  page,
}) => {
  await give(page, 'Rahman')
  await give(page, 'Refused')
  const desk = await createMember(browser, {
    tenant: mosque,
    role: 'treasurer',
    name: 'Yusuf Khan',
  })
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('link', { name: 'Gift Aid', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Gift Aid' })).toBeVisible()
  await enterDetails(desk)
  await expect(desk.getByText('£12.50').first()).toBeVisible()

  await fileClaim(desk, '£12.50')
  await expect(desk.getByText('Rejected by HMRC')).toBeVisible()
  await expect(desk.getByText(/^Aisha Refused · /)).toBeVisible()
  await desk.getByRole('link', { name: 'Claim the other gifts' }).click()
  await expect(desk.getByLabel(/^Include £25.* from Aisha Refused/)).toBeVisible()

  await fileClaim(desk, '£6.25')
  await expect(desk.getByText('Accepted by HMRC')).toBeVisible()
  const gifts = desk.getByRole('list', { name: 'Gifts in claim 2' })
  await expect(gifts.getByRole('link', { name: 'Aisha Rahman' })).toBeVisible()
  await expect(gifts.getByText('£25')).toBeVisible()
  await expect(gifts.getByRole('link', { name: 'Aisha Refused' })).toHaveCount(0)
  await gifts.getByRole('link', { name: 'Aisha Rahman' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Gift of £25' })).toBeVisible()
  await desk.goBack()
  await desk.getByRole('link', { name: 'Back to Gift Aid' }).click()
  const claims = desk.getByRole('region', { name: 'Claims' })
  await expect(claims.getByText('Claim 2 · sent to HMRC')).toBeVisible()
  await expect(claims.getByRole('link', { name: 'Claim 2 · sent to HMRC' })).toHaveAttribute('href', /gifts\?claim=2$/)
  const download = desk.waitForEvent('download')
  await claims.getByRole('button', { name: 'Download schedule: Claim 2' }).click()
  expect((await download).suggestedFilename()).toBe('gift-aid-ar-rahma-2-DEMO-NOT-FOR-HMRC.ods')

  await desk.getByRole('link', { name: 'View declarations' }).click()
  const row = desk.getByRole('listitem').filter({ hasText: 'Aisha Rahman' }).first()
  await row.getByText('Wording of the declaration').click()
  await expect(row.getByText(/^I want to Gift Aid this donation/)).toBeVisible()
})
