import type { SmtpTimeouts } from './smtpTransport.ts'

/** Where letters go: to a mail server, or into a folder of this machine. */
export type EmailSettings = {
  /** The address letters come from; the mosque's name stands before it. `no-reply@` the tenant's own name without one. */
  from?: string
  /** Where mail servers report what could not be delivered; `from` without one. */
  returnTo?: string
} & (
  | {
      /** `smtp://…` or `smtps://…`: see {@link readSmtpUrl}. */
      smtpUrl: string
      /** The authority to believe in place of those Node knows, PEM. */
      ca?: string
      /** How long the server may take, where that is not as usual. */
      patience?: Partial<SmtpTimeouts>
    }
  | {
      /** Where each letter becomes a file. */
      folder: string
      /** Told one line a letter, with its link. */
      print(line: string): void
    }
)

/** A mail server, and how to speak with it. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; without it STARTTLS wherever it is offered. */
  secure: boolean
  /** Nothing is said in the clear. */
  requireTLS: boolean
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
  /** What the host calls itself in EHLO. */
  name?: string
}

const options = ['requireTLS', 'ignoreTLS', 'name']
const isLocalHost = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/**
 * Reads `smtp://user:password@host:port?requireTLS=true`, or `smtps:` for TLS from the start. Certificates are always
 * checked. A password is never sent in the clear, but to this machine.
 * @returns the server, or why the text is none, as the end of a sentence that does not repeat it
 */
export function readSmtpUrl(text: string): SmtpServer | { problem: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    return { problem: 'must be like smtp://user:password@mail.example.org:587 or smtps://…' }
  if (!['', '/'].includes(url.pathname) || url.hash) return { problem: 'must not have a path' }
  const unknown = [...url.searchParams.keys()].find((key) => !options.includes(key))
  if (unknown !== undefined) return { problem: `has an unknown option; the options are ${options.join(', ')}` }
  const read = (part: string) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return undefined
    }
  }
  const user = read(url.username)
  const pass = read(url.password)
  if (user === undefined || pass === undefined)
    return { problem: 'has an unescaped % in the user or password; write it as %25' }
  if (pass && !user) return { problem: 'has a password but no user' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const optionOf = (option: string) => url.searchParams.get(option)
  const wrong = ['requireTLS', 'ignoreTLS'].find((option) => !['true', 'false', null].includes(optionOf(option)))
  if (wrong) return { problem: `has ${wrong}, which must be true or false` }
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

/** Why a text cannot be `SMTP_URL`, or nothing. */
export function smtpUrlProblem(text: string): string | undefined {
  const read = readSmtpUrl(text)
  return 'problem' in read ? read.problem : undefined
}
