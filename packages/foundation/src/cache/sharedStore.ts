import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { withTimeout } from '../base/withTimeout.ts'
import type { Secrets } from '../base/secrets.ts'

/** The store that the servers of an installation share beside the database: Redis. It may be unavailable at any time. */
export type SharedStore = {
  /**
   * Runs a script on one key.
   * @throws if Redis is unavailable: at once if that is known, otherwise after a quarter of a second
   */
  run(script: string, key: string, args: readonly string[]): Promise<unknown>
  /** Whether it responded to the last request. */
  isConnected(): boolean
  /** Number of outages since the server started. */
  outageCount(): number
  /** Hashes a name into a key, so that the store reveals no address or token. */
  nameOf(name: string): string
  /** Signs a value, so that values from elsewhere are rejected. */
  mark(text: string): string
  /** Closes the connection. */
  close(): void
}

export type SharedStoreOptions = {
  /** `redis://` or `rediss://`; holds a password. */
  url: string
  secrets: Pick<Secrets, 'derive'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Timeout of a request in milliseconds; it usually takes less than one. */
const responseTimeout = 250

/** Delay before reconnecting, in milliseconds. */
const reconnectDelay = 500

/** Connection options. Reconnecting is handled here, because a connection without responses counts as lost too. */
const connection = {
  RESP: 2,
  disableOfflineQueue: true,
  disableClientInfo: true,
  maintNotifications: 'disabled',
  socket: { connectTimeout: 1000, reconnectStrategy: false },
} as const

/** @throws if there is no response in time */
const waitForResponse = <T>(response: Promise<T>, timeout = responseTimeout): Promise<T> =>
  withTimeout(response, timeout, () => new Error(`Redis did not answer within ${timeout} ms.`))

/** Names problems the operator can fix, without repeating the password. */
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('WRONGPASS')) return 'Redis rejected the user or password in REDIS_URL'
  if (message.startsWith('NOAUTH')) return 'Redis needs a password, and REDIS_URL has none'
  return 'Redis cannot be reached'
}

/** For requests while Redis is known to be unavailable. Created once, because its stack does not matter. */
const unreachableError = new Error('Redis cannot be reached.')

/**
 * Opens the shared store. Returns when it is connected or known to be unavailable: the server works without it, and uses it
 * as soon as it is reachable. Each outage and recovery is logged once.
 */
export async function openSharedStore({ url, secrets, log }: SharedStoreOptions): Promise<SharedStore> {
  // Loaded only if Redis is configured.
  const { createClient } = await import('@redis/client')
  const open = () => createClient({ ...connection, url })
  const nameKey = secrets.derive('shared names')
  const signatureKey = secrets.derive('shared marks')
  const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')
  let client: ReturnType<typeof open> | undefined
  let lostCount = 0
  let isReported = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const handleLoss = (lostClient: typeof client, error: unknown) => {
    if (lostClient !== client || isClosed) return
    lostClient?.destroy()
    client = undefined
    if (!isReported) {
      isReported = true
      lostCount += 1
      // The log's serialiser removes personal data.
      log.warn(
        { err: error },
        `${describeFailure(error)}: this server counts limits and caches responses on its own until Redis is back`,
      )
    }
    timer = setTimeout(() => void reconnect(), reconnectDelay)
    timer.unref()
  }

  const reconnect = async () => {
    const candidate = open()
    // Without a listener it would end the process.
    candidate.on('error', (error) => handleLoss(candidate, error))
    try {
      // The client's own timeout covers only the TCP connection, not authentication.
      await waitForResponse(candidate.connect(), 1500)
      // It must accept writes too: a full Redis or a read-only replica is useless.
      await waitForResponse(candidate.set('minaret here', '1', { expiration: { type: 'PX', value: 1000 } }))
    } catch (error) {
      if (candidate.isOpen) candidate.destroy()
      return handleLoss(undefined, error)
    }
    if (isClosed) return candidate.destroy()
    client = candidate
    if (isReported) log.warn('Redis is reachable again')
    isReported = false
  }
  await reconnect()

  return {
    async run(script, key, args) {
      const connected = client
      if (!connected) throw unreachableError
      try {
        return await waitForResponse(connected.eval(script, { keys: [key], arguments: [...args] }))
      } catch (error) {
        handleLoss(connected, error)
        throw error
      }
    },
    isConnected: () => client !== undefined,
    outageCount: () => lostCount,
    nameOf: (name) => `minaret ${hash(nameKey, name).slice(0, 22)}`,
    mark: (text) => hash(signatureKey, text),
    close() {
      isClosed = true
      clearTimeout(timer)
      client?.destroy()
    },
  }
}
