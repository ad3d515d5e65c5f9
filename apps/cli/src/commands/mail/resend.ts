import { resendEmail, shortId } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function run(idPrefix: string, options: TenantOptions): Promise<void> {
  const mail = await withTenant(options.tenant, ({ database }, id) => resendEmail(database, id, idPrefix))
  printResult(
    options,
    { id: mail.id, kind: mail.kind, state: mail.state, to: mail.to },
    () => `The email ${shortId(mail.id)} to ${mail.to} will be sent again as soon as the server is running.`,
  )
}

/** `mail resend`: resends a stuck email. */
export const resendCommand = () =>
  defineTenantCommand('resend <email>', {
    summary: 'Resend an email that failed or may not have arrived; this is logged',
    examples: ['mail resend 3fXaQ2m8 --tenant an-noor'],
    details:
      'It keeps its Message-ID, so many inboxes show it only once. A link in it may have expired: it is quicker to request a\nnew one on the site.',
  }).action(run)
