import { createFormat, useWords } from '../../app/index.ts'
import { useSeries } from './useSeries.ts'

/**
 * How an instant is written in a line: its date and its time of day.
 * @param timeZone the mosque's, on a page that stands outside its desk
 */
export function useInstant(timeZone?: string): (instant: string) => string {
  const { format } = useWords()
  const series = useSeries()
  return (instant) => {
    const { date, time } = (timeZone ? createFormat(format.locale, { timeZone }) : format).instant(instant)
    return series([date, time])
  }
}
