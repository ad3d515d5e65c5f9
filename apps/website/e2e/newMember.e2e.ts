// features: event event-cards events search
import type { Page } from '@playwright/test'
import { urlOf, expect, readEmailLink, sizes, test } from '@minaret/e2e'

const [password, newPassword] = ['seven grey doves at dawn', 'nine white doves at dusk']
const email = `nasra-${crypto.randomUUID().slice(0, 8)}@example.org`

/** A visitor’s actions and observations on a page. */
const createActions = (page: Page) => {
  const main = page.getByRole('main')
  return {
    expectText: (text: string | RegExp) => expect(main.getByText(text).first()).toBeVisible(),
    expectHeading: async (name: string | RegExp) => {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    },
    clickLink: (name: string | RegExp) => main.getByRole('link', { name }).first().click(),
    fill: (name: string | RegExp, text: string) => main.getByLabel(name).first().fill(text),
    /** Expects a field prefilled with the member's details. */
    expectValue: (name: string, text: string) => expect(main.getByLabel(name).first()).toHaveValue(text),
    clickButton: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** Follows a link in the header, from the phone's menu if necessary. */
    navigate: async (name: string) => {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true })
      if ((await link.count()) === 0) await page.locator('header summary').filter({ hasText: 'Menu' }).click()
      await link.first().click()
    },
  }
}

test('a new visitor looks up times and an event, registers, and enrols herself and her children', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  const { expectText, expectHeading, clickLink, fill, expectValue, clickButton, navigate } = createActions(page)

  await test.step('look up Maghrib', async () => {
    await page.goto(urlOf('standard.localhost'))
    await expectText('Maghrib')
    await navigate('Prayer times')
    await expectHeading('Prayer times')
    await expect(page.getByRole('table').first()).toContainText('Maghrib')
  })

  await test.step('find the harbour festival and its directions', async () => {
    await navigate('Events')
    await clickLink('Harbour festival')
    await expectHeading('Harbour festival')
    await expectText('The quay and all three halls')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /calendar/i })
        .first(),
    ).toBeVisible()
  })

  await test.step('register, and confirm the email address', async () => {
    await navigate('Log in')
    await clickLink('Create an account')
    await expectHeading('Create an account')
    await fill('Your name', 'Nasra Yusuf')
    await fill('Email address', email)
    await fill('Password', password)
    await clickButton('Create account')
    await expectText('Check your inbox')
    await page.goto(urlOf('standard.localhost', await readEmailLink(email, '/user/confirm/', 'al-falah')))
    await fill('Password', password)
    await clickButton('Confirm')
    await expectHeading('Your email address is confirmed')
  })

  await test.step('log out, and in again', async () => {
    await clickLink('Go to my profile')
    await clickButton('Log out')
    await expectText('You’ve logged out')
    await navigate('Log in')
    await fill('Email address', email)
    await fill('Password', password)
    await clickButton('Log in')
    await expectHeading('My profile')
    await expect(page.getByRole('main').getByLabel('Your name')).toHaveValue('Nasra Yusuf')
  })

  await test.step('apply for a course', async () => {
    await navigate('Courses')
    await clickLink('Learn CPR')
    await expectHeading('Learn CPR')
    await expectValue('Your name', 'Nasra Yusuf')
    await expectValue('Email address', email)
    await clickButton('Send application')
    await expectHeading('We’ve received your application')
  })

  await test.step('register two children, entering the family name once', async () => {
    await page.goto(urlOf('standard.localhost', '/maktab'))
    await expectValue('Your name', 'Nasra Yusuf')
    await expectValue('Email address', email)
    await fill('Phone number', '07911 123456')
    await fillChild(page, 0, 'Ayaan', '2018')
    await page.locator('#maktab-children-0-lastName').fill('Yusuf')
    await clickButton('Add another child')
    await fillChild(page, 1, 'Hodan', '2020')
    await expect(page.locator('#maktab-children-1-lastName')).toHaveValue('Yusuf')
    await page.getByLabel('The mosque may keep').check()
    await clickButton('Check your answers')
    await expectHeading('Step 2 of 2: check your answers')
    await clickButton('Send registration')
    await expectHeading('We’ve received registrations for your 2 children')
  })

  await test.step('send the mosque a question', async () => {
    await navigate('Contact')
    await fill('Your message', 'Is there a place to leave a pram?')
    await fill('Your name', 'Nasra Yusuf')
    await fill('Email address', email)
    await clickButton('Send')
    await expectHeading('Message sent')
  })

  await test.step('change the password, and log out', async () => {
    await navigate('My profile')
    await fill('Current password', password)
    await fill('New password', newPassword)
    await clickButton('Change password')
    await expectText('Your password has been changed.')
    await clickButton('Log out')
    await expectHeading('You’ve logged out')
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
  })
})

/** Fills in a child's details. @param index the child's index, from 0 */
async function fillChild(page: Page, index: number, name: string, year: string) {
  const id = `#maktab-children-${index}`
  await page.locator(`${id}-firstName`).fill(name)
  await page.locator(`${id}-dateOfBirth`).fill('14')
  await page.locator(`${id}-dateOfBirth-month`).fill('5')
  await page.locator(`${id}-dateOfBirth-year`).fill(year)
}
