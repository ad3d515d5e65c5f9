/**
 * Milliseconds a server caches a response or a tenant for identical requests. Servers are not notified of
 * changes made by themselves, other servers or commands: they reload so often that every change is visible everywhere
 * within a second, with any kind of database.
 */
export const readMaxAge = 800

/**
 * Maximum age of public data while the database is unavailable, in milliseconds: prayer times from an hour ago are better
 * than none. Never used for personal data or writes.
 */
export const staleIfError = 3_600_000
