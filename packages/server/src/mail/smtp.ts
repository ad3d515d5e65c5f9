import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Outcome } from './carrier.ts'
import type { Message } from './message.ts'
import type { SmtpServer } from './settings.ts'

/** How long the server may be silent, and how long all of it may take: a server that trickles is never silent. */
const silence = 20_000
const altogether = 90_000

/** What the connection says of a failure, as far as we read it. */
type Failure = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** The commands that speak of this letter; a refusal of any other speaks of the host. */
const ofTheLetter = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Authentication required": the host's settings are wrong, not the letter (RFC 4954). */
const loginNeeded = 530

/** What went wrong, for the operator: the server's words without anybody's address. */
function describe({ code = 'no code', command, response }: Failure): string {
  const words = (response ?? '').replace(/\S+@\S+/g, '…').replace(/\s+/g, ' ')
  return [code, command, words].filter(Boolean).join(' ').slice(0, 200)
}

function judge(failure: Failure, handedOver: boolean): Outcome {
  const { responseCode = 0, command = '' } = failure
  const problem = describe(failure)
  // The server answered, and its answer was no: it holds nothing (RFC 5321, section 4.2.1).
  if (responseCode >= 500 && responseCode !== loginNeeded && (handedOver || ofTheLetter.includes(command)))
    return { fate: 'refused', problem }
  if (responseCode >= 400) return { fate: 'later', problem }
  return { fate: handedOver ? 'unknown' : 'later', problem }
}

/**
 * Hands one mail to a server, over a connection of its own: a shared one would send a letter again by itself when it
 * breaks, and whether a letter was handed over could not be told.
 */
export function carryBySmtp(
  server: SmtpServer,
  { to, from, bytes }: Message,
  { ca, patience = silence }: { ca?: string; patience?: number } = {},
): Promise<Outcome> {
  const { auth, ...how } = server
  // The first byte of it is read when the server has said that it may come.
  const content = Readable.from([bytes], { objectMode: false })
  const connection = new SMTPConnection({
    ...how,
    tls: { minVersion: 'TLSv1.2', ...(ca ? { ca } : {}) },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  return new Promise((resolve) => {
    const fail = (failure: Failure) => {
      clearTimeout(timer)
      resolve(judge(failure, content.readableDidRead))
      connection.close()
    }
    const timer = setTimeout(
      () => fail(Object.assign(new Error('It took too long.'), { code: 'ETIMEDOUT' })),
      altogether,
    )
    // Stays: a connection may break again while it is being closed.
    connection.on('error', fail)
    connection.once('end', () => fail(Object.assign(new Error('It was closed.'), { code: 'ECONNECTION' })))
    const send = () =>
      connection.send({ from, to: [to], size: bytes.length }, content, (failure) => {
        if (failure) return fail(failure)
        clearTimeout(timer)
        resolve({ fate: 'sent' })
        connection.quit()
      })
    connection.connect((failure) => {
      if (failure) return fail(failure)
      if (!auth) return send()
      connection.login({ ...auth }, (refused) => (refused ? fail(refused) : send()))
    })
  })
}
