import { Gauge, type Registry } from 'prom-client'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { Check } from './readiness.ts'

/** State of Redis: whether it responded to the last request, and its number of outages. */
export type RedisState = Pick<SharedStore, 'isConnected' | 'outageCount'>

/** Creates the check of Redis. It is optional: without Redis a server counts and caches on its own, and the operator is told. */
export const redisCheck = (shared: RedisState): Check => ({
  name: 'redis',
  optional: true,
  probe: () =>
    shared.isConnected()
      ? Promise.resolve()
      : Promise.reject(
          new Error(
            'Redis cannot be reached: this server counts limits and caches on its own. Check REDIS_URL and whether Redis is running.',
          ),
        ),
})

/** Creates gauges for Redis. */
export function createRedisGauges(shared: RedisState, registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'minaret_redis_up',
    help: 'Whether Redis responded to this server the last time.',
    registers,
    collect() {
      this.set(shared.isConnected() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'minaret_redis_times_away',
    help: 'How often Redis became unreachable since this server started.',
    registers,
    collect() {
      this.set(shared.outageCount())
    },
  })
}
