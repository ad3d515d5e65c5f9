import type { ImapServer } from '@minaret/foundation/email'

/** The longest report that is read, in bytes: what follows is somebody's text. */
const longest = 256 * 1024
/** The most messages of one round; the next reads on. */
const most = 200

/** How long a mail server may take to answer, in milliseconds. */
const patience = 30_000

/** Where reports come from, and who is believed about its certificate beside those Node knows, PEM. */
export type ReportMailbox = { server: ImapServer; ca?: string }

/**
 * Reads what has come into a mailbox. What was a report is deleted, since it names people; anything else is marked as read and
 * stays, for whoever looks after the mailbox.
 * @param take what becomes of one message. @returns whether it was a report
 * @throws when the mailbox cannot be opened or a message not be taken: it comes again at the next round
 */
export async function readMailbox(
  { server: { host, port, secure, isLocal, user, pass, folder }, ca }: ReportMailbox,
  take: (source: Uint8Array) => Promise<boolean>,
): Promise<void> {
  // Most servers read no mailbox, and those that do only every few minutes.
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
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    maxLiteralSize: longest * 2,
    maxResponseSize: longest * 4,
  })
  // It says there what it also throws.
  client.on('error', () => {})
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder)
    try {
      const unread = (await client.search({ seen: false }, { uid: true })) || []
      for (const uid of unread.slice(0, most)) {
        const message = await client.fetchOne(String(uid), { source: { maxLength: longest } }, { uid: true })
        const source = message === false ? undefined : message.source
        if (!source) continue
        if (await take(source)) await client.messageDelete(String(uid), { uid: true })
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
