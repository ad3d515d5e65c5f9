import { createContext, use } from 'react'

/** A way to another page of the desk that waits for an answer. */
export type BlockedVisit = {
  /** Goes there. */
  leave(): void
  /** Stays here. */
  stay(): void
}

/** Blocks the ways to other pages of the desk while `isBlocking`. @returns the way that was tried, until it is answered */
export type UseBlockedVisit = (isBlocking: boolean) => BlockedVisit | undefined

const LeavingContext = createContext<UseBlockedVisit>(() => undefined)

/** Lends the screens what blocks the ways to other pages. An app has it of its router. */
export const LeavingProvider = LeavingContext.Provider

/** The way to another page of the desk that was tried while `isBlocking`, until it is answered. */
export const useBlockedVisit: UseBlockedVisit = (isBlocking) => {
  const useBlocked = use(LeavingContext)
  return useBlocked(isBlocking)
}
