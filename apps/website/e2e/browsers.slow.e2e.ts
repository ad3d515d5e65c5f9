// inputs: apps/website/vite.config.ts packages/e2e/src/browsers packages/screens/src/{donate,home,prayer-times,shell}
import { randomUUID } from 'node:crypto'
import { urlOf, sizes } from '@minaret/e2e'
import { engineTest as test, expect, type Visitor } from '@minaret/e2e/browsers'

const cause = 'Running the mosque'

/** Fills in a gift on a cause's page, up to the choice of the test payment's outcome. */
async function fillGift(visitor: Visitor): Promise<void> {
  await visitor.click({ role: 'radio', name: '£25' })
  // Waits for hydration, which adds the amount to the label and may move the button: an earlier click could miss it.
  await visitor.click({ role: 'button', name: 'Continue with £25' })
  await visitor.fill({ role: 'textbox', name: /^Your name/ }, 'Aisha Rahman')
  // Declined cards are counted per email address for an hour, so the address is unique.
  await visitor.fill({ role: 'textbox', name: /^Email address/ }, `aisha.${randomUUID()}@example.org`)
  await visitor.click({ role: 'radio', name: 'No', within: { role: 'group', name: /Gift Aid/ } })
  await visitor.click({ role: 'button', name: /^Continue/ })
  await visitor.waitFor({ text: /Step 3 of 3/ })
}

test('on a phone there is a countdown to the next prayer, and the month’s times are one click away', async ({
  visit,
}) => {
  const visitor = await visit({ size: sizes.phone })
  await visitor.open(urlOf('localhost'))
  const { text } = await visitor.waitFor({ role: 'timer' })
  expect(text).toMatch(/^\d+\s(h|min|s)/)
  // With more than an hour left the text changes only once a minute.
  await visitor.read('void (Date.now = ((now) => () => now() + 60_000)(Date.now))')
  await expect.poll(async () => (await visitor.waitFor({ role: 'timer' })).text).not.toBe(text)
  for (const prayer of ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']) await visitor.waitFor({ text: prayer })
  await visitor.expectNoHorizontalScroll()
  await visitor.open(urlOf('localhost', '/prayer-times?month=2026-03'))
  await visitor.click({ role: 'link', name: /Next month/ })
  await expect.poll(() => visitor.read('location.search')).toBe('?month=2026-04')
  await visitor.waitFor({ role: 'table' })
  await visitor.expectNoHorizontalScroll()
})

test('on a desktop a visitor chooses Arabic, and this page and the next are laid out right to left', async ({
  visit,
}) => {
  const visitor = await visit({ size: sizes.desktop })
  const readDirection = () => visitor.read('[document.documentElement.lang, document.documentElement.dir].join()')
  await visitor.open(urlOf('localhost'))
  expect(await readDirection()).toBe('en,ltr')
  await visitor.click({ text: 'English', within: { role: 'banner' } })
  await visitor.click({ role: 'link', name: 'العربية' })
  await expect.poll(readDirection).toBe('ar,rtl')
  await visitor.expectNoHorizontalScroll()
  await visitor.click({ role: 'link', name: 'تبرّع', within: { role: 'banner' } })
  await expect.poll(() => visitor.read('location.pathname')).toBe('/donate')
  await expect.poll(readDirection).toBe('ar,rtl')
  await visitor.open(urlOf('localhost', '/prayer-times'))
  await expect.poll(readDirection).toBe('ar,rtl')
})

test('a declined card is reported without a charge, and the same gift is paid at the second attempt', async ({
  visit,
}) => {
  const visitor = await visit({ size: sizes.phone })
  visitor.allowConsoleErrors(/402/)
  await visitor.open(urlOf('localhost', '/donate'))
  await visitor.click({ role: 'link', name: cause })
  await fillGift(visitor)
  await visitor.click({ role: 'radio', name: 'Insufficient funds' })
  await visitor.click({ role: 'button', name: 'Donate £25' })
  await visitor.waitFor({ text: /You haven’t been charged/ })
  await visitor.expectNoHorizontalScroll()
  await visitor.click({ role: 'radio', name: 'Payment succeeds' })
  await visitor.click({ role: 'button', name: 'Donate £25' })
  await visitor.waitFor({ role: 'heading', name: /^Thank you/ })
  await visitor.waitFor({ text: 'Received' })
  await expect.poll(() => visitor.read('location.pathname')).toMatch(/^\/thank-you\/[\w-]{22,}$/)
  await visitor.expectNoHorizontalScroll()
})

test('without scripts the times, the phone number and another language are available', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone, scripts: false })
  await visitor.open(urlOf('localhost'))
  for (const text of ['Fajr', 'Isha', /\+44 1274 496 0001/]) await visitor.waitFor({ text })
  // React has not hydrated the page.
  expect(await visitor.read('Object.keys(document.querySelector("h1")).join()')).toBe('')
  await visitor.open(urlOf('localhost', '/donate?language=ar'))
  expect(await visitor.read('document.documentElement.dir')).toBe('rtl')
  await visitor.expectNoHorizontalScroll()
})
