import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { BeforeData, DeliveryResult } from './transport.ts'
import type { Message } from './message.ts'
import type { SmtpServer } from './settings.ts'

/** How long a server may take, in milliseconds. */
export type SmtpTimeouts = {
  /** To be there and greet; and for everything, once this host is leaving. */
  greet: number
  /** Until it has the whole letter: one that trickles, or waits before each answer, is let go then. */
  take: number
  /** To answer for a whole letter: until then it may be looking at it (RFC 5321, 4.5.3.2.6). */
  answer: number
}

const defaultTimeouts: SmtpTimeouts = { greet: 20_000, take: 90_000, answer: 600_000 }

/**
 * How long the end of a letter waits for what stands before it: a line that is broken meanwhile was broken before there
 * was a letter, so it may be sent again.
 */
const endDelay = 150

/** What the connection says of a failure, as far as we read it. */
type Failure = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** The commands that speak of this letter; a refusal of any other speaks of the host. */
const emailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Authentication required": the host's settings are wrong, not the letter (RFC 4954). */
const authenticationRequired = 530

/** What went wrong, for the operator: the server's words without anybody's address. */
function describe({ code = 'no code', command, response }: Failure): string {
  const words = (response ?? '').replace(/\S+@\S+/g, '…').replace(/\s+/g, ' ')
  return [code, command, words].filter(Boolean).join(' ').slice(0, 200)
}

/** The reason given for refusing a recipient, where the server gives one (RFC 2034, RFC 3463). */
function readRecipientStatus({ command, response }: Failure): string | undefined {
  return command === 'RCPT TO' ? /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1] : undefined
}

function toDeliveryResult(failure: Failure, handedOver: boolean): DeliveryResult {
  const { responseCode = 0, command = '' } = failure
  const problem = describe(failure)
  // The server answered, and its answer was no: it holds nothing (RFC 5321, section 4.2.1).
  if (responseCode >= 500 && responseCode !== authenticationRequired && (handedOver || emailCommands.includes(command)))
    return { fate: 'refused', problem, recipientStatus: readRecipientStatus(failure) }
  if (responseCode >= 400) return { fate: 'later', problem }
  return { fate: handedOver ? 'unknown' : 'later', problem }
}

type TransferSteps = {
  /** Asked before the first byte: see {@link BeforeData}. */
  mayBegin: BeforeData
  /** Told when it may not begin, or that could not be found out. */
  kept(why: Error): void
  /** Told just before the end is given out. */
  ended(): void
}

/** The letter's bytes, and then its end; nothing, not even the end of nothing, while it may not begin. */
async function* streamBody(bytes: Buffer, { mayBegin, kept, ended }: TransferSteps) {
  const allowed = await mayBegin().catch((error: unknown) => error)
  if (allowed !== true) {
    const why = allowed instanceof Error ? allowed : new Error('Another server has taken this email.')
    kept(why)
    throw why
  }
  yield bytes
  await sleep(endDelay)
  ended()
}

/** Who to believe, how long to wait, and what says that this host is leaving. */
export type SmtpOptions = {
  ca?: string
  patience?: Partial<SmtpTimeouts>
  leaving?: AbortSignal
  beforeData?: BeforeData
}

/**
 * Hands one mail to a server, over a connection of its own: a shared one would send a letter again by itself when it
 * breaks, and whether a letter was handed over could not be told.
 */
export function sendBySmtp(
  server: SmtpServer,
  { to, from, bytes }: Message,
  { ca, patience, leaving, beforeData }: SmtpOptions = {},
): Promise<DeliveryResult> {
  const { auth, ...how } = server
  const { greet, take, answer } = { ...defaultTimeouts, ...patience }
  const connection = new SMTPConnection({
    ...how,
    tls: { minVersion: 'TLSv1.2', ...(ca ? { ca } : {}) },
    connectionTimeout: greet,
    greetingTimeout: greet,
    dnsTimeout: greet,
    socketTimeout: Math.max(take, answer),
  })
  return new Promise((resolve) => {
    let whole = false
    const tooLong = () => fail(Object.assign(new Error('It timed out.'), { code: 'ETIMEDOUT' }))
    let until = Date.now() + take
    let timer = setTimeout(tooLong, take)
    const wait = (within: number) => {
      clearTimeout(timer)
      until = Date.now() + within
      timer = setTimeout(tooLong, within)
    }
    const content = Readable.from(
      streamBody(bytes, {
        mayBegin: beforeData ?? (async () => true),
        kept: () => fail(Object.assign(new Error('It was not started.'), { code: 'EKEPT' })),
        ended() {
          whole = true
          wait(leaving?.aborted ? Math.min(greet, answer) : answer)
        },
      }),
      { objectMode: false },
    )
    const leave = () => wait(Math.min(greet, until - Date.now()))
    leaving?.addEventListener('abort', leave, { once: true })
    const end = (outcome: DeliveryResult) => {
      clearTimeout(timer)
      leaving?.removeEventListener('abort', leave)
      resolve(outcome)
    }
    const fail = (failure: Failure) => {
      // Its end must not follow what is told of it now.
      content.destroy()
      end(toDeliveryResult(failure, whole))
      connection.close()
    }
    // Stays: a connection may break again while it is being closed.
    connection.on('error', fail)
    connection.once('end', () => fail(Object.assign(new Error('It was closed.'), { code: 'ECONNECTION' })))
    const send = () =>
      connection.send({ from, to: [to], size: bytes.length }, content, (failure) => {
        if (failure) return fail(failure)
        end({ fate: 'sent' })
        connection.quit()
      })
    connection.connect((failure) => {
      if (failure) return fail(failure)
      if (!auth) return send()
      connection.login({ ...auth }, (refused) => (refused ? fail(refused) : send()))
    })
  })
}
