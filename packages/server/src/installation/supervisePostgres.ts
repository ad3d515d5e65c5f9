import { startPostgres } from '@minaret/foundation/postgres'

/** The database that comes with the project, kept running. */
export type Supervised = { url: string; stop(): Promise<void> }

const checkInterval = 500

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and belongs to somebody else: as root the database runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Starts PostgreSQL, and starts it again whenever it has died: its address stays the same, so open pools find it.
 * @param log gets a line for each step a person should know of
 * @throws PostgresStartError when it cannot be started the first time
 */
export async function supervisePostgres(root: string, log: (line: string) => void): Promise<Supervised> {
  let running = await startPostgres({ root, log })
  const { url } = running
  let ended = false
  let mending: Promise<void> | undefined
  const restart = async () => {
    log('The database has stopped. Starting it again.')
    await running.stop()
    if (ended) return
    running = await startPostgres({ root, log })
    log('The database is running again.')
  }
  const timer = setInterval(() => {
    if (mending || isAlive(running.pid)) return
    mending = restart()
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => (mending = undefined))
  }, checkInterval)
  timer.unref()
  return {
    url,
    async stop() {
      ended = true
      clearInterval(timer)
      await mending
      await running.stop()
    },
  }
}
