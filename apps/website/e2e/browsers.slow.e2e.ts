// inputs: apps/website/vite.config.ts packages/e2e/src/browsers packages/screens/src/{donate,home,prayer-times,shell}
import { randomUUID } from 'node:crypto'
import { door, sizes } from '@minaret/e2e'
import { engineTest as test, expect, type Visitor } from '@minaret/e2e/browsers'

const cause = 'Running the mosque'

/** From the page of a cause to the choice of how the test payment ends. */
async function fillGift(visitor: Visitor): Promise<void> {
  await visitor.click({ role: 'radio', name: '£25' })
  // Once the app has the form, which names the sum and may move the button: a press that was aimed before would miss it.
  await visitor.click({ role: 'button', name: 'Continue with £25' })
  await visitor.fill({ role: 'textbox', name: /^Your name/ }, 'Aisha Rahman')
  // Declined cards are counted by address for an hour: one of this journey's own.
  await visitor.fill({ role: 'textbox', name: /^Email address/ }, `aisha.${randomUUID()}@example.org`)
  await visitor.click({ role: 'radio', name: 'No', within: { role: 'group', name: /Gift Aid/ } })
  await visitor.click({ role: 'button', name: /^Continue/ })
  await visitor.sees({ text: /Step 3 of 3/ })
}

test('on a phone the next prayer is counted down, and the month’s times are one link away', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone })
  await visitor.open(door('localhost'))
  const { text } = await visitor.sees({ role: 'timer' })
  expect(text).toMatch(/^\d+\s(h|min|s)/)
  // Its words change with the minute while there is more than an hour.
  await visitor.read('void (Date.now = ((now) => () => now() + 60_000)(Date.now))')
  await expect.poll(async () => (await visitor.sees({ role: 'timer' })).text).not.toBe(text)
  for (const prayer of ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']) await visitor.sees({ text: prayer })
  await visitor.seesNoSidewaysScroll()
  await visitor.open(door('localhost', '/prayer-times?month=2026-03'))
  await visitor.click({ role: 'link', name: /Next month/ })
  await expect.poll(() => visitor.read('location.search')).toBe('?month=2026-04')
  await visitor.sees({ role: 'table' })
  await visitor.seesNoSidewaysScroll()
})

test('on a desktop a visitor chooses Arabic, reads from right to left, and still does on the next page', async ({
  visit,
}) => {
  const visitor = await visit({ size: sizes.desktop })
  const direction = () => visitor.read('[document.documentElement.lang, document.documentElement.dir].join()')
  await visitor.open(door('localhost'))
  expect(await direction()).toBe('en,ltr')
  await visitor.click({ text: 'English', within: { role: 'banner' } })
  await visitor.click({ role: 'link', name: 'العربية' })
  await expect.poll(direction).toBe('ar,rtl')
  await visitor.seesNoSidewaysScroll()
  await visitor.click({ role: 'link', name: 'تبرّع', within: { role: 'banner' } })
  await expect.poll(() => visitor.read('location.pathname')).toBe('/donate')
  await expect.poll(direction).toBe('ar,rtl')
  await visitor.open(door('localhost', '/prayer-times'))
  await expect.poll(direction).toBe('ar,rtl')
})

test('a declined card says so and takes nothing, and the same gift is paid at the second try', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone })
  visitor.expectNoise(/402/)
  await visitor.open(door('localhost', '/donate'))
  await visitor.click({ role: 'link', name: cause })
  await fillGift(visitor)
  await visitor.click({ role: 'radio', name: 'Insufficient funds' })
  await visitor.click({ role: 'button', name: 'Donate £25' })
  await visitor.sees({ text: /You haven’t been charged/ })
  await visitor.seesNoSidewaysScroll()
  await visitor.click({ role: 'radio', name: 'Payment succeeds' })
  await visitor.click({ role: 'button', name: 'Donate £25' })
  await visitor.sees({ role: 'heading', name: /^Thank you/ })
  await visitor.sees({ text: 'Received' })
  await expect.poll(() => visitor.read('location.pathname')).toMatch(/^\/thank-you\/[\w-]{22,}$/)
  await visitor.seesNoSidewaysScroll()
})

test('without scripts the times, the phone number and another language are there', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone, scripts: false })
  await visitor.open(door('localhost'))
  for (const text of ['Fajr', 'Isha', /\+44 1274 496 0001/]) await visitor.sees({ text })
  // No script of the page has run.
  expect(await visitor.read('Object.keys(document.querySelector("h1")).join()')).toBe('')
  await visitor.open(door('localhost', '/donate?language=ar'))
  expect(await visitor.read('document.documentElement.dir')).toBe('rtl')
  await visitor.seesNoSidewaysScroll()
})
