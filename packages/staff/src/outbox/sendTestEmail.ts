import { randomBytes } from 'node:crypto'
import { OperatorError } from '@minaret/foundation/base'
import { createTransport, type EmailSettings, makeMessage, renderEmail } from '@minaret/foundation/email'
import { requireAddress } from '@minaret/foundation/email-addresses'
import type { Tenant } from '@minaret/foundation/tenancy'

/**
 * Sends a test email as a mosque’s emails are sent, but without the outbox.
 * @returns the sender’s address
 * @throws InvalidValueError if the address is invalid
 * @throws OperatorError with the mail server’s response if it rejects the email
 */
export async function sendTestEmail(tenant: Tenant, settings: EmailSettings, to: string): Promise<string> {
  requireAddress(to)
  const id = randomBytes(16).toString('base64url')
  const email = {
    to,
    ...renderEmail(tenant, {
      language: 'en',
      subject: 'Test email',
      paragraphs: ['This email was sent by a command, to test that emails arrive. There is nothing to do.'],
    }),
  }
  const message = await makeMessage(tenant, id, email, settings.from, settings.returnTo)
  const label = { id, slug: tenant.slug, kind: 'test', createdAt: new Date(), ...email }
  const result = await createTransport(settings)(message, label)
  if (result.outcome === 'sent') return message.from
  throw new OperatorError(
    result.outcome === 'unknown'
      ? `The mail server did not confirm that it accepted the email (${result.problem}). Check whether it arrives, then check SMTP_URL.`
      : `The mail server did not accept the email: ${result.problem}. Check SMTP_URL and MAIL_FROM.`,
  )
}
