import type { QueryClient } from '@tanstack/react-query'

/** First part of every key whose answer depends on who is logged in. */
export const privateKey = 'private'

const ofAccount = { queryKey: [privateKey] }

/** Forgets all that was read for an account, also what is on the screen or on its way. */
export function forgetAccount(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll(ofAccount)) {
    query.reset()
    if (query.getObserversCount() === 0) cache.remove(query)
  }
}

/** Asks again what was answered to nobody, now that somebody is logged in. */
export const askForAccount = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries(ofAccount)
