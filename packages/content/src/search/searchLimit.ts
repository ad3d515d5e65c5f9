/** The maximum number of concurrent searches per server, and of queued searches per tenant. */
const maxSearches = { atOnce: 3, waiting: 5 }

/** Limits searches to one per tenant and a few in total, so that they don’t occupy the database. */
export function createSearchLimit({ atOnce, waiting } = maxSearches) {
  const queues = new Map<string, { count: number; last: Promise<unknown> }>()
  let active = 0

  async function runIfFree<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (active >= atOnce) return 'busy'
    active += 1
    try {
      return await work()
    } finally {
      active -= 1
    }
  }

  /** Runs a search. @returns its result, or `busy` if it was not started */
  return async function search<T>(tenantId: string, work: () => Promise<T>): Promise<T | 'busy'> {
    const queue = queues.get(tenantId) ?? { count: 0, last: Promise.resolve() }
    if (queue.count > waiting) return 'busy'
    queue.count += 1
    queues.set(tenantId, queue)
    const run = queue.last.then(() => runIfFree(work))
    queue.last = run.catch(() => {})
    try {
      return await run
    } finally {
      queue.count -= 1
      if (queue.count === 0) queues.delete(tenantId)
    }
  }
}
