// features: applications confirm-email contact course course-confirm courses forms learning maktab newsletter newsletter-confirm newsletter-leave
import { urlOf, expect, expectToast, pressTwice, sizes, tabTo, waitForHydration, test } from '@minaret/e2e'
import type { Page } from '@playwright/test'

/** All of the tab's web storage. */
const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))

test('the contact form shows errors at their fields, and thanks the sender with the specification’s text', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 422/)
  await page.setViewportSize(sizes.phone)
  await page.goto(urlOf('localhost', '/get-in-touch'))
  const sendButton = page.getByRole('button', { name: 'Send' })
  await page.getByLabel('Your name').fill('Aisha Rahman')
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('12345')
  await sendButton.click()
  const errorSummary = page.getByRole('alert', { name: 'There are 3 problems' })
  await expect(errorSummary).toBeFocused()
  await expect(errorSummary.getByRole('link')).toHaveText([
    'Enter your email address.',
    'Check this phone number. Start numbers from other countries with + and the country code.',
    'Enter your message.',
  ])
  await errorSummary.getByRole('link').first().click()
  await expect(page.getByRole('main').getByLabel('Email address')).toBeFocused()
  await page.keyboard.type('aisha@example.org')
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('')
  await page.getByLabel('Your message').fill('When are visitors welcome?')

  // A reload keeps the input.
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('When are visitors welcome?')
  await expect(page.getByLabel('Your name')).toHaveValue('Aisha Rahman')
  // A server error is also shown at its field, and the next press sends the form again.
  const rejection = { status: 422, message: 'Look again.', data: { errors: { email: 'This address takes no mail.' } } }
  await page.route('**/api/contact', (route) => route.fulfill({ status: 422, json: rejection }), { times: 1 })
  await sendButton.click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await expect(page.locator('#contact-email-error')).toContainText('This address takes no mail.')
  const submissions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) submissions.push(request.url())
  })
  // The toast has the specification's exact text (section 8); in place of the form the page shows its own text.
  await expectToast(page, "Thank you! We'll get back to you as soon as possible. ", () =>
    pressTwice(sendButton, '**/api/contact'),
  )
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Message sent' })).toBeFocused()
  expect(submissions).toHaveLength(1)
  expect(await readStorage(page)).not.toContain('aisha@example.org')
})

test('a visitor applies for a course by keyboard', async ({ page }) => {
  await page.goto(urlOf('localhost', '/courses'))
  // A link followed before hydration loads a new document, as without scripts.
  await waitForHydration(page)
  await tabTo(page, page.getByRole('link', { name: 'Washing and shrouding' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Washing and shrouding' })).toBeFocused()
  await tabTo(page, page.getByLabel('Your name'))
  await page.keyboard.type('Bilal Anwar')
  await page.keyboard.press('Tab')
  await page.keyboard.type('bilal.anwar@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'We’ve received your application' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'See all courses' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
})

test(
  'a course with closed applications says so, and a full one offers its waiting list',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(urlOf('localhost', '/courses/calligraphy'))
    await expect(page.getByText('Applications are closed')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await page.goto(urlOf('localhost', '/courses/marriage'))
    await page.getByLabel('Your name').fill('Maryam Siddiq')
    await page.getByRole('main').getByLabel('Email address').fill('maryam@example.org')
    await page.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible()
  },
)

test('a parent registers two children in one form, enters the family name once, and no child’s data is stored in the browser', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(urlOf('localhost', '/maktab'))
  await page.getByLabel('Your name').fill('Aisha Rahman')
  await page.getByRole('main').getByLabel('Email address').fill('aisha@example.org')
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('07911 123456')
  await expect.poll(() => readStorage(page)).toContain('07911 123456')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Aisha Rahman')

  const child = page.getByRole('group', { name: 'Child 1' })
  await child.getByLabel('Family name').fill('Rahman')
  await fillBirthDate(page, 0, '14', '5', '2018')
  await child.getByLabel('Anything the teacher should know?').fill('Peanuts make him ill')
  await child.getByLabel('First name').fill('Yusuf')
  await page.getByRole('button', { name: 'Add another child' }).click()
  await expect(page.locator('#maktab-children-1-firstName')).toBeFocused()
  await page.keyboard.type('Maryam')
  await expect(page.locator('#maktab-children-1-lastName')).toHaveValue('Rahman')
  await fillBirthDate(page, 1, '31', '2', '2019')
  await page.getByLabel('The mosque may keep').check()
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    'That date doesn’t exist. Check the date of birth.',
  )
  await fillBirthDate(page, 1, '28', '2', '2019')
  await page.getByRole('button', { name: 'Check your answers' }).click()

  await expect(page.getByRole('heading', { name: 'Step 2 of 2: check your answers' })).toBeFocused()
  for (const value of ['Yusuf', '14 May 2018', 'Peanuts make him ill', 'Maryam', '28 February 2019', '07911 123456'])
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
  const storage = await readStorage(page)
  expect(storage).toContain('Aisha Rahman')
  expect(storage).not.toMatch(/Yusuf|Maryam|Peanuts/)

  // The browser's back button works too, and loses nothing.
  await page.goBack()
  await expect(page.locator('#maktab-children-1-firstName')).toHaveValue('Maryam')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: 'Send registration' }).click()
  await expect(page.getByRole('heading', { name: 'We’ve received registrations for your 2 children' })).toBeVisible()
  expect(await readStorage(page)).not.toContain('Aisha Rahman')
})

/** Fills in a date of birth. @param index the child's index, from 0 */
async function fillBirthDate(page: Page, index: number, day: string, month: string, year: string) {
  const id = `#maktab-children-${index}-dateOfBirth`
  await page.locator(id).fill(day)
  await page.locator(`${id}-month`).fill(month)
  await page.locator(`${id}-year`).fill(year)
}

test('a visitor subscribes to the newsletter on the home page', async ({ page }) => {
  await page.goto(urlOf('localhost'))
  const email = page.getByRole('main').getByLabel('Email address for the newsletter')
  await email.fill('aisha@')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await email.fill('aisha@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Check your inbox')).toBeVisible()
})

test('a newsletter’s unsubscribe link does nothing until its button is pressed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 410/)
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/subscriber/')) requestCount++
  })
  await page.goto(urlOf('localhost', `/newsletter/leave/${'a'.repeat(43)}`))
  // The token is removed from the address, and survives a reload.
  await expect(page).toHaveURL(urlOf('localhost', '/newsletter/leave/open'))
  await page.reload()
  expect(requestCount).toBe(0)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link has expired or has already been used' }),
  ).toBeVisible()
  expect(requestCount).toBe(1)
})
