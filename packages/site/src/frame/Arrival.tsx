import { replayPress, waitsAttribute } from '@minaret/screens/press'
import { useEffect } from 'react'
import { arrivedEvent } from './arrivedEvent.ts'

/**
 * The page answers from here on: what ran it before stops, and what was pressed while its code was on the way is pressed
 * again.
 */
export function Arrival() {
  useEffect(() => {
    document.documentElement.removeAttribute(waitsAttribute)
    window.dispatchEvent(new Event(arrivedEvent))
    replayPress(document.documentElement)
  }, [])
  return null
}
