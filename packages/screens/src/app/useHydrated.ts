import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the browser has taken the page over. Before that a page looks as the host drew it, who knows nobody: what
 * depends on the session waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
