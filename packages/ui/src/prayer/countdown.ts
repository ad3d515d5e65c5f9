/** Abbreviations of hours, minutes and seconds. */
export type CountdownUnits = { hours: string; minutes: string; seconds: string }

const symbols: CountdownUnits = { hours: 'h', minutes: 'min', seconds: 's' }

/** Returns the whole seconds left until an instant, rounded down, at least 0. @param until @param now in milliseconds */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.floor((until - now) / 1000))

/**
 * Formats the time left so that it cannot be mistaken for a time of day: `2 h 5 min`, `10 min 36 s` under an hour, `36 s` under a
 * minute. A figure and its unit stay on one line.
 */
export function countdownText(
  seconds: number,
  { hours, minutes, seconds: unit }: CountdownUnits = symbols,
  formatFigures: (figures: string) => string = String,
): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const part = (value: number, unitText: string) => `${formatFigures(String(value))}\u00a0${unitText}`
  if (h > 0) return `${part(h, hours)} ${part(m, minutes)}`
  return m > 0 ? `${part(m, minutes)} ${part(s, unit)}` : part(s, unit)
}
