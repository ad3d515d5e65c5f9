import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether the page is hydrated. Before that it must match the server's render, which has no session, so content that
 * depends on the session waits.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
