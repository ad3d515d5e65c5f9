import { useRefreshCampaign } from '@minaret/domain'
import { useEffect, useRef } from 'react'

/** Looks at once what has been given when the page is shown again from the browser's memory: after one's own gift, say. */
export function useFresh(id: string): void {
  const look = useRefreshCampaign(id)
  const now = useRef(look)
  useEffect(() => {
    now.current = look
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) now.current()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
