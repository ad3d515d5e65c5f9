import { useDomain } from '@minaret/domain'
import { firstCollection } from '@minaret/timetable/collections'
import { wallClock } from '@minaret/timetable/zoned'
import { useMemo, useSyncExternalStore } from 'react'
import type { Collecting } from './often.ts'

const minuteMs = 60_000
const minuteOf = (at: number) => Math.floor(at / minuteMs)

/** What day it is at the mosque, to the minute, and from which day on it collects regular gifts. */
export function useCollecting(): Collecting {
  const { clock, tenant } = useDomain()
  const { timeZone, payment } = tenant
  const minute = useSyncExternalStore(
    clock.subscribe,
    () => minuteOf(clock.read()),
    () => minuteOf(clock.first),
  )
  return useMemo(() => {
    const now = new Date(minute * minuteMs)
    const firstDay = (rhythm: keyof Collecting['first']) =>
      firstCollection(rhythm, { timeZone, hour: payment.jummahHour, now }).on
    return {
      date: wallClock(now, timeZone).date,
      first: { weekly: firstDay('weekly'), monthly: firstDay('monthly'), daily: firstDay('daily') },
    }
  }, [minute, timeZone, payment.jummahHour])
}
