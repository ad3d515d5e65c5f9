import { createConcurrencyLimit } from './concurrencyLimit.ts'

/** How many places there are: in the whole queue, and of them for one. */
export type FairQueueOptions = { most: number; each: number }

/**
 * Lets one piece of work run at a time, from a queue in which nobody takes a second place while the others wait: of each
 * owner's, one is in it, and the rest stands behind that one.
 */
export function createFairQueue({ most, each }: FairQueueOptions) {
  const gate = createConcurrencyLimit(1, most)
  const owners = new Map<string, { own: ReturnType<typeof createConcurrencyLimit>; here: number }>()
  return async <T>(owner: string, work: () => Promise<T>): Promise<T | undefined> => {
    const found = owners.get(owner) ?? { own: createConcurrencyLimit(1, each), here: 0 }
    owners.set(owner, found)
    found.here += 1
    try {
      return await found.own(() => gate(work))
    } finally {
      found.here -= 1
      if (found.here === 0) owners.delete(owner)
    }
  }
}
