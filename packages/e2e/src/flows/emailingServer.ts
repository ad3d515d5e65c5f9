import { expect, type Page } from '@playwright/test'
import { startMailbox } from '@minaret/server/testing/smtp'
import { dataFolder } from '../folders.ts'
import { runCommand, startServerProcess } from '../serverProcess.ts'
import { addPasskeys } from './joinStaff.ts'

/** A server of its own whose emails go to a real mail server on this machine. */
export type EmailingServer = {
  /** The address of its desk. */
  desk: string
  /** The address of its first mosque's website. */
  site: string
  /** What a command needs in order to work on the same data. */
  env: { DATA_DIR: string; PORT: string }
  /** What the mail server took. */
  mails: Awaited<ReturnType<typeof startMailbox>>['mails']
  stop(): Promise<void>
}

/** Starts a server of the demonstration's mosques that sends its emails. @param more further settings */
export async function startEmailingServer(more: Record<string, string> = {}): Promise<EmailingServer> {
  const [{ dir, remove }, mailbox] = await Promise.all([dataFolder(), startMailbox()])
  const server = await startServerProcess({
    DATA_DIR: dir,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'desk@minaret.example',
    ...more,
  })
  return {
    desk: `http://desk.localhost:${server.port}`,
    site: server.address,
    env: { DATA_DIR: dir, PORT: String(server.port) },
    mails: mailbox.mails,
    async stop() {
      await server.stop()
      await mailbox.close()
      await remove()
    },
  }
}

/** Joins the staff of a mosque of such a server with a passkey (WebAuthn's virtual authenticator), and arrives on Today. */
export async function joinStaffAt(
  page: Page,
  { desk, env }: Pick<EmailingServer, 'desk' | 'env'>,
  { tenant, email, role = 'owner' }: { tenant: string; email: string; role?: string },
): Promise<void> {
  await addPasskeys(page)
  const { code, output } = await runCommand(
    ['staff', 'invite', '--tenant', tenant, email, '--role', role, '--print'],
    env,
  )
  expect(code, output).toBe(0)
  await page.goto(`${desk}/invitation#${/#([\w-]{43})/.exec(output)?.[1] ?? ''}`)
  await page.getByLabel('Your name').fill('Aisha Rahman')
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved them. Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}
