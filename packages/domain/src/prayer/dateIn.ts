const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar date of an instant in a zone, as `YYYY-MM-DD`. */
export function dateIn(timeZone: string, at: number): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timeZone, formatter)
  }
  const part = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}
