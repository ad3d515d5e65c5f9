import { saveToFolder } from './folderTransport.ts'
import type { Message } from './message.ts'
import { readSmtpUrl, type EmailSettings } from './settings.ts'
import { sendBySmtp } from './smtpTransport.ts'

/**
 * Outcome of a delivery. `later`: certainly not accepted, so it may be retried. `refused`: rejected; `recipientStatus` is the
 * server's RFC 3463 status code for the recipient (`5.1.1`). `unknown`: transmitted without a response, so it is uncertain
 * and never resent automatically.
 */
export type DeliveryResult =
  | { outcome: 'sent' }
  | { outcome: 'later' | 'unknown'; problem: string }
  | { outcome: 'refused'; problem: string; recipientStatus?: string }

/** Metadata for the transport beside the bytes, used to name the file. */
export type EmailMetadata = {
  id: string
  slug: string
  kind: string
  createdAt: Date
  to: string
  subject: string
  text: string
}

/**
 * Called and awaited just before the body of an email is transmitted, to record it.
 * @returns whether it may be transmitted; otherwise nothing is sent
 */
export type BeforeData = () => Promise<boolean>

/** Delivers an email. Never throws because of the mail server's behaviour. */
export type EmailTransport = (
  message: Message,
  metadata: EmailMetadata,
  beforeData?: BeforeData,
) => Promise<DeliveryResult>

/**
 * Creates the email transport of a server.
 * @param shutdownSignal signal that the server is shutting down, after which it waits only briefly for mail servers
 * @throws TypeError if the mail server's URL is invalid
 */
export function createTransport(settings: EmailSettings, shutdownSignal?: AbortSignal): EmailTransport {
  if ('folder' in settings) return (message, metadata) => saveToFolder(settings, message, metadata)
  const server = readSmtpUrl(settings.smtpUrl)
  if ('problem' in server) throw new TypeError(`The mail server's address ${server.problem}.`)
  return (message, _metadata, beforeData) => sendBySmtp(server, message, { ...settings, shutdownSignal, beforeData })
}
