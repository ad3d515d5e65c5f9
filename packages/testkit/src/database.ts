import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabaseName, openDatabase, type Database } from '../../foundation/src/db/database.ts'
import { templateName } from './setup.ts'

/** As busy as a machine that runs tests can be: what takes a second there is no fault of the database. */
const slack = 10

/** A migrated database of its own, and its address. Close it when done; the server it lives on ends with the run. */
export async function testDatabase(): Promise<Database & { url: string }> {
  const server = inject('postgres')
  const name = `t_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`)
  await client.end()
  const url = withDatabaseName(server, name)
  return { ...openDatabase(url, 16, slack), url }
}
