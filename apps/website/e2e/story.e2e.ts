// features: event event-cards events search
import type { Page } from '@playwright/test'
import { urlOf, expect, readEmailLink, sizes, test } from '@minaret/e2e'

const [password, newPassword] = ['seven grey doves at dawn', 'nine white doves at dusk']
const email = `nasra-${crypto.randomUUID().slice(0, 8)}@example.org`

/** A visitor's actions and observations on a page. */
const visitor = (page: Page) => {
  const main = page.getByRole('main')
  return {
    sees: (text: string | RegExp) => expect(main.getByText(text).first()).toBeVisible(),
    reads: async (name: string | RegExp) => {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    },
    follows: (name: string | RegExp) => main.getByRole('link', { name }).first().click(),
    fills: (name: string | RegExp, text: string) => main.getByLabel(name).first().fill(text),
    /** Expects a prefilled field: the page knows the member's details. */
    findsFilled: (name: string, text: string) => expect(main.getByLabel(name).first()).toHaveValue(text),
    presses: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** Follows a link in the header, from the phone's menu if necessary. */
    navigates: async (name: string) => {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true })
      if ((await link.count()) === 0) await page.locator('header summary').filter({ hasText: 'Menu' }).click()
      await link.first().click()
    },
  }
}

test('Nasra finds the times and a festival, registers, and enrols herself and her children', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  const { sees, reads, follows, fills, findsFilled, presses, navigates } = visitor(page)

  await test.step('She looks up Maghrib', async () => {
    await page.goto(urlOf('standard.localhost'))
    await sees('Maghrib')
    await navigates('Prayer times')
    await reads('Prayer times')
    await expect(page.getByRole('table').first()).toContainText('Maghrib')
  })

  await test.step('She finds the harbour festival, and how to get there', async () => {
    await navigates('Events')
    await follows('Harbour festival')
    await reads('Harbour festival')
    await sees('The quay and all three halls')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /calendar/i })
        .first(),
    ).toBeVisible()
  })

  await test.step('She registers, and confirms her email address', async () => {
    await navigates('Log in')
    await follows('Create an account')
    await reads('Create an account')
    await fills('Your name', 'Nasra Yusuf')
    await fills('Email address', email)
    await fills('Password', password)
    await presses('Create account')
    await sees('Check your email')
    await page.goto(urlOf('standard.localhost', await readEmailLink(email, '/user/confirm/', 'al-falah')))
    await fills('Password', password)
    await presses('Confirm')
    await reads('Your email address is confirmed')
  })

  await test.step('She logs out, and in again', async () => {
    await follows('Go to my profile')
    await presses('Log out')
    await sees('You’ve logged out')
    await navigates('Log in')
    await fills('Email address', email)
    await fills('Password', password)
    await presses('Log in')
    await reads('My profile')
    await expect(page.getByRole('main').getByLabel('Your name')).toHaveValue('Nasra Yusuf')
  })

  await test.step('She applies for a course', async () => {
    await navigates('Courses')
    await follows('Learn CPR')
    await reads('Learn CPR')
    await findsFilled('Your name', 'Nasra Yusuf')
    await findsFilled('Email address', email)
    await presses('Send application')
    await reads('We’ve received your application')
  })

  await test.step('She registers two children, and enters the family name once', async () => {
    await page.goto(urlOf('standard.localhost', '/maktab'))
    await findsFilled('Your name', 'Nasra Yusuf')
    await findsFilled('Email address', email)
    await fills('Phone number', '07911 123456')
    await fillChild(page, 0, 'Ayaan', '2018')
    await page.locator('#maktab-children-0-lastName').fill('Yusuf')
    await presses('Add another child')
    await fillChild(page, 1, 'Hodan', '2020')
    await expect(page.locator('#maktab-children-1-lastName')).toHaveValue('Yusuf')
    await page.getByLabel('The mosque may keep').check()
    await presses('Check your answers')
    await reads('Step 2 of 2: check your answers')
    await presses('Send registration')
    await reads('We’ve received registrations for your 2 children')
  })

  await test.step('She sends the mosque a question', async () => {
    await navigates('Contact')
    await fills('Your message', 'Is there a place to leave a pram?')
    await fills('Your name', 'Nasra Yusuf')
    await fills('Email address', email)
    await presses('Send')
    await reads('Message sent')
  })

  await test.step('She changes her password and leaves', async () => {
    await navigates('My profile')
    await fills('Current password', password)
    await fills('New password', newPassword)
    await presses('Change password')
    await sees('Your password has been changed.')
    await presses('Log out')
    await reads('You’ve logged out')
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
