import MailComposer from 'nodemailer/lib/mail-composer'
import type { Email } from '../db/mail.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { isAddress } from '../email-addresses/address.ts'
import { oneLine } from './line.ts'
import { senderName, subjectLine } from './senderText.ts'

/** A letter on its way: who it goes to, and every byte of it. */
export type Message = { to: string; from: string; bytes: Buffer }

/** The headers an email may bring of its own: lists that are left with one click (RFC 8058), what they are, and that a person wrote it. */
const allowedHeaders = ['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Id', 'Precedence']

/** A letter that cannot be a mail; its message names no address. */
export class EmailError extends Error {}

/**
 * Turns a letter into a mail. Names and subjects are cleaned and addresses taken apart from them, so that nothing a
 * person typed becomes a header. The same mail has the same Message-ID however often it is made.
 * @param from the host's own sender address, where it has one
 * @param returnTo where mail servers report that it could not be delivered; the sender's address without it
 * @throws LetterError when the address it goes to or comes from is none, or a header is not known
 */
export async function makeMessage(
  tenant: Pick<Tenant, 'config' | 'hostname' | 'givenHostname'>,
  id: string,
  email: Email,
  from = `no-reply@${tenant.givenHostname ?? tenant.hostname}`,
  returnTo = from,
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
    // A name of which nothing can be shown gives way to that of the host.
    from: { name: senderName(config.websiteName) || hostname.replace(/\..*$/s, ''), address: from },
    to: { name: '', address: email.to },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    subject: subjectLine(email.subject),
    text: email.text,
    html: email.html,
    headers: {
      // So that no holiday answers it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // For a report about it, where a provider writes a Message-ID of its own.
      'X-Minaret-Message-ID': messageId,
      ...Object.fromEntries(headers.map(([name, value]) => [name, oneLine(value, 2000)])),
    },
    envelope: { from: returnTo, to: email.to },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  // Addresses as they are said to the server: a domain in its ASCII form.
  const envelope = mail.getEnvelope()
  return { to: envelope.to[0] ?? email.to, from: envelope.from || returnTo, bytes: await mail.build() }
}

/**
 * Answers go to the mosque, unless it is the mosque that is written to. An address that is none is left out: what
 * somebody wrote is not lost for it.
 */
function getReplyTo({ contact }: Tenant['config'], { to, replyTo = contact.email }: Email): string | undefined {
  return replyTo && replyTo !== to && isAddress(replyTo) ? replyTo : undefined
}
