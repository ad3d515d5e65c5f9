import type { Page } from '@playwright/test'
import type { Role } from '@minaret/plans'
import { startMailbox } from '@minaret/testkit/smtp'
import { createDataFolder } from '../folders.ts'
import { startServerProcess, stopCleanly } from '../serverProcess.ts'
import { addDeskSession, openToday } from './desk.ts'
import { insertMember } from './createMember.ts'

/** A separate server whose emails go to a real mail server on this machine. */
export type EmailingServer = {
  /** The URL of its desk. */
  desk: string
  /** The URL of its first mosque's website. */
  site: string
  /** Environment variables for commands on the same data. */
  env: { DATA_DIR: string; PORT: string }
  /** The emails the mail server received. */
  mails: Awaited<ReturnType<typeof startMailbox>>['mails']
  stop(): Promise<void>
}

/** Starts a server with the demonstration mosques that sends its emails. */
export async function startEmailingServer(settings: Record<string, string> = {}): Promise<EmailingServer> {
  const [{ dir, remove }, mailbox] = await Promise.all([createDataFolder(), startMailbox()])
  const server = await startServerProcess({
    DATA_DIR: dir,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'desk@minaret.example',
    ...settings,
  })
  return {
    desk: `http://desk.localhost:${server.port}`,
    site: server.address,
    env: { DATA_DIR: dir, PORT: String(server.port) },
    mails: mailbox.mails,
    async stop() {
      try {
        await stopCleanly(server, dir)
      } finally {
        await mailbox.close()
        await remove()
      }
    },
  }
}

/** Inserts a new staff member at a mosque of such a server, and opens Today as that member. */
export async function enterAsNewMember(
  page: Page,
  { desk, env }: Pick<EmailingServer, 'desk' | 'env'>,
  { tenant, email, role = 'owner' }: { tenant: string; email: string; role?: Role },
): Promise<void> {
  const secret = await insertMember(env.DATA_DIR, { tenant, email, role, name: 'Aisha Rahman' })
  await addDeskSession(page, secret, desk)
  await openToday(page, `${desk}/${tenant}`)
}
