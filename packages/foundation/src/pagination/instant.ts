const instantPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](\d\d):([0-5]\d)$/

/** PostgreSQL has no year 0, and time zones up to ±16 hours. */
const firstYear = '0001'
const maxZoneHours = 15

/**
 * Whether text is an instant in the database's format. JavaScript accepts more than the database: it parses 30 February as
 * 2 March.
 */
export function isInstant(text: string): boolean {
  const [, local = '', hours] = instantPattern.exec(text) ?? []
  if (local < firstYear || Number(hours) > maxZoneHours) return false
  const milliseconds = Date.parse(`${local}Z`)
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(local)
}
