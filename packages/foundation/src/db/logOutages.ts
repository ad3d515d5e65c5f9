import type { FastifyBaseLogger } from 'fastify'
import type { MonitoredPool } from './monitoredPool.ts'

/** How long an outage lasts before it is logged, in milliseconds: a restart of PostgreSQL is one line, once it is over. */
const announceAfter = 5000

/** Logs when PostgreSQL cannot be used, once for each outage, and when it can be again. */
export function logOutages(pool: Pick<MonitoredPool, 'watchOutages'>, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined
  pool.watchOutages({
    lost(err) {
      timer = setTimeout(() => log.error({ err }, 'PostgreSQL cannot be reached'), announceAfter)
      timer.unref()
    },
    back(seconds) {
      clearTimeout(timer)
      log.warn({ seconds: Math.round(seconds * 10) / 10 }, 'PostgreSQL is back')
    },
  })
}
