import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Navigates away from a form after saving, unless the user has opened another page, or started to, in the meantime.
 * @returns a function that navigates to one of the desk's paths
 */
export function useNavigateAfterSaving(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  // A form calls the function from the render in which it was submitted.
  const latest = useRef({ pathname, isLeaving })
  useEffect(() => {
    latest.current = { pathname, isLeaving }
  }, [pathname, isLeaving])
  return (path, options) => {
    // The URL changes before React has rendered the next page.
    const isSamePage = window.location.pathname === latest.current.pathname
    if (isSamePage && !latest.current.isLeaving) void navigate(path, options)
  }
}
