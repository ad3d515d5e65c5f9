import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** The points at which an email can be held: the recipient's local part selects it; `greeting` holds the first connection. */
export type HoldPoint = 'greeting' | 'rcpt' | 'data' | 'response' | 'commit'

/** A mail server that holds emails to `rcpt@`, `data@`, `response@` and `commit@` at that point until released. */
export type HoldingMailbox = {
  smtpUrl: string
  /** The Message-IDs of completely received emails, in order. */
  receivedIds: string[]
  /** Waits until an email is held at that point. */
  waitForHeld(hold: HoldPoint): Promise<void>
  /** Accepts the email held at that point. */
  release(hold: HoldPoint): void
  /** Stops holding emails. */
  stopHolding(): void
  close(): Promise<void>
}

const localPartOf = (address: string) => address.split('@')[0] ?? ''

/** Starts a mail server that holds emails. */
export async function startHoldingMailbox(): Promise<HoldingMailbox> {
  const receivedIds: string[] = []
  const heldEmails = new Map<string, () => void>()
  let isHolding = true
  let connectionCount = 0
  const hold = (holdPoint: HoldPoint, release: () => void) => void heldEmails.set(holdPoint, release)

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect(_session, callback) {
      connectionCount += 1
      if (isHolding && connectionCount === 1) return hold('greeting', () => callback())
      callback()
    },
    onRcptTo({ address }, _session, callback) {
      if (isHolding && localPartOf(address) === 'rcpt') return hold('rcpt', () => callback())
      callback()
    },
    onData(stream, session, callback) {
      const name = localPartOf(session.envelope.rcptTo[0]?.address ?? '')
      // Called before the sender starts, so it waits for the first bytes; as none are read, the sender is blocked.
      if (isHolding && name === 'data') return void stream.once('readable', () => hold('data', () => stream.resume()))
      const receiveEmail = async () => {
        const bytes = await buffer(stream)
        receivedIds.push(/^Message-ID: *(<[^>]+>)/im.exec(bytes.toString('latin1'))?.[1] ?? '')
        if (isHolding && name === 'response') return hold('response', () => callback())
        if (isHolding && name === 'commit') return hold('commit', () => callback())
        callback()
      }
      receiveEmail().catch(callback)
    },
  })
  // A dropped connection is not a server error.
  server.on('error', () => {})
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, 'localhost', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    smtpUrl: `smtp://localhost:${port}`,
    receivedIds,
    async waitForHeld(holdPoint) {
      const deadline = Date.now() + 60_000
      while (!heldEmails.has(holdPoint)) {
        if (Date.now() > deadline) throw new Error(`No email reached "${holdPoint}".`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    release: (holdPoint) => heldEmails.get(holdPoint)?.(),
    stopHolding: () => void (isHolding = false),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
