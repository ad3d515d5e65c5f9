import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { makeTenant, type TestTenant } from '../../../acceptance/src/tenants.ts'
import { begin, withConnection } from './sessions.ts'
import { copyStaffAccounts } from './staffAccounts.ts'

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

let source: TestDatabase
let target: TestDatabase
let mosque: TestTenant
let id: string

beforeAll(async () => {
  source = await testDatabase()
  target = await testDatabase()
})
afterAll(async () => {
  await source.close()
  await target.close()
})

const addToStaff = (database: TestDatabase, tenantId: string) =>
  withConnection(database, async (client) => {
    await begin(client, tenantId)
    await client.query("INSERT INTO staff_members (tenant_id, account_id, roles) VALUES ($1, $2, '{owner}')", [
      tenantId,
      id,
    ])
    await client.query('COMMIT')
  })

beforeEach(async () => {
  mosque = await makeTenant(source)
  id = randomBytes(8).toString('hex')
  await source.pool.query(
    `INSERT INTO staff_accounts (id, name, email, email_key, password_hash, passkey_user)
     VALUES ($1, 'Aisha', $1 || '@example.org', $1 || '@example.org', 'old', '\\x01')`,
    [id],
  )
  for (const name of ['phone', 'laptop'])
    await source.pool.query(
      `INSERT INTO staff_passkeys (id, account_id, public_key, counter, transports, name)
       VALUES ($1 || $2::text, $1, '\\x02', 1, '{usb}', $2)`,
      [id, name],
    )
  for (const hash of ['01', '02'])
    await source.pool.query("INSERT INTO staff_recovery_codes (account_id, hash) VALUES ($1, decode($2, 'hex'))", [
      id,
      hash,
    ])
  await addToStaff(source, mosque.id)
})

const copy = () =>
  withConnection(source, (sourceClient) =>
    withConnection(target, async (targetClient) => {
      await begin(sourceClient, mosque.id)
      await begin(targetClient, mosque.id)
      // Row-level security applies to this role, as to the tables' owner in production; the test database's owner
      // bypasses it.
      await targetClient.query(`SET LOCAL ROLE ${(await target.roles()).desk}`)
      await copyStaffAccounts({ source: sourceClient, target: targetClient }, mosque.id)
      await targetClient.query('COMMIT')
    }),
  )

/** Reads an account's login factors and their use. */
async function readLogin(database: TestDatabase) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `SELECT password_hash AS password, epoch, state, authenticator_step AS step,
       ARRAY(SELECT name || ' ' || counter FROM staff_passkeys WHERE account_id = a.id ORDER BY 1) AS passkeys,
       ARRAY(SELECT encode(hash, 'hex') || CASE WHEN used_at IS NULL THEN '' ELSE ' used' END
         FROM staff_recovery_codes WHERE account_id = a.id ORDER BY 1) AS codes
     FROM staff_accounts a WHERE id = $1`,
    [id],
  )
  return rows[0]
}

const changeAccount = (database: TestDatabase, changes: string) =>
  database.pool.query(`UPDATE staff_accounts SET ${changes} WHERE id = $1`, [id])
const setUsage = async (database: TestDatabase, step: number) => {
  await changeAccount(database, `authenticator_step = ${step}`)
  await database.pool.query('UPDATE staff_passkeys SET counter = $2 WHERE account_id = $1', [id, step])
}
const markCodeUsed = (database: TestDatabase, hash: string) =>
  database.pool.query(
    "UPDATE staff_recovery_codes SET used_at = now() WHERE account_id = $1 AND hash = decode($2, 'hex')",
    [id, hash],
  )
const removePhone = (database: TestDatabase) =>
  database.pool.query("DELETE FROM staff_passkeys WHERE account_id = $1 AND name = 'phone'", [id])

describe('an account without another mosque at the target', () => {
  test('is copied with all changes, removals and uses since the previous round', async () => {
    await copy()
    await target.pool.query(
      `INSERT INTO staff_sessions (hash, id, account_id, epoch, method, device, created_at, seen_at)
       VALUES ($1, $2, $2, 0, 'passkey', 'Phone', now(), now())`,
      [randomBytes(16), id],
    )
    await changeAccount(source, "password_hash = 'new', epoch = 1, state = 'disabled'")
    await removePhone(source)
    await markCodeUsed(source, '01')
    await copy()
    expect(await readLogin(target)).toEqual(await readLogin(source))
    expect(await readLogin(target)).toMatchObject({
      password: 'new',
      state: 'disabled',
      passkeys: ['laptop 1'],
      codes: ['01 used', '02'],
    })
    expect((await target.pool.query('SELECT FROM staff_sessions WHERE account_id = $1', [id])).rowCount).toBe(0)
  })

  test('is replaced even if it had mosques at the target that have moved away', async () => {
    await copy()
    const movedMosque = await makeTenant(target)
    await addToStaff(target, movedMosque.id)
    await target.pool.query("UPDATE tenants SET state = 'moved', moved_to = 'http://elsewhere' WHERE id = $1", [
      movedMosque.id,
    ])
    await changeAccount(target, "password_hash = 'of long ago', epoch = 3")
    await copy()
    expect(await readLogin(target)).toMatchObject({ password: 'old', epoch: 0 })
  })
})

describe('an account with another mosque at the target', () => {
  beforeEach(async () => {
    await copy()
    const otherMosque = await makeTenant(target)
    await addToStaff(target, otherMosque.id)
  })

  test('keeps the login that was changed last', async () => {
    await changeAccount(source, "password_hash = 'new', epoch = 1")
    await removePhone(source)
    await copy()
    expect(await readLogin(target)).toMatchObject({ password: 'new', epoch: 1, passkeys: ['laptop 1'] })
    await changeAccount(target, "password_hash = 'newest', epoch = 2")
    await copy()
    expect(await readLogin(target)).toMatchObject({ password: 'newest', epoch: 2 })
  })

  test('combines the use at both desks, and is disabled if either desk disabled it', async () => {
    await setUsage(source, 70)
    await setUsage(target, 60)
    await markCodeUsed(source, '01')
    await markCodeUsed(target, '02')
    await changeAccount(source, "state = 'disabled'")
    await copy()
    expect(await readLogin(target)).toMatchObject({
      state: 'disabled',
      step: '70',
      passkeys: ['laptop 70', 'phone 70'],
      codes: ['01 used', '02 used'],
    })
    await setUsage(target, 80)
    await copy()
    expect(await readLogin(target)).toMatchObject({ step: '80', passkeys: ['laptop 80', 'phone 80'] })
  })

  test('stops the move if both logins were changed', async () => {
    await changeAccount(source, "password_hash = 'mine', epoch = 1")
    await changeAccount(target, "password_hash = 'theirs', epoch = 1")
    await expect(copy()).rejects.toThrow('has different login details in the two databases')
    expect(await readLogin(target)).toMatchObject({ password: 'theirs' })
  })
})
