/** Digits of Arabic and Urdu keyboards as Latin ones. */
const latin = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - (digit >= '۰' ? 0x6f0 : 0x660)))

/**
 * A clock time as people type it: `20:15`, `2015`, `8.15pm`, `٢٠:١٥`.
 * @returns `HH:MM`, or nothing when it is no time
 */
export function readTime(text: string): string | undefined {
  const [, typedHours, minutes, half] = /^(\d{1,2})[:. ]?(\d{2}) ?(am|pm)?$/i.exec(latin(text.trim())) ?? []
  if (typedHours === undefined || minutes === undefined) return undefined
  const isAfternoon = half?.toLowerCase() === 'pm'
  const clock = Number(typedHours)
  if (half && (clock < 1 || clock > 12)) return undefined
  const hours = half ? (clock % 12) + (isAfternoon ? 12 : 0) : clock
  if (hours > 23 || Number(minutes) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/**
 * Several clock times with commas between them, of any keyboard.
 * @returns `HH:MM, HH:MM`, or nothing when one of them is no time
 */
export function readSeveralTimes(text: string): string | undefined {
  const times = text.split(/[,،]/).map(readTime)
  return times.every((time) => time !== undefined) ? times.join(', ') : undefined
}
