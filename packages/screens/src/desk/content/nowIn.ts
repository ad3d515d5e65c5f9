/** The current time in a mosque's time zone, in the format of content: `2026-12-05 18:30`. */
export const nowIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
