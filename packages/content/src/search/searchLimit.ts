/** How many searches a host makes at once, and how many more of one tenant wait for theirs. */
const maxSearches = { atOnce: 3, waiting: 5 }

/** Lets searches in: one of a tenant at a time and few in all, so that they leave the database to everybody else. */
export function createSearchLimit({ atOnce, waiting } = maxSearches) {
  const queues = new Map<string, { many: number; last: Promise<unknown> }>()
  let active = 0

  async function enter<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (active >= atOnce) return 'busy'
    active += 1
    try {
      return await work()
    } finally {
      active -= 1
    }
  }

  /** @returns what the work has, or `busy` where it was not begun */
  return async function search<T>(tenantId: string, work: () => Promise<T>): Promise<T | 'busy'> {
    const queue = queues.get(tenantId) ?? { many: 0, last: Promise.resolve() }
    if (queue.many > waiting) return 'busy'
    queue.many += 1
    queues.set(tenantId, queue)
    const slot = queue.last.then(() => enter(work))
    queue.last = slot.catch(() => {})
    try {
      return await slot
    } finally {
      queue.many -= 1
      if (queue.many === 0) queues.delete(tenantId)
    }
  }
}
