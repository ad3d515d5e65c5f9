import pg from 'pg'
import { isConnectTimeout, UnresponsiveDatabaseError } from './transientErrors.ts'
import { createHeartbeat } from './heartbeat.ts'
import { withResponseTimeout } from './preparedStatements.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void

/** Listener for outages: called once at the start of each outage, and once at its end. */
export type OutageListener = { onOutage(error: unknown): void; onRecovery(seconds: number): void }

/**
 * A pool that detects when its database stops responding. Callers waiting for a connection or a response then get an error;
 * later callers get the error at once, until the database responds again.
 */
export class MonitoredPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()
  readonly #waiting = new Set<(error: Error) => void>()
  readonly #heartbeat: ReturnType<typeof createHeartbeat>
  /** Whether the database has stopped responding. */
  #isUnresponsive = false
  #outageListener: OutageListener | undefined
  #outageBegan: number | undefined
  #outageEnded = -Infinity
  /** Factor on the timeouts before the database counts as unresponsive. */
  readonly slack: number

  /** Whether it connects through a pooler that assigns a connection per transaction. */
  readonly isPooler: boolean

  constructor(config: pg.PoolConfig & { connectionString: string; slack: number; isPooler?: boolean }) {
    super(config)
    const { connectionString, slack, isPooler = false } = config
    this.slack = slack
    this.isPooler = isPooler
    this.#heartbeat = createHeartbeat(
      { connectionString },
      {
        onTimeout: () => this.#rejectCallers(),
        onResponse: () => (this.#isUnresponsive = false),
        onDown: (error) => this.#beginOutage(error),
        onUp: () => this.#endOutage(),
      },
      slack,
    )
    // A connection that dies is replaced at its next use; without listeners it would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
      this.#clients.add(client)
    })
    this.on('remove', (client) => this.#clients.delete(client))
  }

  /** Sets the listener for outages. */
  watchOutages(listener: OutageListener): void {
    this.#outageListener = listener
  }

  /** Returns whether there was an outage within the last `milliseconds`. */
  hadOutageWithin(milliseconds: number): boolean {
    return this.#outageBegan !== undefined || performance.now() - this.#outageEnded < milliseconds
  }

  #beginOutage(error: unknown) {
    if (this.#outageBegan !== undefined) return
    this.#outageBegan = performance.now()
    this.#outageListener?.onOutage(error)
  }

  #endOutage() {
    if (this.#outageBegan === undefined) return
    this.#outageEnded = performance.now()
    const seconds = (this.#outageEnded - this.#outageBegan) / 1000
    this.#outageBegan = undefined
    this.#outageListener?.onRecovery(seconds)
  }

  #rejectCallers() {
    this.#isUnresponsive = true
    for (const reject of this.#waiting) reject(new UnresponsiveDatabaseError())
    for (const client of this.#clients) client.connection.stream.destroy(new UnresponsiveDatabaseError())
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#isUnresponsive) throw new UnresponsiveDatabaseError()
    this.#heartbeat.start()
    const client = super.connect()
    let rejectWait: (error: Error) => void = () => {}
    const abandoned = new Promise<never>((_resolve, reject) => (rejectWait = reject))
    this.#waiting.add(rejectWait)
    try {
      return await Promise.race([client, abandoned])
    } catch (error) {
      // Discards the connection if it still arrives: its caller has already received the error.
      client.then(
        (lateClient) => lateClient.release(true),
        () => {},
      )
      // If the driver notices before the heartbeat does, callers get the same error.
      throw isConnectTimeout(error) ? new UnresponsiveDatabaseError() : error
    } finally {
      this.#waiting.delete(rejectWait)
    }
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const checkout = this.#take()
    if (!callback) return checkout
    checkout.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  /**
   * Runs one small query outside any transaction.
   * @param timeout in milliseconds
   * @throws UnresponsiveDatabaseError if there is no response in time
   */
  async queryOnce<R extends pg.QueryResultRow>(text: string, values: unknown[] = [], timeout = 12_000): Promise<R[]> {
    const client = await this.connect()
    let connectionError: Error | undefined
    try {
      return (await withResponseTimeout(client, client.query<R>(text, values), timeout)).rows
    } catch (error) {
      if (error instanceof UnresponsiveDatabaseError) connectionError = error
      throw error
    } finally {
      client.release(connectionError)
    }
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    const ended = Promise.all([super.end(), this.#heartbeat.stop()]).then(() => {})
    if (!callback) return ended
    void ended.then(callback, callback)
    return undefined
  }
}
