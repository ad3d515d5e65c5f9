import { useRefreshCampaign } from '@minaret/domain'
import { useEffect, useRef } from 'react'

/** Refreshes the totals when the page is restored from the back/forward cache, for example after a gift. */
export function useRefreshOnRestore(id: string): void {
  const refresh = useRefreshCampaign(id)
  const latestRefresh = useRef(refresh)
  useEffect(() => {
    latestRefresh.current = refresh
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latestRefresh.current()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
