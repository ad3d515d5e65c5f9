import type { Page } from '@playwright/test'
import { door, expect, readEmailLink, sizes, test } from '@minaret/e2e'

const [password, another] = ['seven grey doves at dawn', 'nine white doves at dusk']
const email = `nasra-${crypto.randomUUID().slice(0, 8)}@example.org`

/** A visitor's eyes and hands. */
const visitor = (page: Page) => {
  const main = page.getByRole('main')
  return {
    sees: (words: string | RegExp) => expect(main.getByText(words).first()).toBeVisible(),
    reads: async (name: string | RegExp) => {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    },
    follows: (name: string | RegExp) => main.getByRole('link', { name }).first().click(),
    writes: (name: string | RegExp, words: string) => main.getByLabel(name).first().fill(words),
    /** Need not be written: the page knows who is logged in. */
    holds: (name: string, words: string) => expect(main.getByLabel(name).first()).toHaveValue(words),
    presses: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** Opens the menu of a phone where the way is in it. */
    goes: async (name: string) => {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true })
      if ((await link.count()) === 0) await page.locator('header summary').filter({ hasText: 'Menu' }).click()
      await link.first().click()
    },
  }
}

test('Nasra finds the times, then a festival, then a place for herself and her children', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  const { sees, reads, follows, writes, holds, presses, goes } = visitor(page)

  await test.step('She looks when Maghrib is', async () => {
    await page.goto(door('standard.localhost'))
    await sees('Maghrib')
    await goes('Prayer times')
    await reads('Prayer times')
    await expect(page.getByRole('table').first()).toContainText('Maghrib')
  })

  await test.step('She finds the harbour festival, and how to get there', async () => {
    await goes('Events')
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

  await test.step('She registers, and an email opens her account', async () => {
    await goes('Log in')
    await follows('Create an account')
    await reads('Create an account')
    await writes('Your name', 'Nasra Yusuf')
    await writes('Email address', email)
    await writes('Password', password)
    await presses('Create account')
    await sees('Check your email')
    await page.goto(door('standard.localhost', await readEmailLink(email, '/user/confirm/', 'al-falah')))
    await writes('Password', password)
    await presses('Confirm')
    await reads('Thank you. Your email address is confirmed')
  })

  await test.step('She logs out, and in again', async () => {
    await follows('Go to my profile')
    await presses('Log out')
    await sees('You’ve logged out')
    await goes('Log in')
    await writes('Email address', email)
    await writes('Password', password)
    await presses('Log in')
    await reads('My profile')
    await expect(page.getByRole('main').getByLabel('Your name')).toHaveValue('Nasra Yusuf')
  })

  await test.step('She applies for a course', async () => {
    await goes('Courses')
    await follows('Learn CPR')
    await reads('Learn CPR')
    await holds('Your name', 'Nasra Yusuf')
    await holds('Email address', email)
    await presses('Send application')
    await reads('We’ve received your application')
  })

  await test.step('She registers two children, and types the family once', async () => {
    await page.goto(door('standard.localhost', '/maktab'))
    await holds('Your name', 'Nasra Yusuf')
    await holds('Email address', email)
    await writes('Phone number', '07911 123456')
    await child(page, 0, 'Ayaan', '2018')
    await page.locator('#maktab-children-0-lastName').fill('Yusuf')
    await presses('Add another child')
    await child(page, 1, 'Hodan', '2020')
    await expect(page.locator('#maktab-children-1-lastName')).toHaveValue('Yusuf')
    await page.getByLabel('The mosque may keep').check()
    await presses('Check your answers')
    await reads('Step 2 of 2: check your answers')
    await presses('Send registration')
    await reads('Your 2 children are registered')
  })

  await test.step('She asks the mosque something', async () => {
    await goes('Contact')
    await writes('Your message', 'Is there a place to leave a pram?')
    await writes('Your name', 'Nasra Yusuf')
    await writes('Email address', email)
    await presses('Send')
    await reads('Message sent')
  })

  await test.step('She changes her password and leaves', async () => {
    await goes('My profile')
    await writes('Current password', password)
    await writes('New password', another)
    await presses('Change password')
    await sees('Your password has been changed.')
    await presses('Log out')
    await reads('You’ve logged out')
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
  })
})

/** Says who a child is. @param at the child's place, from 0 */
async function child(page: Page, at: number, name: string, year: string) {
  const id = `#maktab-children-${at}`
  await page.locator(`${id}-firstName`).fill(name)
  await page.locator(`${id}-dateOfBirth`).fill('14')
  await page.locator(`${id}-dateOfBirth-month`).fill('5')
  await page.locator(`${id}-dateOfBirth-year`).fill(year)
}
