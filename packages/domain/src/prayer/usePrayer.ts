import type { PrayerMonth, PrayerToday } from '@minaret/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { type SliceResult, useSlice } from '../app/slice.ts'
import { prayerQueries } from './queries.ts'
import { type DayState, stableDayState } from './dayState.ts'

/** Yesterday's, today's and tomorrow's times. */
export const usePrayerToday = (): SliceResult<PrayerToday> => useSlice(prayerQueries.today(useApi()))

/** One month of times. @param month 1 to 12 */
export const usePrayerMonth = (year: number, month: number): SliceResult<PrayerMonth> =>
  useSlice(prayerQueries.month(useApi(), year, month))

/**
 * The current state of the mosque's day. Checks every second on the page's shared timer, re-renders only when the state
 * changes, and reloads outdated times.
 */
export function useDayState(times: PrayerToday): DayState {
  const { clock, api } = useDomain()
  const client = useQueryClient()
  const stateAt = useMemo(() => stableDayState(times), [times])
  const state = useSyncExternalStore(
    clock.subscribe,
    () => stateAt(clock.read()),
    () => stateAt(clock.first),
  )

  const { isOutdated } = state
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: prayerQueries.today(api).queryKey })
  }, [isOutdated, client, api])
  return state
}
