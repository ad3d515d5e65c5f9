const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](\d\d):([0-5]\d)$/

/** PostgreSQL has no year 0, and time zones up to ±16 hours. */
const firstMoment = '0001'
const farthestZone = 15

/**
 * Whether a text is an instant in the database's format. JavaScript accepts more than the database: it parses 30 February as
 * 2 March.
 */
export function isInstant(text: string): boolean {
  const [, local = '', hours] = form.exec(text) ?? []
  if (local < firstMoment || Number(hours) > farthestZone) return false
  const read = Date.parse(`${local}Z`)
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(local)
}
