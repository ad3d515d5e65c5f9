// features: account accounts authentication email identity login profile register reset-password session
import type { Page } from '@playwright/test'
import { urlOf, expect, readEmailLink, post, prepareGift, sizes, test } from '@minaret/e2e'

const [password, newPassword] = ['seven grey doves at dawn', 'nine white doves at dusk']
const uniqueEmail = () => `member-${crypto.randomUUID().slice(0, 8)}@example.org`

const expectHeading = (page: Page, name: string, level = 1) =>
  expect(page.getByRole('heading', { level, name, exact: true })).toBeVisible()
const clickButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const followLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click()
/** Expects the error summary at the top of the form to have the focus and links to the fields. */
const expectProblems = async (page: Page, ...messages: string[]) => {
  const summary = page.getByRole('alert', { name: /problem/ })
  // Names the focused element in the failure message.
  await expect(page.locator(':focus')).toHaveAccessibleName(/problem/)
  await expect(summary.getByRole('link')).toHaveText(messages)
}

async function logIn(page: Page, email: string, secret: string) {
  await field(page, 'Email address').fill(email)
  await field(page, 'Password').fill(secret)
  await clickButton(page, 'Log in')
}

test('a new member confirms the email address, changes the password, logs out in every tab, and keeps unsaved input', async ({
  page,
  context,
}) => {
  const email = uniqueEmail()
  await page.setViewportSize(sizes.phone)
  // Not in demonstration mode: an account needs a confirmed email address.
  await page.goto(urlOf('standard.localhost', '/user/register'))
  await clickButton(page, 'Create account')
  await expectProblems(page, 'Enter your name.', 'Enter your email address.', 'Choose a password.')
  await field(page, 'Your name').fill('Aisha Rahman')
  await field(page, 'Email address').fill(email)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Phone number/ })
    .fill('12')
  await field(page, 'Password').fill(password)
  await clickButton(page, 'Create account')
  await expectProblems(page, 'Check this phone number. Start numbers from other countries with + and the country code.')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Phone number/ })
    .fill('07911 123456')

  await page.reload()
  await expect(field(page, 'Your name')).toHaveValue('Aisha Rahman')
  await expect(field(page, 'Password')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('registerData'))).not.toContain('doves')
  await field(page, 'Password').fill(password)
  await clickButton(page, 'Create account')
  await expectHeading(page, 'Check your inbox', 2)

  await page.goto(new URL(page.url()).origin + (await readEmailLink(email, '/user/confirm/', 'al-falah')))
  await field(page, 'Password').fill(password)
  await clickButton(page, 'Confirm')
  await expectHeading(page, 'Your email address is confirmed', 2)
  await expect(page, 'the token is removed from the address').toHaveURL(/\/user\/confirm\/open/)
  await followLink(page, 'Go to my profile')
  await expectHeading(page, 'My profile')
  await expect(field(page, 'Email address')).toHaveValue(email)

  const secondTab = await context.newPage()
  await secondTab.goto(page.url())
  await field(secondTab, 'Your name').fill('Aisha Khan')
  await field(page, 'Current password').fill(password)
  await field(page, 'New password').fill(newPassword)
  await clickButton(page, 'Change password')
  await expect(page.getByRole('main').getByText('Your password has been changed.')).toBeVisible()

  await clickButton(page, 'Log out')
  await expectHeading(page, 'You’ve logged out')
  await expectHeading(secondTab, 'You’ve logged out in another tab')
  await followLink(secondTab, 'Log in')
  await logIn(secondTab, email, newPassword)
  await expectHeading(secondTab, 'My profile')
  await expect(field(secondTab, 'Your name')).toHaveValue('Aisha Khan')
  await expect(field(page, 'Your name')).toHaveValue('Aisha Rahman')
})

test('a member resets a forgotten password by an emailed link, which works once, then manages a regular gift from the profile', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of (401|410|422)/)
  const [email, origin] = [uniqueEmail(), urlOf('localhost', '')]
  await page.setViewportSize(sizes.desktop)
  await page.emulateMedia({ colorScheme: 'dark' })
  await post(origin, '/api/user/register', { name: 'Aisha Rahman', email, password })

  await page.goto(urlOf('localhost', '/user/profile?view=regular'))
  await expectHeading(page, 'Log in to see your profile')
  await followLink(page, 'Log in')
  await followLink(page, 'Forgotten your password?')
  await expectHeading(page, 'Forgotten your password?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await field(page, 'Email address').fill(email)
  await clickButton(page, 'Send reset link')
  await expectHeading(page, 'Check your inbox', 2)

  const link = new URL(page.url()).origin + (await readEmailLink(email, '/user/resetpassword/', 'an-noor'))
  await page.goto(link)
  await field(page, 'New password').fill('password')
  await clickButton(page, 'Set new password')
  await expect(page.getByRole('alert', { name: /problem/ })).toBeFocused()
  await field(page, 'New password').fill(newPassword)
  await clickButton(page, 'Set new password')
  await expectHeading(page, 'Your new password is set', 2)
  await page.goto(link)
  await field(page, 'New password').fill(`${newPassword} again`)
  await clickButton(page, 'Set new password')
  await expectHeading(page, 'This link no longer works')

  await page.goto(urlOf('localhost', '/user/login?next=%2Fuser%2Fprofile%3Fview%3Dregular'))
  await logIn(page, email, newPassword)
  await expectHeading(page, 'You have no regular gifts', 3)
  const token = await page.evaluate(() => /"token":"([^"]*)"/.exec(localStorage.getItem('userData') ?? '')?.[1] ?? '')
  const { body } = await prepareGift(origin)
  const gift = { ...body, kind: 'weekly', donor: { name: 'Aisha Rahman', email } }
  expect((await post(origin, '/api/stripePaymentProcess', gift, { 'x-jwt-token': token })).status).toBe(200)
  await page.reload()
  await page.getByRole('link', { name: /^Manage/ }).click()
  await expectHeading(page, 'Your gift every Friday')
  await clickButton(page, 'Pause')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause gift' }).click()
  await expectHeading(page, 'Your gift is paused')
  await followLink(page, 'Back to my profile')
  await expectHeading(page, 'My profile')
  await expect(page.getByRole('main').getByText(/Paused/)).toBeVisible()

  await page.getByRole('tab', { name: 'Your data' }).click()
  await clickButton(page, 'Delete my account')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: `To confirm, type ${email}` }).fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(newPassword)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expectHeading(page, 'Your account has been deleted')
})
