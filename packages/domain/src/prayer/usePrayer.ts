import type { PrayerMonth, PrayerToday } from '@minaret/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { type Loaded, useSlice } from '../app/slice.ts'
import { prayerQueries } from './queries.ts'
import { type Running, steadily } from './running.ts'

/** Yesterday's, today's and tomorrow's times. */
export const usePrayerToday = (): Loaded<PrayerToday> => useSlice(prayerQueries.today(useApi()))

/** One month of times. @param month 1 to 12 */
export const usePrayerMonth = (year: number, month: number): Loaded<PrayerMonth> =>
  useSlice(prayerQueries.month(useApi(), year, month))

/**
 * What the mosque's clock says now. Looks once a second on the page's one timer and renders again only when something
 * that is shown has changed; asks for the new day by itself.
 */
export function useRunning(answer: PrayerToday): Running {
  const { clock, api } = useDomain()
  const client = useQueryClient()
  const at = useMemo(() => steadily(answer), [answer])
  const running = useSyncExternalStore(
    clock.subscribe,
    () => at(clock.read()),
    () => at(clock.first),
  )

  const { outdated } = running
  useEffect(() => {
    if (outdated) void client.invalidateQueries({ queryKey: prayerQueries.today(api).queryKey })
  }, [outdated, client, api])
  return running
}
