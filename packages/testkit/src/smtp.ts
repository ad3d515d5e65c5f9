import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { makeCertificate } from './certificate.ts'

/**
 * What a mail server does to the next mail. `defer`, `refuse` and `no-such-address`, which gives its reason, answer at the
 * recipient's name, `defer-content` and `refuse-content` after the whole mail; `drop` takes the mail and breaks the line before it says so, `hang` takes it and
 * says nothing, `drop-early` breaks the line at the recipient's name, `drop-halfway` before the end of the mail. `slow`
 * takes the mail and says so after a second; `defer-slowly` defers it after a while.
 */
export type MailFault =
  | 'defer'
  | 'refuse'
  | 'no-such-address'
  | 'defer-content'
  | 'defer-slowly'
  | 'refuse-content'
  | 'slow'
  | 'drop'
  | 'drop-early'
  | 'drop-halfway'
  | 'hang'

/** A mail as it arrived: who it was sent to, what it says, and its bytes. */
export type ReceivedMail = Email & { envelope: { from: string; to: string[] }; bytes: string; user?: string }

/** A mail server on this machine. */
export type Mailbox = {
  /** Its address, for `mail: { smtpUrl }`. */
  smtpUrl: string
  /** Who vouches for it, with `tls` or `starttls`. */
  ca?: string
  /** What it took, whether it said so or not. */
  mails: ReceivedMail[]
  /** Waits until so many have come. @throws after half a minute */
  arrived(count: number): Promise<ReceivedMail[]>
  /** What happens to the next mails, in this order. */
  fail(...faults: MailFault[]): void
  close(): Promise<void>
}

const smtpError = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

/**
 * Starts a real SMTP server.
 * @param security without it nothing is encrypted; with `login` a user `minaret` with the password `pass@word` is demanded
 */
export async function startMailbox(security: { tls?: 'tls' | 'starttls'; login?: boolean } = {}): Promise<Mailbox> {
  const { tls, login = false } = security
  const mails: ReceivedMail[] = []
  const faults: MailFault[] = []
  const sockets = new Map<number, Socket>()
  const certificate = tls ? makeCertificate() : undefined
  let fault: MailFault | undefined

  const server = new SMTPServer({
    ...certificate,
    secure: tls === 'tls',
    authOptional: !login,
    disabledCommands: [...(tls === 'starttls' ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth({ username, password }, _session, callback) {
      if (username === 'minaret' && password === 'pass@word') return callback(null, { user: username })
      callback(smtpError(535, 'Who are you?'))
    },
    onRcptTo(address, session, callback) {
      fault = faults.shift()
      if (fault === 'drop-early') return void sockets.get(session.remotePort)?.destroy()
      if (fault === 'defer') return callback(smtpError(451, `Try <${address.address}> later`))
      if (fault === 'no-such-address') return callback(smtpError(550, `5.1.1 There is no <${address.address}>`))
      if (fault === 'refuse') return callback(smtpError(550, `There is no <${address.address}>`))
      callback()
    },
    onData(stream, session, callback) {
      const what = fault
      const take = async () => {
        if (what === 'drop-halfway') stream.once('data', () => sockets.get(session.remotePort)?.destroy())
        const bytes = await buffer(stream)
        if (what === 'slow') await sleep(1000)
        if (what === 'defer-slowly') await sleep(500)
        if (what === 'defer-slowly') return callback(smtpError(451, 'Try later'))
        if (what === 'defer-content') return callback(smtpError(452, 'The disk is full'))
        if (what === 'refuse-content') return callback(smtpError(554, 'This is spam'))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          ...(await PostalMime.parse(bytes)),
          bytes: bytes.toString('latin1'),
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
          user: typeof session.user === 'string' ? session.user : undefined,
        })
        if (what === 'drop') sockets.get(session.remotePort)?.destroy()
        else if (what !== 'hang') callback()
      }
      take().catch(callback)
    },
  } satisfies SMTPServerOptions)
  // A line that a client breaks off is no error of the server's.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, 'localhost', () => resolve(portOf(listening.address())))
  })
  return {
    smtpUrl: `${tls === 'tls' ? 'smtps' : 'smtp'}://${login ? 'minaret:pass%40word@' : ''}localhost:${port}`,
    ca: certificate?.cert,
    mails,
    async arrived(count) {
      const until = Date.now() + 30_000
      while (mails.length < count) {
        if (Date.now() > until) throw new Error(`${mails.length} mails came, not ${count}.`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return mails
    },
    fail: (...next) => void faults.push(...next),
    async close() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' && address ? address.port : 0)
