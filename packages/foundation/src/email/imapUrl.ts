/** A mailbox, and how to log in to it. */
export type ImapServer = {
  host: string
  port: number
  /** TLS from the first byte; without it STARTTLS, but on this machine. */
  secure: boolean
  isLocal: boolean
  user: string
  pass: string
  /** The folder reports arrive in. */
  folder: string
}

const isLocalHost = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/**
 * Reads `imaps://user:password@host/INBOX`, or `imap:` for STARTTLS. A password is never sent in the clear, but to this machine.
 * @returns the mailbox, or why the text is none, as the end of a sentence that does not repeat it
 */
export function readImapUrl(text: string): ImapServer | { problem: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['imap:', 'imaps:'].includes(url.protocol) || !url.hostname || url.search || url.hash)
    return { problem: 'must be like imaps://user:password@mail.example.org or imap://…' }
  const [user, pass, folder] = [url.username, url.password, url.pathname.replace(/^\//, '')].map(decode)
  if (user === undefined || pass === undefined || folder === undefined)
    return { problem: 'has an unescaped % in the user, password or folder; write it as %25' }
  if (!user || !pass) return { problem: 'needs a user and a password' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'imaps:'
  return {
    host,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    isLocal: isLocalHost(host),
    user,
    pass,
    folder: folder || 'INBOX',
  }
}

/** Why a text cannot be `IMAP_URL`, or nothing. */
export function imapUrlProblem(text: string): string | undefined {
  const read = readImapUrl(text)
  return 'problem' in read ? read.problem : undefined
}
