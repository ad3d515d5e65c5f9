// features: accounts authentication gifts identity profile receipts
import { urlOf, expect, expectThankYouPage, payInDemonstration, post, test } from '@minaret/e2e'

const gift = { cause: 'Running the mosque', amount: '£25' }
const password = 'seven grey doves at dawn'

test('a member’s details are filled in; "Not you?" clears the form, and that gift is not in the member’s account', async ({
  page,
}) => {
  const email = `member-${crypto.randomUUID().slice(0, 8)}@example.org`
  // In demonstration mode an account needs no confirmation email.
  await post(urlOf('localhost', ''), '/api/user/register', { name: 'Maryam Saleh', email, password })
  await page.goto(urlOf('localhost', '/user/login'))
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /mail/ }).fill(email)
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()

  const openDetails = async () => {
    await page.goto(urlOf('localhost', '/donate/general'))
    await page.getByRole('radio', { name: '£25', exact: true }).check()
    await page.getByRole('button', { name: /^Continue/ }).click()
    await expect(page.getByText('Giving as Maryam Saleh')).toBeVisible()
  }
  const completeGift = async () => {
    await page
      .getByRole('group', { name: /Gift Aid/ })
      .getByRole('radio', { name: 'No' })
      .check()
    await page.getByRole('button', { name: /^Continue/ }).click()
    await payInDemonstration(page, 'Payment succeeds', gift)
    await expectThankYouPage(page, gift)
  }
  await openDetails()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Maryam Saleh')
  await completeGift()

  await openDetails()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  await expect(page.getByText(/still logged in as Maryam Saleh/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Yusuf Saleh')
  await page.getByRole('textbox', { name: /mail/ }).first().fill('yusuf@example.org')
  await completeGift()

  await page.goto(urlOf('localhost', '/user/profile'))
  await page
    .getByRole('tab', { name: 'Donation history' })
    .or(page.getByRole('link', { name: 'Donation history' }))
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: gift.cause })).toHaveCount(1)
})
