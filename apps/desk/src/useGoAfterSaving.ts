import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Goes on from a form once what was typed is saved. Saving takes a moment, and whoever opens another page meanwhile, or
 * has tapped on the way to one, stays there.
 * @returns goes to a path of the desk, unless the form's page was left
 */
export function useGoAfterSaving(): (path: string, options?: NavigateOptions) => void {
  const go = useNavigate()
  const { pathname } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  // A form calls the function that it had when it was sent.
  const latest = useRef({ pathname, isLeaving })
  useEffect(() => {
    latest.current = { pathname, isLeaving }
  }, [pathname, isLeaving])
  return (path, options) => {
    // The address is ahead of what is drawn while React still works on the next page.
    const isHere = window.location.pathname === latest.current.pathname
    if (isHere && !latest.current.isLeaving) void go(path, options)
  }
}
