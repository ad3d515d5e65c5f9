/** Converts Arabic and Urdu digits to Latin ones. */
const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - (digit >= '۰' ? 0x6f0 : 0x660)))

/**
 * Parses a typed time of day: `20:15`, `2015`, `8.15pm`, `٢٠:١٥`.
 * @returns `HH:MM`; undefined if it is invalid
 */
export function parseTime(text: string): string | undefined {
  const [, hourDigits, minutes, meridiem] = /^(\d{1,2})[:. ]?(\d{2}) ?(am|pm)?$/i.exec(toLatinDigits(text.trim())) ?? []
  if (hourDigits === undefined || minutes === undefined) return undefined
  const isAfternoon = meridiem?.toLowerCase() === 'pm'
  const typedHours = Number(hourDigits)
  if (meridiem && (typedHours < 1 || typedHours > 12)) return undefined
  const hours = meridiem ? (typedHours % 12) + (isAfternoon ? 12 : 0) : typedHours
  if (hours > 23 || Number(minutes) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/**
 * Parses a list of times separated by Latin or Arabic commas.
 * @returns `HH:MM, HH:MM`; undefined if any of them is invalid
 */
export function parseTimes(text: string): string | undefined {
  const times = text.split(/[,،]/).map(parseTime)
  return times.every((time) => time !== undefined) ? times.join(', ') : undefined
}
