// features: box desk-box gasds
import type { Page } from '@playwright/test'
import { expect, createMember, reloadOnceStored, test, expectToast } from '@minaret/e2e'

const mosque = 'al-falah'
/** Keystrokes in five minutes at 40 words a minute. */
const maxKeystrokes = 1000

const firstNames = ['Aisha', 'Yusuf', 'Maryam', 'Bilal', 'Zaynab', 'Ali', 'Hafsa', 'Umar', 'Sara', 'Idris']
const familyNames = ['Khan', 'Rahman', 'Ali', 'Hussain', 'Begum', 'Malik']
const names = familyNames.flatMap((familyName) => firstNames.map((firstName) => `${firstName} ${familyName}`))

/** Enters sixty envelopes by keyboard. @returns the number of keystrokes */
async function enterEnvelopes(page: Page): Promise<number> {
  await page.getByLabel('Name on the envelope').focus()
  let keystrokes = 0
  for (const name of names) {
    for (const text of [name, '10']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      keystrokes += text.length + 1
    }
  }
  return keystrokes
}

const openCollections = async (page: Page) => {
  await page.getByRole('link', { name: 'Collections', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
}

test('two people count a collection, and its small cash counts towards small donations (GASDS)', async ({
  browser,
}) => {
  test.slow()
  const join = (name: string, role: 'counter' | 'treasurer') => createMember(browser, { tenant: mosque, role, name })
  const counter = await join('Omar Farooq Box', 'counter')
  const treasurer = await join('Fatima Siddiqui Box', 'treasurer')

  await openCollections(counter)
  await counter.getByLabel('Second counter').selectOption('Fatima Siddiqui Box')
  await counter.getByRole('button', { name: 'Start counting' }).click()
  await expect(counter.getByRole('heading', { level: 1, name: /^Count for / })).toBeVisible()
  expect(await enterEnvelopes(counter)).toBeLessThan(maxKeystrokes)
  await expect(counter.getByText('60 envelopes, £600')).toBeVisible()
  await counter.getByLabel('Small cash', { exact: true }).fill('123.45')
  await counter.getByLabel('£50 notes').fill('2')
  await expect(counter.getByText('All changes are saved.')).toBeVisible()

  // A reload in the middle of an envelope loses nothing.
  await counter.getByLabel('Name on the envelope').fill('Half typ')
  await reloadOnceStored(counter)
  await expect(counter.getByLabel('Name on the envelope')).toHaveValue('Half typ')
  await expect(counter.getByText('60 envelopes, £600')).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Confirm £823.45' })).toBeDisabled()
  await counter.getByLabel('Name on the envelope').fill('')
  await expectToast(counter, 'You’ve confirmed the count.', () =>
    counter.getByRole('button', { name: 'Confirm £823.45' }).click(),
  )
  const sheetUrl = counter.url()

  // The second counter finds the sheet on Today.
  await treasurer.reload()
  await treasurer.getByRole('link', { name: /^Count for .*: £823\.45$/ }).click()
  await expect(treasurer.getByText('Waiting for Fatima Siddiqui Box (you) to confirm')).toBeVisible()
  await treasurer.getByRole('button', { name: 'Confirm £823.45' }).click()
  await expect(treasurer.getByText(/^Both counters confirmed this count on /)).toBeVisible()

  await openCollections(counter)
  await expect(counter.getByText('No counting sheets yet')).toBeVisible()

  await treasurer.getByRole('link', { name: 'Paying-in slip' }).click()
  await expect(treasurer.getByRole('row', { name: 'Total paid in £823.45' })).toBeVisible()
  await treasurer.getByRole('link', { name: 'Back to the sheet' }).click()

  await openCollections(treasurer)
  const today = await treasurer.getByLabel('Collection date').inputValue()
  await treasurer.goto(sheetUrl)
  await treasurer.getByLabel('Date paid in').fill(today)
  await treasurer.getByLabel('Reference on the paying-in slip').fill('000123')
  await treasurer.getByRole('button', { name: 'Mark as paid in' }).click()
  await expect(treasurer.getByText(/^Paid in on .*, reference 000123\.$/)).toBeVisible()

  await openCollections(treasurer)
  await treasurer.getByRole('link', { name: 'Small donations (GASDS)' }).click()
  await expect(treasurer.getByText('£123.45')).toBeVisible()
  await counter.context().close()
  await treasurer.context().close()
})
