import type { QueryClient } from '@tanstack/react-query'

/** First part of every key whose answer depends on who is logged in. */
export const privateKey = 'private'

/** Forgets all that was read for an account, also what is on the screen or on its way. */
export function forgetAccount(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ queryKey: [privateKey] })) {
    query.reset()
    if (query.getObserversCount() === 0) cache.remove(query)
  }
}
