import { createContext, use } from 'react'

/** A blocked navigation to another page of the desk. */
export type BlockedNavigation = {
  /** Continues the navigation. */
  proceed(): void
  /** Cancels the navigation. */
  cancel(): void
}

/** Blocks navigation to other pages of the desk while `isBlocking`. @returns the blocked navigation; undefined if there is none */
export type UseBlockedNavigation = (isBlocking: boolean) => BlockedNavigation | undefined

const BlockedNavigationContext = createContext<UseBlockedNavigation>(() => undefined)

/** Provides the router's blocking hook to the screens, which do not depend on a router. */
export const NavigationBlockProvider = BlockedNavigationContext.Provider

/** Blocks navigation to other pages while `isBlocking`. @returns the blocked navigation; undefined if there is none */
export const useBlockedNavigation: UseBlockedNavigation = (isBlocking) => {
  const useBlocked = use(BlockedNavigationContext)
  return useBlocked(isBlocking)
}
