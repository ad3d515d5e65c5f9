import type { QueryClient } from '@tanstack/react-query'

/** First part of every query key whose data depends on the logged-in user. */
export const privateKey = 'private'

/** Removes all cached data of an account, including data on screen and requests in flight. */
export function forgetAccount(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ queryKey: [privateKey] })) {
    query.reset()
    if (query.getObserversCount() === 0) cache.remove(query)
  }
}
