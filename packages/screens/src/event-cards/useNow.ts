import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'

const minute = 60_000
const whole = (ms: number) => ms - (ms % minute)

/** The running minute, in milliseconds; the first drawing has that of the page on both sides. */
export function useNow(): number {
  const { clock } = useDomain()
  return useSyncExternalStore(
    clock.subscribe,
    () => whole(clock.read()),
    () => whole(clock.first),
  )
}
