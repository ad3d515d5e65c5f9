import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from './useFormatInstant.ts'

const minuteMs = 60_000

/** Returns a function that formats the end of a period. Midnight is formatted as the end of the previous day. */
export function useFormatEnd(): (end: string) => { at: string; midnight: boolean } {
  const { t, format } = useMessages()
  const formatInstant = useFormatInstant()
  return (end) => {
    if (!format.isMidnight(end)) return { at: formatInstant(end), midnight: false }
    const lastMinute = new Date(Date.parse(end) - minuteMs).toISOString()
    return { at: t.prayer.date(format.instant(lastMinute)), midnight: true }
  }
}
