/** The day of an instant where the mosque is, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
