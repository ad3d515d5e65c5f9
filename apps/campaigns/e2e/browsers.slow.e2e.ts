// inputs: apps/campaigns/vite.config.ts packages/e2e/src/browsers packages/screens/src/{campaign,campaigns-home}
import { urlOf, sizes } from '@minaret/e2e'
import { engineTest as test, expect } from '@minaret/e2e/browsers'

test('a donor gives a metre of drilling on a phone, and the progress bar moves', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone })
  const readRaised = () => visitor.read('document.querySelector("[role=progressbar]").getAttribute("aria-valuenow")')
  await visitor.open(urlOf('campaigns.localhost', '/campaign/forty-wells'))
  const before = await readRaised()
  await visitor.click({ role: 'button', name: 'Give £30 towards A metre of drilling' })
  await visitor.waitFor({ text: /For: A metre of drilling/ })
  await visitor.click({ role: 'button', name: 'Continue with £30' })
  await visitor.fill({ role: 'textbox', name: /^Your name/ }, 'Bilal Khan')
  await visitor.fill({ role: 'textbox', name: /^Email address/ }, 'bilal@example.org')
  const giftAid = { role: 'group', name: /Gift Aid/ }
  if (await visitor.stateOf(giftAid)) await visitor.click({ role: 'radio', name: 'No', within: giftAid })
  await visitor.click({ role: 'button', name: 'Continue' })
  await visitor.click({ role: 'button', name: 'Donate £30' })
  await visitor.waitFor({ role: 'heading', name: /^Thank you/ })
  await expect.poll(readRaised).not.toBe(before)
  await visitor.expectNoHorizontalScroll()
})

test('the list of campaigns links to a campaign, without horizontal scrolling on a desktop', async ({ visit }) => {
  const visitor = await visit({ size: sizes.desktop })
  await visitor.open(urlOf('campaigns.localhost'))
  await visitor.expectNoHorizontalScroll()
  await visitor.click({ role: 'link', name: /Forty wells/i, within: { role: 'main' } })
  await expect.poll(() => visitor.read('location.pathname')).toBe('/campaign/forty-wells')
  await visitor.waitFor({ role: 'progressbar', name: 'Raised so far' })
  await visitor.expectNoHorizontalScroll()
})
