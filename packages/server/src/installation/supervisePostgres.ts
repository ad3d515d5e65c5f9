import { startPostgres } from '@minaret/foundation/postgres'

/** The supervised embedded database. */
export type SupervisedPostgres = { url: string; stop(): Promise<void> }

const checkIntervalMs = 500

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists but belongs to another user, since under root the database runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Starts PostgreSQL and restarts it if it stops. The address stays the same, so open pools reconnect.
 * @param log receives a line for each notable step
 * @throws PostgresStartError if the first start fails
 */
export async function supervisePostgres(root: string, log: (line: string) => void): Promise<SupervisedPostgres> {
  let postgres = await startPostgres({ root, log })
  const { url } = postgres
  let isStopped = false
  let pendingRestart: Promise<void> | undefined
  const restart = async () => {
    log('The database has stopped. Starting it again.')
    await postgres.stop()
    if (isStopped) return
    postgres = await startPostgres({ root, log })
    log('The database is running again.')
  }
  const timer = setInterval(() => {
    if (pendingRestart || isAlive(postgres.pid)) return
    pendingRestart = restart()
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => (pendingRestart = undefined))
  }, checkIntervalMs)
  timer.unref()
  return {
    url,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await pendingRestart
      await postgres.stop()
    },
  }
}
