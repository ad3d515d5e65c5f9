import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** What a donor does, and where. */
export type Giving = {
  cause: string
  /** As the button of the preset says it, for example `£25`. */
  amount: string
  /** How often, as the form says it; once, without. */
  often?: string
  /** The answer to Gift Aid, where it is asked. Default no; whoever says yes fills the fields that follow. */
  giftAid?: 'yes' | 'no'
  /** Who gives; Aisha Rahman where nobody is named. */
  donor?: { name: string; email: string }
  /** What is charged, where it is not the amount alone. */
  charged?: string
  /** Only the keyboard, as some people have it. */
  keyboard?: boolean
  /** Looks at each step as it is reached. */
  check?: (page: Page) => Promise<void>
}

/** Moves focus with Tab until it is on the element. @returns how often Tab was pressed */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return steps
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target.toString()}`)
}

const hands = (page: Page, keyboard: boolean) => ({
  async press(target: Locator) {
    if (!keyboard) return target.click()
    // Whoever presses a key looks first, as a click waits by itself: what is busy takes none.
    await expect(target).toBeEnabled()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async choose(target: Locator) {
    if (!keyboard) return target.check()
    // Tab stops at a group of radios once; the arrows move within it. The form may be drawn anew meanwhile.
    const isAtGroup = () =>
      target.evaluate((element) => {
        const { activeElement: at } = document
        const group = element.closest('fieldset, [role=radiogroup]')
        return at instanceof HTMLInputElement && at.type === 'radio' && group?.contains(at) === true
      })
    for (let steps = 0; steps < 80 && !(await isAtGroup()); steps += 1) await page.keyboard.press('Tab')
    for (let steps = 0; steps < 12 && !(await target.isChecked()); steps += 1)
      await page.keyboard.press(steps === 0 ? 'Space' : 'ArrowDown')
    await expect(target).toBeChecked()
  },
  async write(target: Locator, text: string) {
    if (!keyboard) return target.fill(text)
    await tabTo(page, target)
    await page.keyboard.type(text)
  },
})

/** From the list of causes to the payment: cause, amount, who gives. Ends before the payment itself. */
export async function chooseGift(page: Page, giving: Giving): Promise<void> {
  const { cause, keyboard = false, check = async () => {} } = giving
  const { press } = hands(page, keyboard)
  await expect(page.getByRole('heading', { level: 1, name: /Donate|Give every Friday/ })).toBeVisible()
  await check(page)
  await press(page.getByRole('link', { name: cause }))
  await fillGift(page, giving)
}

/** Who gives where nobody else is named. */
const aisha = { name: 'Aisha Rahman', email: 'aisha@example.org' }

/** Somebody whose card is declined: that is counted by address for an hour, and six of all journeys would stop the next. */
export const ownDonor = () => ({ name: aisha.name, email: `aisha.${crypto.randomUUID()}@example.org` })

/** On the page of a cause: how much, how often, who gives. Ends before the payment itself. */
export async function fillGift(
  page: Page,
  { cause, amount, often, giftAid = 'no', donor = aisha, keyboard = false, check = async () => {} }: Giving,
): Promise<void> {
  const { press, choose, write } = hands(page, keyboard)

  await expect(page.getByRole('heading', { level: 1, name: cause })).toBeVisible()
  await check(page)
  await choose(page.getByRole('radio', { name: amount, exact: true }))
  if (often) {
    await choose(page.getByRole('radio', { name: often, exact: true }))
    await expect(page.getByText(/^Your first gift: /)).toBeVisible()
    await check(page)
  }
  await press(page.getByRole('button', { name: /^Continue/ }))

  await write(page.getByRole('textbox', { name: 'Your name' }), donor.name)
  await write(page.getByRole('textbox', { name: 'Email address', exact: true }), donor.email)
  const question = page.getByRole('group', { name: /Gift Aid/ })
  if ((await question.count()) > 0)
    await choose(question.getByRole('radio', { name: giftAid === 'yes' ? /^Yes/ : 'No' }))
  await check(page)
  if (giftAid === 'yes') return
  await press(page.getByRole('button', { name: /^Continue/ }))
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
}

/** In the demonstration: picks how the test payment ends, and gives. */
export async function payInDemonstration(
  page: Page,
  outcome: string,
  { amount, charged = amount, keyboard = false, check = async () => {} }: Giving,
): Promise<void> {
  const { press, choose } = hands(page, keyboard)
  await choose(page.getByRole('radio', { name: outcome }))
  await check(page)
  await press(page.getByRole('button', { name: `Donate ${charged}` }))
}

/** Somebody who gives once by card and declares Gift Aid, from the page of a cause at `address` to the thanks. */
export async function giveWithGiftAid(
  page: Page,
  address: string,
  giving: Omit<Giving, 'giftAid' | 'donor'>,
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
  await expectThanks(page, giving)
}

/** The thank-you page of a paid gift: what it says is what the books say. */
export async function expectThanks(page: Page, { amount, cause }: Pick<Giving, 'amount' | 'cause'>): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you\/[\w-]{22,}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  const detail = page.getByRole('main')
  await expect(detail.getByText(amount, { exact: false }).first()).toBeVisible()
  await expect(detail.getByText(cause).first()).toBeVisible()
  await expect(detail.getByText('Received', { exact: true })).toBeVisible()
}

/** The thank-you page of a regular gift that is set up: nothing has been taken, and the first day is there. */
export async function expectSetUp(page: Page, lead: string): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you\/[\w-]{22,}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(`${lead} You haven’t been charged yet.`)).toBeVisible()
  await expect(main.getByText('Set up', { exact: true })).toBeVisible()
  await expect(main.getByText('First gift')).toBeVisible()
}
