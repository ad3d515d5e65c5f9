import { useWords } from '../app/index.ts'

/** How an instant is written in a line: its date and its time of day. */
export function useInstant(): (instant: string) => string {
  const { format } = useWords()
  return (instant) => {
    const { date, time } = format.instant(instant)
    return `${date}, ${time}`
  }
}
