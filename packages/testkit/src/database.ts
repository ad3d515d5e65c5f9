import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabaseName, openDatabase, type Database } from '../../foundation/src/db/database.ts'
import { templateName } from './setup.ts'

/** The factor by which database timeouts are extended, as a busy test machine may be slow. */
const timeoutFactor = 10

/** Creates a separate migrated database. Close it when done; its server stops at the end of the run. */
export async function testDatabase(): Promise<Database & { url: string }> {
  const server = inject('postgres')
  const name = `t_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`)
  await client.end()
  const url = withDatabaseName(server, name)
  return { ...openDatabase(url, 16, timeoutFactor), url }
}
