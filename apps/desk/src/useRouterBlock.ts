import type { UseBlockedNavigation } from '@minaret/screens/desk/frame'
import { useCallback } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** Blocks navigation to other pages, by the router or the browser's Back; navigation within the page is allowed. */
export const useRouterBlock: UseBlockedNavigation = (isBlocking) => {
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isBlocking && currentLocation.pathname !== nextLocation.pathname,
    [isBlocking],
  )
  const blocker = useBlocker(shouldBlock)
  return blocker.state === 'blocked' ? { proceed: blocker.proceed, cancel: blocker.reset } : undefined
}
