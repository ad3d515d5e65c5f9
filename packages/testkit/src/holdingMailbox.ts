import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Where an email can be held: its recipient's name says where, but that the first connection is never greeted. */
export type Hold = 'greeting' | 'rcpt' | 'data' | 'answer' | 'commit'

/** A mail server that holds emails to `rcpt@`, `data@`, `answer@` and `commit@` at that point, until it is told otherwise. */
export type HoldingMailbox = {
  smtpUrl: string
  /** The Message-IDs of what came whole, in the order it came. */
  taken: string[]
  /** Waits until an email stands at that point. */
  reached(hold: Hold): Promise<void>
  /** Says that it has taken the email held there. */
  answer(hold: Hold): void
  /** From now on nothing is held. */
  holdNothing(): void
  close(): Promise<void>
}

const nameOf = (address: string) => address.split('@')[0] ?? ''

export async function startHoldingMailbox(): Promise<HoldingMailbox> {
  const taken: string[] = []
  const at = new Map<string, () => void>()
  let holding = true
  let greeted = 0
  const hold = (where: Hold, go: () => void) => void at.set(where, go)

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect(_session, callback) {
      greeted += 1
      if (holding && greeted === 1) return hold('greeting', () => callback())
      callback()
    },
    onRcptTo({ address }, _session, callback) {
      if (holding && nameOf(address) === 'rcpt') return hold('rcpt', () => callback())
      callback()
    },
    onData(stream, session, callback) {
      const name = nameOf(session.envelope.rcptTo[0]?.address ?? '')
      // It is asked before the sender may begin, so it waits for the first bytes; as none is read, the sender stands there.
      if (holding && name === 'data') return void stream.once('readable', () => hold('data', () => stream.resume()))
      const take = async () => {
        const bytes = await buffer(stream)
        taken.push(/^Message-ID: *(<[^>]+>)/im.exec(bytes.toString('latin1'))?.[1] ?? '')
        if (holding && name === 'answer') return hold('answer', () => callback())
        if (holding && name === 'commit') return hold('commit', () => callback())
        callback()
      }
      take().catch(callback)
    },
  })
  // A line that a client breaks off is no error of the server's.
  server.on('error', () => {})
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, 'localhost', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    smtpUrl: `smtp://localhost:${port}`,
    taken,
    async reached(where) {
      const until = Date.now() + 60_000
      while (!at.has(where)) {
        if (Date.now() > until) throw new Error(`No email came to "${where}".`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    answer: (where) => at.get(where)?.(),
    holdNothing: () => void (holding = false),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
