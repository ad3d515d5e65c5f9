// inputs: apps/donate/{src,vite.config.ts} packages/e2e/src/browsers packages/screens/src/app-donate
import { sizes } from '@minaret/e2e'
import { engineTest as test, expect } from '@minaret/e2e/browsers'
import { createLink } from './hosts.ts'

test('in an app’s web view a gift is made once, and a reload shows it again', async ({ visit }) => {
  const visitor = await visit({ size: sizes.phone })
  await visitor.open(await createLink('an-noor', '--cause', 'general'))
  await visitor.click({ role: 'radio', name: '£25' })
  // Waits for hydration, which adds the amount to the label and may move the button: an earlier click could miss it.
  await visitor.click({ role: 'button', name: 'Continue with £25' })
  await visitor.fill({ role: 'textbox', name: /^Your name/ }, 'Aisha Rahman')
  await visitor.fill({ role: 'textbox', name: /^Email address/ }, 'aisha@example.org')
  await visitor.click({ role: 'radio', name: 'No', within: { role: 'group', name: /Gift Aid/ } })
  await visitor.click({ role: 'button', name: /^Continue/ })
  await visitor.click({ role: 'radio', name: 'Payment succeeds' })
  await visitor.expectNoHorizontalScroll()
  await visitor.click({ role: 'button', name: 'Donate £25' })
  await visitor.waitFor({ role: 'heading', name: /^Thank you/ })
  await visitor.page.reload()
  await visitor.waitFor({ role: 'heading', name: /^Thank you/ })
  await expect.poll(() => visitor.read('document.body.innerText')).toContain('£25')
})
