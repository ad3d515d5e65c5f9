import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { withTimeout } from '../base/withTimeout.ts'
import type { Secrets } from '../base/secrets.ts'

/** What the hosts of one installation share beside the database: a Redis. It may be away at any time. */
export type SharedStore = {
  /**
   * Runs a script on one key.
   * @throws when Redis is away: at once while that is known, else after a quarter of a second
   */
  run(script: string, key: string, words: readonly string[]): Promise<unknown>
  /** Whether it answered the last time. */
  isHere(): boolean
  /** How often it went away since the host started. */
  timesAway(): number
  /** What a thing is called there: nobody who reads along learns an address or a token. */
  nameOf(what: string): string
  /** Speaks of bytes as this installation's own: what somebody else left there is not believed. */
  mark(text: string): string
  /** Gives the connection up. */
  close(): void
}

export type SharedStoreOptions = {
  /** `redis://` or `rediss://`; holds a password. */
  url: string
  secrets: Pick<Secrets, 'derive'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** How long an answer is waited for, in milliseconds: it usually takes less than one. */
const responseTimeout = 250

/** How long until an absent one is looked for again, in milliseconds. */
const reconnectDelay = 500

/** How a connection is made. Whether it lives is found out here: one that says nothing is as gone as one that was closed. */
const connection = {
  RESP: 2,
  disableOfflineQueue: true,
  disableClientInfo: true,
  maintNotifications: 'disabled',
  socket: { connectTimeout: 1000, reconnectStrategy: false },
} as const

/** @throws when there is no answer in time */
const waitForResponse = <T>(answer: Promise<T>, time = responseTimeout): Promise<T> =>
  withTimeout(answer, time, () => new Error(`Redis did not answer within ${time} ms.`))

/** What the operator can mend is named; the password is not repeated. */
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('WRONGPASS')) return 'Redis rejected the user or password in REDIS_URL'
  if (message.startsWith('NOAUTH')) return 'Redis needs a password, and REDIS_URL has none'
  return 'Redis cannot be reached'
}

/** Redis is known to be away. One object for all: nobody looks where it was made. */
const unreachableError = new Error('Redis cannot be reached.')

/**
 * Opens what the hosts share. Returns when it is there, or is known not to be: the host works without it, and uses it as
 * soon as it comes. That it went, and that it is back, is said once each.
 */
export async function openSharedStore({ url, secrets, log }: SharedStoreOptions): Promise<SharedStore> {
  // Whoever has none loads nothing.
  const { createClient } = await import('@redis/client')
  const open = () => createClient({ ...connection, url })
  const naming = secrets.derive('shared names')
  const marking = secrets.derive('shared marks')
  const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')
  let client: ReturnType<typeof open> | undefined
  let lostCount = 0
  let isReported = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const lose = (lost: typeof client, error: unknown) => {
    if (lost !== client || closed) return
    lost?.destroy()
    client = undefined
    if (!isReported) {
      isReported = true
      lostCount += 1
      // The log itself knows what it may say of an error.
      log.warn(
        { err: error },
        `${describeFailure(error)}: this server counts limits and caches responses on its own until Redis is back`,
      )
    }
    timer = setTimeout(() => void reconnect(), reconnectDelay)
    timer.unref()
  }

  const reconnect = async () => {
    const found = open()
    // Without a listener it would end the process.
    found.on('error', (error) => lose(found, error))
    try {
      // Its own limit ends where the line stands: who is asked for a password may say nothing to it.
      await waitForResponse(found.connect(), 1500)
      // It must take what is written, too: a full one, or a copy that only reads, is of no use.
      await waitForResponse(found.set('minaret here', '1', { expiration: { type: 'PX', value: 1000 } }))
    } catch (error) {
      if (found.isOpen) found.destroy()
      return lose(undefined, error)
    }
    if (closed) return found.destroy()
    client = found
    if (isReported) log.warn('Redis is reachable again')
    isReported = false
  }
  await reconnect()

  return {
    async run(script, key, words) {
      const connected = client
      if (!connected) throw unreachableError
      try {
        return await waitForResponse(connected.eval(script, { keys: [key], arguments: [...words] }))
      } catch (error) {
        lose(connected, error)
        throw error
      }
    },
    isHere: () => client !== undefined,
    timesAway: () => lostCount,
    nameOf: (what) => `minaret ${hash(naming, what).slice(0, 22)}`,
    mark: (text) => hash(marking, text),
    close() {
      closed = true
      clearTimeout(timer)
      client?.destroy()
    },
  }
}
