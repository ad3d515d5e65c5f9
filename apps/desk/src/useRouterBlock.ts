import type { UseBlockedVisit } from '@minaret/screens/desk/frame'
import { useCallback } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** Blocks the router's ways to other pages, and the browser's own way back; a step within the page goes on. */
export const useRouterBlock: UseBlockedVisit = (isBlocking) => {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isBlocking && currentLocation.pathname !== nextLocation.pathname,
    [isBlocking],
  )
  const blocker = useBlocker(shouldBlock)
  return blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : undefined
}
