// features: desk-invitation desk-login desk-sessions desk-staff identity members staff
import type { BrowserContext, Page } from '@playwright/test'
import { deskAddress, urlOf, expect, runCommand, sizes, test, expectToast, logInToDesk } from '@minaret/e2e'

const mosque = 'as-salam'

/** Creates an invitation from the command line, as for a mosque's first owner. @returns its link on this server */
async function invite(email: string, role = 'owner'): Promise<string> {
  const { code, output } = await runCommand(['staff', 'invite', '--tenant', mosque, email, '--role', role, '--print'], {
    DATA_DIR: process.env.E2E_DATA ?? '',
    PORT: process.env.E2E_PORT ?? '',
  })
  expect(code, output).toBe(0)
  const [, token = ''] = /#([\w-]{43})/.exec(output) ?? []
  return urlOf('desk.localhost', `/invitation#${token}`)
}

/** Adds a virtual WebAuthn authenticator that approves every passkey request. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: (isRefused: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused }),
  }
}

test.use({ viewport: sizes.phone })

test('an invited owner joins with a passkey, saves the recovery codes, logs out, and logs in with one tap', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 401/)
  const authenticator = await addAuthenticator(context, page)
  await page.goto(await invite('first.owner@example.org'))
  await expect(page.getByText('This invitation is for first.owner@example.org.')).toBeVisible()
  await page.getByLabel('Your name').fill('Aisha Rahman')
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Staff' }).click()
  await expect(page.getByText('Aisha Rahman (you)')).toBeVisible()

  await page.getByText('Account').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByText('Log in to the staff area').click()
  await authenticator.refuse(true)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The passkey didn’t work' })).toBeVisible()
  await authenticator.refuse(false)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})

test('an owner invites an editor, who is listed as invited, and a used invitation link no longer works', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 410/)
  await addAuthenticator(context, page)
  const link = await invite('second.owner@example.org')
  await page.goto(link)
  await page.getByLabel('Your name').fill('Yusuf Khan')
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Staff' }).click()
  await page.getByLabel('Their email').fill('editor@example.org')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Choose at least one role.')).toBeVisible()
  await page.getByLabel('editor').check()
  await expectToast(page, 'Invitation sent.', () => page.getByRole('button', { name: 'Send invitation' }).click())
  await expect(page.getByRole('listitem').filter({ hasText: 'editor@example.org' })).toBeVisible()

  await page.getByText('Account', { exact: true }).click()
  await page.getByRole('link', { name: 'Your login' }).click()
  await expect(page.getByText(/\(this one\)$/)).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('This invitation has expired or has already been used.')).toBeVisible()
})

test('a demonstration offers no changes to its staff', { tag: '@slow' }, async ({ page }) => {
  await logInToDesk(page, 'owner')
  await page.goto(deskAddress('/al-falah/staff'))
  await expect(page.getByText('Staff can’t be changed here')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send invitation|Change roles|Remove|Lost login/ })).toHaveCount(0)
})
