/**
 * How long a host shows an answer, or what it knows of a tenant, to everybody who asks the same: milliseconds. Nobody tells
 * the hosts what was changed, be it here, on another host or by a command: they look again so often that it is seen
 * everywhere within a second, whatever the database is.
 */
export const readMaxAge = 800

/**
 * How old what is public may be while the database is away, in milliseconds: prayer times of an hour ago are better than
 * none. Nothing of one person, and nothing that is written, is ever answered so.
 */
export const staleIfError = 3_600_000
