import path from 'node:path'
import { loadTenant, OperatorError, sendTestEmail } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'

async function run(recipient: string, options: TenantOptions): Promise<void> {
  const { smtpUrl, mailFrom, mailReturnTo, dataDir, port } = readEnv()
  if (!smtpUrl)
    throw new OperatorError(
      `SMTP_URL is not set: emails are saved in ${path.join(dataDir, 'mail')} and not sent. Set it to your mail server, such as smtp://user:password@mail.example.org:587.`,
    )
  const from = await withTenant(options.tenant, async ({ database }, id) =>
    sendTestEmail(await loadTenant(database, id, port), { smtpUrl, from: mailFrom, returnTo: mailReturnTo }, recipient),
  )
  printResult(options, { to: recipient, from, state: 'sent' }, () =>
    [
      `The mail server accepted the email to ${recipient}, from ${from}.`,
      `If it has not arrived in a few minutes, look in the spam folder, and check that ${from.replace(/^.*@/s, '')} allows this mail server (SPF, DKIM).`,
    ].join('\n'),
  )
}

/** `mail test`: sends a test email. */
export const testCommand = () =>
  defineTenantCommand('test <address>', {
    summary: 'Send a test email now',
    examples: ['mail test you@example.org --tenant an-noor'],
    details: 'It is sent directly to the mail server in SMTP_URL, with the sender of the mosque’s emails.',
  }).action(run)
