import { replayPress, pendingAttribute } from '@minaret/screens/press'
import { useEffect } from 'react'
import { hydratedEvent } from './hydratedEvent.ts'

/**
 * Marks the page as hydrated: stops the reader script, and replays a press made while the page's code was loading.
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.removeAttribute(pendingAttribute)
    window.dispatchEvent(new Event(hydratedEvent))
    replayPress(document.documentElement)
  }, [])
  return null
}
