import { type Browser, expect, type Page } from '@playwright/test'
import { urlOf, sizes } from '../fixtures.ts'
import { runCommand } from '../serverProcess.ts'

/** Adds a virtual WebAuthn authenticator to a page's browser, which approves every passkey request. */
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

/** Opens a phone with its own passkeys. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes.phone })
  const page = await context.newPage()
  await addPasskeys(page)
  return page
}

/** An invitation to a mosque's staff. */
type StaffInvitation = { tenant: string; email: string; role: string }

/** Invites a person by command. @returns the invitation's URL at the shared server */
async function inviteStaff({ tenant, email, role }: StaffInvitation): Promise<string> {
  const { code, output } = await runCommand(['staff', 'invite', '--tenant', tenant, email, '--role', role, '--print'], {
    DATA_DIR: process.env.E2E_DATA ?? '',
    PORT: process.env.E2E_PORT ?? '',
  })
  expect(code, output).toBe(0)
  const [, reference = ''] = /#([\w-]{43})/.exec(output) ?? []
  return urlOf('desk.localhost', `/invitation#${reference}`)
}

/** Joins a mosque's staff by an invitation with a passkey, on a new phone. @returns the phone's page, on Today */
export async function joinStaff(browser: Browser, invitation: StaffInvitation & { name: string }): Promise<Page> {
  const page = await openPhone(browser)
  await page.goto(await inviteStaff(invitation))
  await page.getByLabel('Your name').fill(invitation.name)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return page
}
