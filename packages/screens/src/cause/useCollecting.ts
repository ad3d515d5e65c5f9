import { dateIn, useDomain } from '@minaret/domain'
import { useMemo, useSyncExternalStore } from 'react'
import type { Collecting } from './often.ts'

/** What the mosque's own clock shows, to the minute, and the hour at which it collects regular gifts. */
export function useCollecting(): Collecting {
  const { clock, tenant } = useDomain()
  const { timeZone, payment } = tenant
  const wall = useMemo(() => {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return (at: number) => `${dateIn(timeZone, at)} ${time.format(at)}`
  }, [timeZone])
  const shown = useSyncExternalStore(
    clock.subscribe,
    () => wall(clock.read()),
    () => wall(clock.first),
  )
  return useMemo(() => {
    const [date = '', time = ''] = shown.split(' ')
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return { date, minutes: hours * 60 + minutes, hour: payment.jummahHour }
  }, [shown, payment.jummahHour])
}
