import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const floorToMinute = (ms: number) => ms - (ms % minuteMs)

/** The current minute, in milliseconds; server render and hydration use the page's. */
export function useNow(): number {
  const { clock } = useDomain()
  return useSyncExternalStore(
    clock.subscribe,
    () => floorToMinute(clock.read()),
    () => floorToMinute(clock.first),
  )
}
