import type { FastifyBaseLogger } from 'fastify'
import type { MonitoredPool } from './monitoredPool.ts'

/** Delay before an outage is logged, in milliseconds: a restart of PostgreSQL logs only one line, once it is over. */
const outageLogDelay = 5000

/** Logs the start and end of each PostgreSQL outage. */
export function logOutages(pool: Pick<MonitoredPool, 'watchOutages'>, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined
  pool.watchOutages({
    onOutage(err) {
      timer = setTimeout(() => log.error({ err }, 'PostgreSQL cannot be reached'), outageLogDelay)
      timer.unref()
    },
    onRecovery(seconds) {
      clearTimeout(timer)
      log.warn({ seconds: Math.round(seconds * 10) / 10 }, 'PostgreSQL is back')
    },
  })
}
