import type { Database } from '../db/database.ts'
import { migrationWatch } from '../db/migrations.ts'
import type { Check } from './readiness.ts'

const rejectUnreachable = () => Promise.reject(new Error('PostgreSQL does not respond.'))

/** The database answers, and knows every table this version speaks of. */
export function databaseChecks({ pool }: Pick<Database, 'pool'>): Check[] {
  const isMigrated = migrationWatch()
  return [
    // What the driver says may hold an address or a user.
    { name: 'database', probe: () => pool.ask('SELECT 1').then(() => {}, rejectUnreachable) },
    {
      name: 'migrations',
      async probe() {
        if (await isMigrated(pool).catch(rejectUnreachable)) return
        throw new Error(
          'The database is older than this version. Start a server of this version: it updates the database.',
        )
      },
    },
  ]
}
