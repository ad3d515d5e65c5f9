const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](\d\d):([0-5]\d)$/

/** PostgreSQL knows no year 0, and zones up to sixteen hours away. */
const firstMoment = '0001'
const farthestZone = 15

/**
 * Whether a text is an instant as the database writes one. JavaScript reads more than the database does: a 30th of
 * February is the 2nd of March to it.
 */
export function isInstant(text: string): boolean {
  const [, local = '', hours] = form.exec(text) ?? []
  if (local < firstMoment || Number(hours) > farthestZone) return false
  const read = Date.parse(`${local}Z`)
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(local)
}
