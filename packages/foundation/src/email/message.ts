import MailComposer from 'nodemailer/lib/mail-composer'
import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { isAddress } from '../email-addresses/address.ts'
import { toSingleLine } from './line.ts'
import { markId, markUrl, renderStar } from './mark.ts'
import { senderName, subjectLine } from './senderText.ts'

/** An email ready for SMTP: envelope and bytes. */
export type Message = { to: string; from: string; bytes: Buffer }

/** Headers an email may set: one-click unsubscribe (RFC 8058), the list, and whether a person wrote it. */
const allowedHeaders = ['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Id', 'Precedence']

/** Thrown if an email cannot be sent; the message contains no address. */
export class EmailError extends Error {}

/**
 * Builds the MIME message of an email. Names and subjects are sanitised and kept separate from addresses, so that user input
 * never becomes a header. An email always has the same Message-ID, however often it is built.
 * @param from the installation's own sender address, if it has one
 * @param returnTo address for bounces; the sender's address by default
 * @param mark the mosque's mark as a PNG; the star by default
 * @throws EmailError if the recipient's or sender's address is invalid, or a header is not allowed
 */
export async function makeMessage(
  tenant: Pick<Tenant, 'config' | 'hostname' | 'givenHostname'>,
  id: string,
  email: Email,
  from = `no-reply@${tenant.givenHostname ?? tenant.hostname}`,
  returnTo = from,
  mark?: Buffer,
): Promise<Message> {
  const { config, hostname } = tenant
  if (![email.to, from, returnTo].every(isAddress))
    throw new EmailError('One of its addresses is not an email address.')
  const replyTo = getReplyTo(config, email)
  const headers = Object.entries(email.headers ?? {})
  if (headers.some(([name]) => !allowedHeaders.includes(name)))
    throw new EmailError('It has a header that is not allowed.')
  const messageId = `<${id}@${hostname}>`
  const mail = new MailComposer({
    messageId,
    // Falls back to the host name if no part of the name can be displayed.
    from: { name: senderName(config.websiteName) || hostname.replace(/\..*$/s, ''), address: from },
    to: { name: '', address: email.to },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    subject: subjectLine(email.subject),
    text: email.text,
    html: email.html,
    // Emails queued by an older version have no mark.
    attachments: email.html.includes(markUrl)
      ? [
          {
            cid: markId,
            content: mark ?? renderStar(config),
            contentType: 'image/png',
            contentDisposition: 'inline',
          },
        ]
      : [],
    headers: {
      // Prevents automatic replies such as out-of-office messages (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // For bounce reports, because some providers replace the Message-ID.
      'X-Minaret-Message-ID': messageId,
      ...Object.fromEntries(headers.map(([name, value]) => [name, toSingleLine(value, 2000)])),
    },
    envelope: { from: returnTo, to: email.to },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  // The addresses for SMTP, with domains in ASCII form.
  const envelope = mail.getEnvelope()
  return { to: envelope.to[0] ?? email.to, from: envelope.from || returnTo, bytes: await mail.build() }
}

/**
 * Returns the Reply-To address: the mosque's, unless the email goes to the mosque itself. An invalid address is left out, so
 * that the message is still delivered.
 */
function getReplyTo({ contact }: Tenant['config'], { to, replyTo = contact.email }: Email): string | undefined {
  return replyTo && replyTo !== to && isAddress(replyTo) ? replyTo : undefined
}
