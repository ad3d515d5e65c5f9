import { useDomain } from '@minaret/domain'
import { firstCollection } from '@minaret/timetable/collections'
import { wallClock } from '@minaret/timetable/zoned'
import { useMemo, useSyncExternalStore } from 'react'
import type { CollectionDates } from './frequency.ts'

const minuteMs = 60_000
const minuteOf = (ms: number) => Math.floor(ms / minuteMs)

/** Today's date at the mosque, updated every minute, and the first possible collection date of each frequency. */
export function useCollectionDates(): CollectionDates {
  const { clock, tenant } = useDomain()
  const { timeZone, payment } = tenant
  const minute = useSyncExternalStore(
    clock.subscribe,
    () => minuteOf(clock.read()),
    () => minuteOf(clock.first),
  )
  return useMemo(() => {
    const now = new Date(minute * minuteMs)
    const firstDay = (frequency: keyof CollectionDates['first']) =>
      firstCollection(frequency, { timeZone, hour: payment.jummahHour, now }).on
    return {
      date: wallClock(now, timeZone).date,
      first: { weekly: firstDay('weekly'), monthly: firstDay('monthly'), daily: firstDay('daily') },
    }
  }, [minute, timeZone, payment.jummahHour])
}
