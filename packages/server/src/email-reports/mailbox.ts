import type { ImapServer } from '@minaret/foundation/email'

/** Number of bytes read from a message; the rest of a report is the original text. */
const maxBytes = 256 * 1024
/** Maximum number of messages per run. */
const maxMessages = 200

/** Time limit for the mail server's responses, in milliseconds. */
const timeoutMs = 30_000

/** The mailbox of reports, and an additional CA certificate (PEM). */
export type ReportMailbox = { server: ImapServer; ca?: string }

/**
 * Reads the unread messages in a mailbox. Reports are deleted, because they name people; other messages are marked as
 * read and kept for the mailbox's owner.
 * @param handleMessage handles one message. @returns whether it was a report
 * @throws if the mailbox cannot be opened or a message cannot be handled, which the next run retries
 */
export async function readMailbox(
  { server: { host, port, secure, isLocal, user, pass, folder }, ca }: ReportMailbox,
  handleMessage: (source: Uint8Array) => Promise<boolean>,
): Promise<void> {
  // Loaded lazily: most servers do not read a mailbox, and the others do so only every few minutes.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(secure || isLocal ? {} : { doSTARTTLS: true }),
    auth: { user, pass },
    tls: { minVersion: 'TLSv1.2', ...(ca ? { ca } : {}) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxLiteralSize: maxBytes * 2,
    maxResponseSize: maxBytes * 4,
  })
  // The client also throws its errors.
  client.on('error', () => {})
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder)
    try {
      const unreadUids = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unreadUids.slice(0, maxMessages)) {
        const message = await client.fetchOne(String(uid), { source: { maxLength: maxBytes } }, { uid: true })
        const source = message === false ? undefined : message.source
        if (!source) continue
        if (await handleMessage(source)) await client.messageDelete(String(uid), { uid: true })
        else await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
      }
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    client.close()
  }
}
