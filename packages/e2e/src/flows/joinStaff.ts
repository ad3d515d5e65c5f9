import { type Browser, expect, type Page } from '@playwright/test'
import { door, sizes } from '../fixtures.ts'
import { runCommand } from '../serverProcess.ts'

/** Gives a page's browser passkeys, and agrees to each (WebAuthn's virtual authenticator). */
export async function addPasskeys(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable', { enableUI: false })
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A phone that has passkeys of its own. */
export async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone })
  const page = await context.newPage()
  await addPasskeys(page)
  return page
}

/** Somebody invited to a mosque's staff. */
type Invited = { tenant: string; email: string; role: string }

/** Invites somebody by command. @returns where the invitation is opened, at the server that journeys share */
async function inviteStaff({ tenant, email, role }: Invited): Promise<string> {
  const { code, output } = await runCommand(['staff', 'invite', '--tenant', tenant, email, '--role', role, '--print'], {
    DATA_DIR: process.env.E2E_DATA ?? '',
    PORT: process.env.E2E_PORT ?? '',
  })
  expect(code, output).toBe(0)
  const [, reference = ''] = /#([\w-]{43})/.exec(output) ?? []
  return door('desk.localhost', `/invitation#${reference}`)
}

/** Somebody who has just joined by an invitation with a passkey, at a phone of their own, on Today. */
export async function joinStaff(browser: Browser, invited: Invited & { name: string }): Promise<Page> {
  const page = await newPhone(browser)
  await page.goto(await inviteStaff(invited))
  await page.getByLabel('Your name').fill(invited.name)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved them. Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return page
}
