/** A mailbox, with its login. */
export type ImapServer = {
  host: string
  port: number
  /** Implicit TLS; otherwise STARTTLS, which is optional on localhost. */
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
 * Reads `imaps://user:password@host/INBOX`, or `imap:` for STARTTLS. A password is never sent in the clear, except to localhost.
 * @returns the mailbox, or the problem, as the end of a sentence that does not repeat the URL
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

/** Returns the problem with a value of `IMAP_URL`; undefined if it is valid. */
export function imapUrlProblem(text: string): string | undefined {
  const result = readImapUrl(text)
  return 'problem' in result ? result.problem : undefined
}
