import { useEffect, useEffectEvent } from 'react'
import { focusManager } from '@tanstack/react-query'
import { returnSeconds } from './poll.ts'

/**
 * Polls soon after the donor returns to the page, for example from their bank's app: the payment provider may take a few
 * seconds to pass on the bank's decision, and the ordinary interval may have grown to a minute.
 * @param poll called after each of {@link returnSeconds}; the poll at the moment of return is TanStack Query's own
 */
export function usePollOnReturn(poll: () => void): void {
  const onDue = useEffectEvent(poll)
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const clear = () => timers.forEach(clearTimeout)
    const unsubscribe = focusManager.subscribe((focused) => {
      clear()
      timers = focused ? returnSeconds.map((seconds) => setTimeout(onDue, seconds * 1000)) : []
    })
    return () => {
      unsubscribe()
      clear()
    }
  }, [])
}
