import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { OperatorError } from '../base/OperatorError.ts'
import { databaseChecks } from '../health/databaseChecks.ts'
import { ensureDatabase, openDatabase, withDatabaseName } from './database.ts'
import { migrateDatabase, type MigrationReport } from './migrateDatabase.ts'
import { readMigrations, readRelease, readSchemaBuild, type SchemaBuild } from './migrations.ts'
import { rolesFor } from './roles.ts'

const newName = (prefix: string) => `${prefix}_${randomBytes(5).toString('hex')}`

/** Runs statements on a database, as the superuser or as the user in the URL. */
async function query(url: string, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: pg.QueryResultRow[] = []
    for (const statement of statements) rows = (await client.query<pg.QueryResultRow>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A later release whose last migration adds a table. */
async function makeLaterBuild(release: string, oldestRelease: string): Promise<SchemaBuild> {
  const { migrations } = await readSchemaBuild()
  const last = migrations.at(-1)?.at ?? 0
  const statements = [`CREATE TABLE later (id int)`]
  return {
    release,
    migrations: [...migrations, { name: '9999_later', at: last + 1, hash: 'later', statements, oldestRelease }],
  }
}

async function migrate(url: string, build?: SchemaBuild): Promise<MigrationReport[]> {
  const events: MigrationReport[] = []
  await migrateDatabase(url, { report: (event) => events.push(event), ...(build ? { build } : {}) })
  return events
}

const getRefusal = (url: string, build?: SchemaBuild): Promise<unknown> =>
  migrate(url, build).then(
    () => undefined,
    (error: unknown) => error,
  )

const newDatabase = async () => ensureDatabase(inject('postgres'), newName('migrated'))

test('every migration names the oldest release that may run on it, and this release is not older', async () => {
  const migrations = await readMigrations()
  const release = await readRelease()
  expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted())
  for (const { name, oldestRelease } of migrations)
    expect([name, oldestRelease.localeCompare(release, 'en', { numeric: true }) <= 0]).toEqual([name, true])
})

test('rejects a database with later, incompatible migrations, and leaves it unchanged', async () => {
  const url = await newDatabase()
  await migrate(url, await makeLaterBuild('99.1.0', '99.0.0'))
  const before = await query(url, 'SELECT * FROM drizzle.__drizzle_migrations, drizzle.minaret ORDER BY id')
  const refusal = await getRefusal(url)
  expect(refusal).toBeInstanceOf(OperatorError)
  const release = await readRelease()
  expect(String(refusal)).toContain('updated by Minaret 99.1.0 and needs version 99.0.0 or later')
  expect(String(refusal)).toContain(`This is version ${release}`)
  expect(String(refusal)).toMatch(/Install version 99\.1\.0 again; or, to stay with .*, restore the backup/)
  expect(await query(url, 'SELECT * FROM drizzle.__drizzle_migrations, drizzle.minaret ORDER BY id')).toEqual(before)
})

test('a version works on a database updated by a later compatible version, and reports it', async () => {
  const url = await newDatabase()
  const build = await readSchemaBuild()
  await migrate(url, await makeLaterBuild('99.1.0', build.release))
  expect(await migrate(url)).toEqual([{ kind: 'newer', release: '99.1.0', own: build.release }])
  // A later release without migrations of its own leaves the range unchanged.
  expect(await migrate(url, { ...(await makeLaterBuild('99.2.0', build.release)) })).toEqual([])
  expect(await query(url, 'SELECT release, oldest_release FROM drizzle.minaret')).toEqual([
    { release: '99.1.0', oldest_release: build.release },
  ])
})

test('a running server stays ready when a later version updates its database, unless it is no longer compatible', async () => {
  const url = await newDatabase()
  await migrate(url)
  const database = openDatabase(url, 4, 10)
  const probe = () =>
    databaseChecks(database)
      .find(({ name }) => name === 'migrations')
      ?.probe()
  await migrate(url, await makeLaterBuild('99.1.0', await readRelease()))
  await expect(probe()).resolves.toBeUndefined()
  await query(url, "UPDATE drizzle.minaret SET oldest_release = '99.0.0'")
  await expect(probe()).rejects.toThrow(/needs version 99\.0\.0 or later/)
  await database.close()
})

test('an update reports each migration and a summary; a new database gets a single report', async () => {
  const url = await newDatabase()
  const { migrations, release } = await readSchemaBuild()
  const newest = migrations.at(-1)?.name
  const seconds = expect.any(Number)
  expect(await migrate(url)).toEqual([{ kind: 'created', to: newest, seconds }])
  expect(await migrate(url)).toEqual([])
  expect(await migrate(url, await makeLaterBuild(release, release))).toEqual([
    { kind: 'migrated', from: newest, to: '9999_later', seconds },
    { kind: 'finished', from: newest, to: '9999_later', migrations: 1, seconds },
  ])
})

/** The statements in an error message, each on its own line. */
const statementsIn = (refusal: unknown) =>
  refusal instanceof OperatorError
    ? [...refusal.message.matchAll(/^ {2}(\S.*;)$/gm)].map(([, statement = '']) => statement)
    : []

/** A role that may log in and no more, and the URL of a database as that role. */
async function createRestricted(setup: (role: string, database: string) => string[] = () => []) {
  const server = inject('postgres')
  const [role, name] = [newName('restricted'), newName('rights')]
  await query(server, `CREATE ROLE ${role} LOGIN`, `CREATE DATABASE ${name}`, ...setup(role, name))
  const admin = withDatabaseName(server, name)
  return { role, name, admin, url: admin.replace(/\/\/[^@/]+@/, `//${role}@`) }
}

test('a role without privileges gets the statements to run, and works once they have been run', async () => {
  const { role, name, admin, url } = await createRestricted()
  const refusal = await getRefusal(url)
  expect(statementsIn(refusal)).toEqual([
    `GRANT CREATE ON DATABASE ${name} TO ${role};`,
    `GRANT USAGE, CREATE ON SCHEMA public TO ${role};`,
    `ALTER ROLE ${role} CREATEROLE;`,
  ])
  await query(admin, ...statementsIn(refusal))
  await migrate(url)
  const database = openDatabase(url, 2, 10)
  expect(await database.roles()).toEqual(rolesFor(name))
  await database.close()
})

test('an owner of the database without CREATEROLE gets only that statement', { tags: ['slow'] }, async () => {
  const { role, url, admin } = await createRestricted((role, name) => [`ALTER DATABASE ${name} OWNER TO ${role}`])
  expect(statementsIn(await getRefusal(url))).toEqual([`ALTER ROLE ${role} CREATEROLE;`])
  await query(admin, `ALTER ROLE ${role} CREATEROLE`)
  await migrate(url)
})

test('a role that may not connect gets the GRANT to run', async () => {
  const { role, name, url } = await createRestricted((_, name) => [`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`])
  expect(statementsIn(await getRefusal(url))).toEqual([`GRANT CONNECT ON DATABASE ${name} TO ${role};`])
})

test(
  'a role that does not own one of our tables gets the statement for it, and other tables are ignored',
  { tags: ['slow'] },
  async () => {
    const { role, admin, url } = await createRestricted((role, name) => [
      `ALTER DATABASE ${name} OWNER TO ${role}`,
      `ALTER ROLE ${role} CREATEROLE`,
    ])
    await migrate(url)
    await query(admin, 'ALTER TABLE causes OWNER TO postgres', 'CREATE TABLE of_the_operator (id int)')
    // With a pending migration and without.
    for (const build of [await makeLaterBuild('99.0.0', '0.3.0'), undefined])
      expect(statementsIn(await getRefusal(url, build))).toEqual([`ALTER TABLE public.causes OWNER TO ${role};`])
    await query(admin, `ALTER TABLE public.causes OWNER TO ${role}`)
    await migrate(url, await makeLaterBuild('99.0.0', '0.3.0'))
  },
)

test('a new role for an existing installation gets statements to run until it works', { tags: ['slow'] }, async () => {
  const { name, admin, url } = await createRestricted((role, name) => [
    `ALTER DATABASE ${name} OWNER TO ${role}`,
    `ALTER ROLE ${role} CREATEROLE`,
  ])
  await migrate(url)
  const nextRole = newName('Next-Role')
  await query(admin, `CREATE ROLE "${nextRole}" LOGIN`)
  const nextUrl = url.replace(/\/\/[^@/]+@/, `//${nextRole}@`)
  const laterBuild = await makeLaterBuild('99.0.0', '0.3.0')
  let rounds = 0
  for (let refusal = await getRefusal(nextUrl, laterBuild); refusal; refusal = await getRefusal(nextUrl, laterBuild)) {
    expect(statementsIn(refusal)).not.toEqual([])
    expect(++rounds).toBeLessThan(4)
    await query(admin, ...statementsIn(refusal))
  }
  const database = openDatabase(nextUrl, 2, 10)
  expect(await database.roles()).toEqual(rolesFor(name))
  await database.global((tx) => tx.execute('SELECT FROM tenants'))
  await database.close()
})

test(
  'two installations on one server share no role, and each is unaffected by the removal of the other',
  { tags: ['slow'] },
  async () => {
    const [one, two] = [await createRestricted(), await createRestricted()]
    for (const { role, name, admin } of [one, two])
      await query(admin, `ALTER DATABASE ${name} OWNER TO ${role}`, `ALTER ROLE ${role} CREATEROLE`)
    await Promise.all([migrate(one.url), migrate(two.url)])
    const [first, second] = [openDatabase(one.url, 2, 10), openDatabase(two.url, 2, 10)]
    const [rolesOfFirst, rolesOfSecond] = [await first.roles(), await second.roles()]
    await first.close()
    expect(rolesOfFirst).not.toEqual(rolesOfSecond)
    // Neither the owner of one nor its roles can read the other's tables.
    const crossUrl = withDatabaseName(one.url, two.name)
    await expect(query(crossUrl, 'SELECT FROM tenants')).rejects.toThrow('permission denied for table tenants')
    await expect(query(crossUrl, `SET ROLE ${rolesOfSecond.app}`)).rejects.toThrow('permission denied to set role')
    for (const role of Object.values(rolesOfFirst))
      await expect(query(two.admin, `SET ROLE ${role}`, 'SELECT FROM gifts')).rejects.toThrow('permission denied')
    await query(
      inject('postgres'),
      `DROP DATABASE ${one.name}`,
      `DROP ROLE ${rolesOfFirst.desk}`,
      `DROP ROLE ${rolesOfFirst.app}`,
    )
    await second.global((tx) => tx.execute('SELECT FROM tenants'))
    await second.forAccount()((tx) => tx.execute('SELECT FROM staff_members'))
    await migrate(two.url)
    await second.close()
  },
)

test(
  'a renamed database keeps its roles, and a new database with its old name gets different ones',
  { tags: ['slow'] },
  async () => {
    const { name, admin } = await createRestricted()
    await migrate(admin)
    const newDatabaseName = newName('renamed')
    await query(inject('postgres'), `ALTER DATABASE ${name} RENAME TO ${newDatabaseName}`, `CREATE DATABASE ${name}`)
    await migrate(admin)
    for (const [database, roles] of [
      [newDatabaseName, rolesFor(name)],
      [name, rolesFor(name, 2)],
    ] as const) {
      const connection = openDatabase(withDatabaseName(admin, database), 2, 10)
      expect(await connection.roles()).toEqual(roles)
      await connection.global((tx) => tx.execute('SELECT FROM tenants'))
      await connection.close()
    }
  },
)

test('role names need no quotes and are not truncated by PostgreSQL, whatever the name of the database', () => {
  const names = ['minaret', 'a'.repeat(63), 'Mosque "x"; DROP', 'مسجد', '', 'with-hyphen', 'WITH-hyphen']
  const roles = names.flatMap((name) => Object.values(rolesFor(name, 12)))
  for (const role of roles) expect(role).toMatch(/^[a-z][a-z0-9_]{0,62}$/)
  expect(new Set(roles).size).toBe(roles.length)
})
