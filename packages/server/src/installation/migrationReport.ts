import { logLine } from '@minaret/foundation/base'
import type { MigrationReport } from '@minaret/foundation/db'

/** Describes a database migration for the output of a command. */
export function describeMigration(event: MigrationReport): string {
  if (event.kind === 'newer')
    return `The database was updated by Minaret ${event.release}, which is newer than this version (${event.own}). Both can run on it.`
  const { kind, to, seconds } = event
  if (kind === 'created') return `Created the database at ${to} in ${seconds} s.`
  return kind === 'migrated'
    ? `Updating the database: ${event.from} to ${to} took ${seconds} s.`
    : `Updated the database from ${event.from} to ${to} in ${seconds} s (migrations: ${event.migrations}).`
}

const messages = {
  newer: 'the database was updated by a newer version',
  created: 'the database was created',
  migrated: 'a migration was applied',
  finished: 'the database was updated',
} as const

/** Formats a database migration as a line of the server's log. */
export function migrationLogLine({ kind, ...fields }: MigrationReport): string {
  return logLine(kind === 'newer' ? 'warn' : 'info', fields, messages[kind])
}
