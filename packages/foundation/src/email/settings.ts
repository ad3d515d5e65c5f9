import type { SmtpTimeouts } from './smtpTransport.ts'

/** Where emails go: to a mail server, or into a local folder. */
export type EmailSettings = {
  /** The sender address, combined with the mosque's name; by default `no-reply@` the tenant's host name. */
  from?: string
  /** Address for bounces; `from` by default. */
  returnTo?: string
} & (
  | {
      /** `smtp://…` or `smtps://…`: see {@link readSmtpUrl}. */
      smtpUrl: string
      /** Certificate authority to trust instead of Node's, PEM. */
      ca?: string
      /** Timeouts that differ from the defaults. */
      timeouts?: Partial<SmtpTimeouts>
    }
  | {
      /** The folder in which each email becomes a file. */
      folder: string
      /** Called with one line per email, with its links. */
      print(line: string): void
    }
)

/** A mail server, with its connection settings. */
export type SmtpServer = {
  host: string
  port: number
  /** Implicit TLS; otherwise STARTTLS if the server offers it. */
  secure: boolean
  /** Whether encryption is mandatory. */
  requireTLS: boolean
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
  /** Our host name in EHLO. */
  name?: string
}

const options = ['requireTLS', 'ignoreTLS', 'name']
const isLocalHost = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/**
 * Reads `smtp://user:password@host:port?requireTLS=true`, or `smtps:` for TLS from the start. Certificates are always
 * verified. A password is never sent in the clear, except to localhost.
 * @returns the server, or the problem, as the end of a sentence that does not repeat the URL
 */
export function readSmtpUrl(text: string): SmtpServer | { problem: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    return { problem: 'must be like smtp://user:password@mail.example.org:587 or smtps://…' }
  if (!['', '/'].includes(url.pathname) || url.hash) return { problem: 'must not have a path' }
  const unknownOption = [...url.searchParams.keys()].find((key) => !options.includes(key))
  if (unknownOption !== undefined) return { problem: `has an unknown option; the options are ${options.join(', ')}` }
  const decode = (part: string) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return undefined
    }
  }
  const user = decode(url.username)
  const pass = decode(url.password)
  if (user === undefined || pass === undefined)
    return { problem: 'has an unescaped % in the user or password; write it as %25' }
  if (pass && !user) return { problem: 'has a password but no user' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const optionOf = (option: string) => url.searchParams.get(option)
  const invalidOption = ['requireTLS', 'ignoreTLS'].find(
    (option) => !['true', 'false', null].includes(optionOf(option)),
  )
  if (invalidOption) return { problem: `has ${invalidOption}, which must be true or false` }
  const ignoreTLS = optionOf('ignoreTLS') === 'true'
  if (ignoreTLS && user && !isLocalHost(host)) return { problem: 'would send a password unencrypted; remove ignoreTLS' }
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: optionOf('requireTLS') === 'true' || (user !== '' && !isLocalHost(host)),
    ignoreTLS,
    auth: user ? { user, pass } : undefined,
    name: optionOf('name') ?? undefined,
  }
}

/** Returns the problem with a value of `SMTP_URL`; undefined if it is valid. */
export function smtpUrlProblem(text: string): string | undefined {
  const result = readSmtpUrl(text)
  return 'problem' in result ? result.problem : undefined
}
