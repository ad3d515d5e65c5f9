import { saveToFolder } from './folderTransport.ts'
import type { Message } from './message.ts'
import { readSmtpUrl, type EmailSettings } from './settings.ts'
import { sendBySmtp } from './smtpTransport.ts'

/**
 * What became of a mail. `later`: certainly nothing was taken, so it may be tried again. `refused`: the server will not
 * have it; `recipientStatus` is the reason it gave for the recipient, as RFC 3463 counts the reasons (`5.1.1`). `unknown`: it was
 * handed over and nobody said whether it was taken: it is uncertain, and never sent again by itself.
 */
export type DeliveryResult =
  | { fate: 'sent' }
  | { fate: 'later' | 'unknown'; problem: string }
  | { fate: 'refused'; problem: string; recipientStatus?: string }

/** What a carrier is told besides the bytes: names for the file. */
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
 * Asked just before the body of a mail goes out, and waited for: it writes down that it does.
 * @returns whether it may go out; without that nothing of it does
 */
export type BeforeData = () => Promise<boolean>

/** Takes a mail where it has to go. Never throws for what the other side does. */
export type EmailTransport = (
  message: Message,
  label: EmailMetadata,
  beforeData?: BeforeData,
) => Promise<DeliveryResult>

/**
 * The carrier of a host.
 * @param leaving says that the host is going: whoever has not answered soon is not waited for
 * @throws TypeError when the address of the mail server is none
 */
export function createTransport(settings: EmailSettings, leaving?: AbortSignal): EmailTransport {
  if ('folder' in settings) return (message, label) => saveToFolder(settings, message, label)
  const server = readSmtpUrl(settings.smtpUrl)
  if ('problem' in server) throw new TypeError(`The mail server's address ${server.problem}.`)
  return (message, _label, beforeData) => sendBySmtp(server, message, { ...settings, leaving, beforeData })
}
