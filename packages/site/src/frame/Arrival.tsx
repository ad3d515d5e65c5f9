import { replayPress, waitsAttribute } from '@minaret/screens/press'
import { useEffect } from 'react'
import { arrivedEvent } from './arrivedEvent.ts'

/**
 * Marks the page as hydrated: stops the reader script, and replays a press made while the page's code was loading.
 */
export function Arrival() {
  useEffect(() => {
    document.documentElement.removeAttribute(waitsAttribute)
    window.dispatchEvent(new Event(arrivedEvent))
    replayPress(document.documentElement)
  }, [])
  return null
}
