import { useRefreshCampaign } from '@minaret/domain'
import { useEffect, useRef } from 'react'

/** Looks at once what has been given when the page is shown again from the browser's memory: after one's own gift, say. */
export function useFresh(id: string): void {
  const refresh = useRefreshCampaign(id)
  const now = useRef(refresh)
  useEffect(() => {
    now.current = refresh
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) now.current()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
