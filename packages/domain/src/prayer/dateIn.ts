const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar date of an instant in a zone, as `YYYY-MM-DD`. */
export function dateIn(timeZone: string, at: number): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timeZone, formatter)
  }
  // Parts take three times as long, and a page asks for many dates: in English they are always two slashes apart.
  const [day, month, year] = formatter.format(at).split('/')
  return `${year}-${month}-${day}`
}
