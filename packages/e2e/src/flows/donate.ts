import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A gift to make. */
export type TestGift = {
  cause: string
  /** The label of the preset, for example `£25`. */
  amount: string
  /** The label of the frequency; by default once. */
  frequency?: string
  /** The Gift Aid choice, if offered; by default no. After yes the caller fills in the subsequent fields. */
  giftAid?: 'yes' | 'no'
  /** By default Aisha Rahman. */
  donor?: { name: string; email: string }
  /** The charged amount, if it differs from `amount`. */
  charged?: string
  /** Whether to use only the keyboard. */
  keyboard?: boolean
  /** Called at each step. */
  check?: (page: Page) => Promise<void>
}

/** Presses Tab until the element has the focus. @returns the number of presses */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

/** Input by mouse or by keyboard only. */
const inputFor = (page: Page, keyboard: boolean) => ({
  async press(target: Locator) {
    if (!keyboard) return target.click()
    // Unlike a click, a key press does not wait until the button is enabled.
    await expect(target).toBeEnabled()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async choose(target: Locator) {
    if (!keyboard) return target.check()
    // A group of radios is one Tab stop; arrow keys move within it. The form may re-render in between.
    const isAtGroup = () =>
      target.evaluate((element) => {
        const { activeElement } = document
        const group = element.closest('fieldset, [role=radiogroup]')
        return (
          activeElement instanceof HTMLInputElement &&
          activeElement.type === 'radio' &&
          group?.contains(activeElement) === true
        )
      })
    for (let presses = 0; presses < 80 && !(await isAtGroup()); presses += 1) await page.keyboard.press('Tab')
    for (let presses = 0; presses < 12 && !(await target.isChecked()); presses += 1)
      await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown')
    await expect(target).toBeChecked()
  },
  async enterText(target: Locator, text: string) {
    if (!keyboard) return target.fill(text)
    await tabTo(page, target)
    await page.keyboard.type(text)
  },
})

/**
 * Fills in a gift from the donate page, by the link to its cause, or on the Friday giving page, where the form has the choice of
 * causes. Ends before the payment.
 */
export async function chooseGift(page: Page, giving: TestGift): Promise<void> {
  const { cause, keyboard = false, check = async () => {} } = giving
  const { press } = inputFor(page, keyboard)
  await expect(page.getByRole('heading', { level: 1, name: /Donate|Give every Friday/ })).toBeVisible()
  await check(page)
  if (new URL(page.url()).pathname === '/donate-jumah') {
    await page.getByRole('combobox', { name: 'Give to' }).selectOption({ label: cause })
    return fillForm(page, giving)
  }
  await press(page.getByRole('link', { name: cause }))
  await fillGift(page, giving)
}

/** The default donor. */
const defaultDonor = { name: 'Aisha Rahman', email: 'aisha@example.org' }

/** A unique donor for a declined card: declines are counted per email address for an hour, and after six the next is blocked. */
export const uniqueDonor = () => ({ name: defaultDonor.name, email: `aisha.${crypto.randomUUID()}@example.org` })

/** Fills in a gift on a cause's page: frequency, amount, donor. Ends before the payment. */
export async function fillGift(page: Page, giving: TestGift): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: giving.cause })).toBeVisible()
  await giving.check?.(page)
  await fillForm(page, giving)
}

/** Fills in the form's first two steps. */
async function fillForm(
  page: Page,
  { amount, frequency, giftAid = 'no', donor = defaultDonor, keyboard = false, check = async () => {} }: TestGift,
): Promise<void> {
  const { press, choose, enterText } = inputFor(page, keyboard)

  if (frequency) {
    await choose(page.getByRole('radio', { name: frequency, exact: true }))
    await expect(page.getByText(/^Your first gift: /)).toBeVisible()
    await check(page)
  }
  await choose(page.getByRole('radio', { name: amount, exact: true }))
  await press(page.getByRole('button', { name: /^Continue/ }))

  await enterText(page.getByRole('textbox', { name: 'Your name' }), donor.name)
  await enterText(page.getByRole('textbox', { name: 'Email address', exact: true }), donor.email)
  const giftAidGroup = page.getByRole('group', { name: /Gift Aid/ })
  if ((await giftAidGroup.count()) > 0)
    await choose(giftAidGroup.getByRole('radio', { name: giftAid === 'yes' ? /^Yes/ : 'No' }))
  await check(page)
  if (giftAid === 'yes') return
  await press(page.getByRole('button', { name: /^Continue/ }))
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
}

/** In the demonstration: chooses the test payment's outcome, and pays. */
export async function payInDemonstration(
  page: Page,
  outcome: string,
  { amount, charged = amount, keyboard = false, check = async () => {} }: TestGift,
): Promise<void> {
  const { press, choose } = inputFor(page, keyboard)
  await choose(page.getByRole('radio', { name: outcome }))
  await check(page)
  await press(page.getByRole('button', { name: `Donate ${charged}` }))
}

/** Makes a one-off gift by card with Gift Aid, from a cause's page at `address` to the thank-you page. */
export async function giveWithGiftAid(
  page: Page,
  address: string,
  giving: Omit<TestGift, 'giftAid' | 'donor'>,
  { firstName, lastName, house }: { firstName: string; lastName: string; house: string },
): Promise<void> {
  const email = `${firstName}.${lastName}@example.org`.toLowerCase()
  await page.goto(address)
  await fillGift(page, { ...giving, giftAid: 'yes', donor: { name: `${firstName} ${lastName}`, email } })
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'House name or number' }).fill(house)
  await page.getByRole('textbox', { name: 'Postcode' }).fill('M1 1AA')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await payInDemonstration(page, 'Payment succeeds', giving)
  await expectThankYouPage(page, giving)
}

/** Expects the thank-you page of a paid gift. */
export async function expectThankYouPage(
  page: Page,
  { amount, cause }: Pick<TestGift, 'amount' | 'cause'>,
): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you\/[\w-]{22,}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  const detail = page.getByRole('main')
  await expect(detail.getByText(amount, { exact: false }).first()).toBeVisible()
  await expect(detail.getByText(cause).first()).toBeVisible()
  await expect(detail.getByText('Received', { exact: true })).toBeVisible()
}

/** Expects the thank-you page of a new regular gift: nothing has been charged, and the first date is shown. */
export async function expectRegularGiftSetUp(page: Page, lead: string): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you\/[\w-]{22,}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(`${lead} You haven’t been charged yet.`)).toBeVisible()
  await expect(main.getByText('Set up', { exact: true })).toBeVisible()
  await expect(main.getByText('First gift')).toBeVisible()
}
