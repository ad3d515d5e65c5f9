import { createFormat, useMessages } from '../../app/index.ts'
import { useJoinedList } from './useJoinedList.ts'

/**
 * Returns a function that formats an instant as date and time.
 * @param timeZone the mosque's, on a page outside its desk
 */
export function useFormatInstant(timeZone?: string): (instant: string) => string {
  const { format } = useMessages()
  const joinList = useJoinedList()
  return (instant) => {
    const { date, time } = (timeZone ? createFormat(format.locale, { timeZone }) : format).instant(instant)
    return joinList([date, time])
  }
}
