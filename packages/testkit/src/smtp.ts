import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { makeCertificate } from './certificate.ts'

/**
 * A fault of the mail server for the next email. `defer`, `refuse` and `no-such-address`, which gives a reason, respond to RCPT TO;
 * `defer-content` and `refuse-content` after the complete email. `drop` receives the email and disconnects without a response,
 * `hang` receives it and never responds, `drop-early` disconnects at RCPT TO, `drop-halfway` before the end of the email. `slow`
 * accepts the email after a second; `defer-slowly` defers it after a delay.
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

/** A received email: its envelope, its parsed content and its bytes. */
export type ReceivedEmail = Email & { envelope: { from: string; to: string[] }; bytes: string; user?: string }

/** A local mail server. */
export type Mailbox = {
  /** Its URL, for `mail: { smtpUrl }`. */
  smtpUrl: string
  /** Its CA certificate, with `tls` or `starttls`. */
  ca?: string
  /** The received emails, whether acknowledged or not. */
  mails: ReceivedEmail[]
  /** Waits until this many emails have arrived. @throws after half a minute */
  waitForEmails(count: number): Promise<ReceivedEmail[]>
  /** Sets the faults for the next emails, in order. */
  fail(...faults: MailFault[]): void
  close(): Promise<void>
}

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/**
 * Starts a real SMTP server.
 * @param security encryption, none by default; `login` requires the user `minaret` with the password `pass@word`
 */
export async function startMailbox(security: { tls?: 'tls' | 'starttls'; login?: boolean } = {}): Promise<Mailbox> {
  const { tls, login = false } = security
  const mails: ReceivedEmail[] = []
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
      const currentFault = fault
      const receive = async () => {
        if (currentFault === 'drop-halfway') stream.once('data', () => sockets.get(session.remotePort)?.destroy())
        const bytes = await buffer(stream)
        if (currentFault === 'slow') await sleep(1000)
        if (currentFault === 'defer-slowly') await sleep(500)
        if (currentFault === 'defer-slowly') return callback(smtpError(451, 'Try later'))
        if (currentFault === 'defer-content') return callback(smtpError(452, 'The disk is full'))
        if (currentFault === 'refuse-content') return callback(smtpError(554, 'This is spam'))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          ...(await PostalMime.parse(bytes)),
          bytes: bytes.toString('latin1'),
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
          user: typeof session.user === 'string' ? session.user : undefined,
        })
        if (currentFault === 'drop') sockets.get(session.remotePort)?.destroy()
        else if (currentFault !== 'hang') callback()
      }
      receive().catch(callback)
    },
  } satisfies SMTPServerOptions)
  // A dropped connection is not a server error.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, 'localhost', () => resolve(portOf(listening.address())))
  })
  return {
    smtpUrl: `${tls === 'tls' ? 'smtps' : 'smtp'}://${login ? 'minaret:pass%40word@' : ''}localhost:${port}`,
    ca: certificate?.cert,
    mails,
    async waitForEmails(count) {
      const deadline = Date.now() + 30_000
      while (mails.length < count) {
        if (Date.now() > deadline) throw new Error(`${mails.length} emails arrived, not ${count}.`)
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
