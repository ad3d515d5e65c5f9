import { createConcurrencyLimit } from './concurrencyLimit.ts'

/** Maximum number of waiting owners (`most`), and of waiting work per owner (`each`). */
export type FairQueueOptions = { maxOwners: number; maxPerOwner: number }

/**
 * Runs one piece of work at a time, from a queue that is fair between owners: each owner has at most one place in it, and
 * the rest of that owner's work waits for this place.
 */
export function createFairQueue({ maxOwners, maxPerOwner }: FairQueueOptions) {
  const runShared = createConcurrencyLimit(1, maxOwners)
  const owners = new Map<string, { limit: ReturnType<typeof createConcurrencyLimit>; count: number }>()
  return async <T>(owner: string, work: () => Promise<T>): Promise<T | undefined> => {
    const queue = owners.get(owner) ?? { limit: createConcurrencyLimit(1, maxPerOwner), count: 0 }
    owners.set(owner, queue)
    queue.count += 1
    try {
      return await queue.limit(() => runShared(work))
    } finally {
      queue.count -= 1
      if (queue.count === 0) owners.delete(owner)
    }
  }
}
