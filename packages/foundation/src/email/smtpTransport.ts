import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { BeforeData, DeliveryResult } from './transport.ts'
import type { Message } from './message.ts'
import type { SmtpServer } from './settings.ts'

/** Timeouts of a mail server, in milliseconds. */
export type SmtpTimeouts = {
  /** To connect and greet; and for everything, once this server is shutting down. */
  greetingMs: number
  /** To receive the whole email, so that a very slow server is abandoned. */
  transferMs: number
  /** To respond after the whole email, which it may be scanning (RFC 5321, 4.5.3.2.6). */
  responseMs: number
}

const defaultTimeouts: SmtpTimeouts = { greetingMs: 20_000, transferMs: 90_000, responseMs: 600_000 }

/**
 * Delay before the end of an email, in milliseconds: if the connection breaks during it, the email was incomplete and may be
 * resent.
 */
const endDelay = 150

/** The fields of a connection error that are read here. */
type Failure = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** Commands about this email; a rejection of any other command concerns our server. */
const emailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Authentication required": our settings are wrong, not the email (RFC 4954). */
const authenticationRequired = 530

/** Describes the failure for the operator: the mail server's response without addresses. */
function describe({ code = 'no code', command, response }: Failure): string {
  const text = (response ?? '').replace(/\S+@\S+/g, '…').replace(/\s+/g, ' ')
  return [code, command, text].filter(Boolean).join(' ').slice(0, 200)
}

/** Reads the status code for a rejected recipient, if the server sends one (RFC 2034, RFC 3463). */
function readRecipientStatus({ command, response }: Failure): string | undefined {
  return command === 'RCPT TO' ? /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1] : undefined
}

function toDeliveryResult(failure: Failure, wasHandedOver: boolean): DeliveryResult {
  const { responseCode = 0, command = '' } = failure
  const problem = describe(failure)
  // A negative response means that the server has not accepted the email (RFC 5321, section 4.2.1).
  if (
    responseCode >= 500 &&
    responseCode !== authenticationRequired &&
    (wasHandedOver || emailCommands.includes(command))
  )
    return { outcome: 'refused', problem, recipientStatus: readRecipientStatus(failure) }
  if (responseCode >= 400) return { outcome: 'later', problem }
  return { outcome: wasHandedOver ? 'unknown' : 'later', problem }
}

type BodyCallbacks = {
  /** Called before the first byte: see {@link BeforeData}. */
  mayBeginBody: BeforeData
  /** Called if it may not begin, or if the check fails. */
  onSkipped(error: Error): void
  /** Called just before the end of the stream. */
  onEnd(): void
}

/** Streams the email's bytes and its end; sends nothing, not even an empty end, unless it may begin. */
async function* streamBody(bytes: Buffer, { mayBeginBody, onSkipped, onEnd }: BodyCallbacks) {
  const decision = await mayBeginBody().catch((error: unknown) => error)
  if (decision !== true) {
    const error = decision instanceof Error ? decision : new Error('Another server has taken this email.')
    onSkipped(error)
    throw error
  }
  yield bytes
  await sleep(endDelay)
  onEnd()
}

/** Certificate authority, timeouts, and the signal that this server is shutting down. */
export type SmtpOptions = {
  ca?: string
  timeouts?: Partial<SmtpTimeouts>
  shutdownSignal?: AbortSignal
  beforeData?: BeforeData
}

/**
 * Sends one email to a mail server over its own connection: a shared one would resend an email automatically after a
 * failure, and whether the email was transmitted would be unknown.
 */
export function sendBySmtp(
  server: SmtpServer,
  { to, from, bytes }: Message,
  { ca, timeouts, shutdownSignal, beforeData }: SmtpOptions = {},
): Promise<DeliveryResult> {
  const { auth, ...connectionOptions } = server
  const { greetingMs, transferMs, responseMs } = { ...defaultTimeouts, ...timeouts }
  const connection = new SMTPConnection({
    ...connectionOptions,
    tls: { minVersion: 'TLSv1.2', ...(ca ? { ca } : {}) },
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    dnsTimeout: greetingMs,
    socketTimeout: Math.max(transferMs, responseMs),
  })
  return new Promise((resolve) => {
    let isComplete = false
    const failOnTimeout = () => fail(Object.assign(new Error('It timed out.'), { code: 'ETIMEDOUT' }))
    let deadline = Date.now() + transferMs
    let timer = setTimeout(failOnTimeout, transferMs)
    const wait = (milliseconds: number) => {
      clearTimeout(timer)
      deadline = Date.now() + milliseconds
      timer = setTimeout(failOnTimeout, milliseconds)
    }
    const content = Readable.from(
      streamBody(bytes, {
        mayBeginBody: beforeData ?? (async () => true),
        onSkipped: () => fail(Object.assign(new Error('It was not started.'), { code: 'EKEPT' })),
        onEnd() {
          isComplete = true
          wait(shutdownSignal?.aborted ? Math.min(greetingMs, responseMs) : responseMs)
        },
      }),
      { objectMode: false },
    )
    const onShutdown = () => wait(Math.min(greetingMs, deadline - Date.now()))
    shutdownSignal?.addEventListener('abort', onShutdown, { once: true })
    const end = (outcome: DeliveryResult) => {
      clearTimeout(timer)
      shutdownSignal?.removeEventListener('abort', onShutdown)
      resolve(outcome)
    }
    const fail = (failure: Failure) => {
      // The stream must not end after the failure has been reported.
      content.destroy()
      end(toDeliveryResult(failure, isComplete))
      connection.close()
    }
    // Not `once`: a connection may fail again while it is being closed.
    connection.on('error', fail)
    connection.once('end', () => fail(Object.assign(new Error('It was closed.'), { code: 'ECONNECTION' })))
    const send = () =>
      connection.send({ from, to: [to], size: bytes.length }, content, (failure) => {
        if (failure) return fail(failure)
        end({ outcome: 'sent' })
        connection.quit()
      })
    connection.connect((failure) => {
      if (failure) return fail(failure)
      if (!auth) return send()
      connection.login({ ...auth }, (error) => (error ? fail(error) : send()))
    })
  })
}
