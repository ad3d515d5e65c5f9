import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSecrets, verifyKey, rotateSecrets } from '@minaret/server/operator'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let oldKey = ''
let newKey = ''

const readVariable = (name: string): string => process.env[name] ?? ''

beforeEach(async () => {
  delete process.env.SECRETS_KEY_PREVIOUS
  cli = await startTestCli()
  oldKey = readVariable('SECRETS_KEY')
  newKey = randomBytes(32).toString('hex')
  await verifyKey(cli.database, createSecrets(oldKey))
  return () => cli.close()
})
afterAll(() => {
  delete process.env.SECRETS_KEY_PREVIOUS
})

const setKeys = (key: string, previous?: string) => {
  process.env.SECRETS_KEY = key
  if (previous) process.env.SECRETS_KEY_PREVIOUS = previous
  else delete process.env.SECRETS_KEY_PREVIOUS
}

/** The jobs with an encrypted payload, and the encryption context that is used with the mosque's id. */
const sealedJobs = { 'account-request': 'account request', 'manage-link': 'manage link' }

/** Creates a mosque with a payment account and encrypted jobs, under the old key. @returns its id */
async function createMosque() {
  const { id } = await cli.createTenant({ paymentMode: 'demonstration' })
  const { pool } = cli.database
  const secrets = createSecrets(oldKey)
  await pool.query(
    `insert into payment_accounts (tenant_id, id, kind, mode, publishable_key, secret_key, webhook_secret, previous_webhook_secret)
     values ($1, 'acct', 'own_keys', 'test', 'pk_test_x', $2, $3, $4)`,
    [
      id,
      secrets.seal('rk_test_secret', `${id}/acct/secretKey`),
      secrets.seal('whsec_new', `${id}/acct/webhookSecret`),
      secrets.seal('whsec_old', `${id}/acct/webhookSecret`),
    ],
  )
  for (const [job, context] of Object.entries(sealedJobs))
    await pool.query(
      "select graphile_worker.add_job($3, json_build_object('tenantId', $1::text, 'sealed', $2::text))",
      [id, secrets.seal('{"kind":"reset"}', `${context} ${id}`).toString('base64'), job],
    )
  return id
}

const readAccount = async (id: string) => {
  const { rows } = await cli.database.pool.query<Record<string, Buffer>>(
    "select secret_key, webhook_secret, previous_webhook_secret from payment_accounts where tenant_id = $1 and id = 'acct'",
    [id],
  )
  return rows[0] ?? {}
}

async function decryptWith(key: string, id: string): Promise<string[]> {
  const secrets = createSecrets(key)
  const row = await readAccount(id)
  return Object.entries(row).map(([column, sealed]) =>
    secrets.open(sealed, `${id}/acct/${column === 'secret_key' ? 'secretKey' : 'webhookSecret'}`),
  )
}
const plaintexts = ['rk_test_secret', 'whsec_new', 'whsec_old']

test('one secret is counted in the singular', async () => {
  const { id } = await cli.createTenant()
  await cli.database.pool.query(
    `insert into payment_accounts (tenant_id, id, kind, mode, publishable_key, secret_key) values ($1, 'acct', 'own_keys', 'test', 'pk_test_x', $2)`,
    [id, createSecrets(oldKey).seal('rk_test_secret', `${id}/acct/secretKey`)],
  )
  setKeys(newKey, oldKey)
  expect((await cli.run('secrets rotate')).out).toContain('1 secret is now encrypted with SECRETS_KEY; 0 already were.')
})

test('a dry run changes nothing; after the rotation the old key is not needed', async () => {
  const id = await createMosque()
  setKeys(newKey, oldKey)
  expect(await cli.run('secrets rotate --dry-run --json')).toMatchObject({
    code: 0,
    json: { resealed: 5, current: 0, unreadable: {}, finished: false },
  })
  expect(await decryptWith(oldKey, id)).toEqual(plaintexts)
  const rotationResult = await cli.run('secrets rotate')
  expect(rotationResult).toMatchObject({
    code: 0,
    out: expect.stringContaining('5 secrets are now encrypted with SECRETS_KEY'),
  })
  expect(await decryptWith(newKey, id)).toEqual(plaintexts)
  const { rows } = await cli.database.pool.query<{ sealed: string }>(
    "select payload->>'sealed' as sealed from graphile_worker._private_jobs order by id",
  )
  const payloads = Object.values(sealedJobs).map((context, index) =>
    createSecrets(newKey).open(Buffer.from(rows[index]?.sealed ?? '', 'base64'), `${context} ${id}`),
  )
  expect(payloads).toEqual(['{"kind":"reset"}', '{"kind":"reset"}'])
  setKeys(newKey)
  expect(await cli.run('tenant list')).toMatchObject({ code: 0 })
  setKeys(oldKey)
  expect(await cli.run('tenant list')).toMatchObject({ code: 1, err: expect.stringContaining('another key') })
})

test('before the rotation, the new key alone is rejected, and both keys together work', async () => {
  await createMosque()
  setKeys(newKey)
  expect(await cli.run('tenant list')).toMatchObject({
    code: 1,
    err: expect.stringContaining('SECRETS_KEY_PREVIOUS'),
  })
  setKeys(newKey, oldKey)
  expect(await cli.run('tenant list')).toMatchObject({ code: 0 })
  setKeys(oldKey, newKey)
  expect(await cli.run('tenant list')).toMatchObject({ code: 0 })
})

test('an interrupted rotation loses nothing, and the next one continues', async () => {
  const ids = [await createMosque(), await createMosque(), await createMosque()].toSorted()
  const bothSecrets = createSecrets(newKey, oldKey)
  const rotation = rotateSecrets(cli.database, bothSecrets, {
    onMosque(count) {
      if (count === 1) throw new Error('connection lost')
    },
  })
  await expect(rotation).rejects.toThrow('connection lost')
  expect(await decryptWith(newKey, ids[0] ?? '')).toEqual(plaintexts)
  expect(await decryptWith(oldKey, ids[2] ?? '')).toEqual(plaintexts)
  const row = await readAccount(ids[2] ?? '')
  expect(bothSecrets.open(row.secret_key ?? Buffer.alloc(0), `${ids[2]}/acct/secretKey`)).toBe('rk_test_secret')
  setKeys(newKey, oldKey)
  expect(await cli.run('secrets rotate --json')).toMatchObject({ code: 0, json: { resealed: 12, current: 3 } })
  for (const id of ids) expect(await decryptWith(newKey, id)).toEqual(plaintexts)
  expect(await cli.run('secrets rotate --json')).toMatchObject({ code: 0, json: { resealed: 0, current: 15 } })
})

test('rejects a previous key that does not match the database, and a rotation without a previous key', async () => {
  const id = await createMosque()
  setKeys(newKey, randomBytes(32).toString('hex'))
  expect(await cli.run('secrets rotate')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'The servers of this database use another key: neither SECRETS_KEY nor SECRETS_KEY_PREVIOUS matches it. Set SECRETS_KEY_PREVIOUS to the key used so far.',
    ),
  })
  setKeys(oldKey)
  expect(await cli.run('secrets rotate')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'There is nothing to rotate: set SECRETS_KEY to the new key and SECRETS_KEY_PREVIOUS to the key used so far.',
    ),
  })
  expect(await decryptWith(oldKey, id)).toEqual(plaintexts)
})

test('counts and skips secrets that neither key can decrypt', async () => {
  const id = await createMosque()
  const { pool } = cli.database
  await pool.query(
    "update payment_accounts set webhook_secret = '\\x00112233445566778899aabbccddeeff00112233445566778899aabbccdd' where tenant_id = $1",
    [id],
  )
  setKeys(newKey, oldKey)
  const result = await cli.run('secrets rotate')
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('1 secret in payment_accounts.webhook_secret') })
  expect(
    createSecrets(newKey).open((await readAccount(id)).secret_key ?? Buffer.alloc(0), `${id}/acct/secretKey`),
  ).toBe(plaintexts[0])
})

test('long-lived hashes stay the same through two rotations; other hashes and logins change', async () => {
  const firstSecrets = await verifyKey(cli.database, createSecrets(oldKey))
  const thirdKey = randomBytes(32).toString('hex')
  const hashes = firstSecrets.derive('offline gifts')
  const bothSecrets = await verifyKey(cli.database, createSecrets(newKey, oldKey))
  expect(bothSecrets.derive('offline gifts')).toEqual(hashes)
  expect(bothSecrets.verify(firstSecrets.sign({ a: 1 }, 'link'), 'link')).toEqual({ a: 1 })
  await rotateSecrets(cli.database, bothSecrets)
  expect((await verifyKey(cli.database, createSecrets(newKey))).derive('offline gifts')).toEqual(hashes)
  await rotateSecrets(cli.database, await verifyKey(cli.database, createSecrets(thirdKey, newKey)))
  const lastSecrets = await verifyKey(cli.database, createSecrets(thirdKey))
  expect(lastSecrets.derive('offline gifts')).toEqual(hashes)
  expect(lastSecrets.derive('gift aid address')).toEqual(firstSecrets.derive('gift aid address'))
  expect(lastSecrets.derive('session s1')).not.toEqual(firstSecrets.derive('session s1'))
  expect(lastSecrets.verify(firstSecrets.sign({ a: 1 }, 'link'), 'link')).toBeUndefined()
})

test('a staff authenticator still works', async () => {
  const createKey = () => randomBytes(32).toString('hex')
  const [oldKey, newKey] = [createKey(), createKey()]
  const authenticatorContext = 'staff authenticator aisha-aisha-aisha-aaaa'
  await cli.database.pool.query(
    "insert into staff_accounts (id, name, email, email_key, passkey_user, authenticator) values ('aisha-aisha-aisha-aaaa', 'Aisha', 'a@example.org', 'a@example.org', '\\x00', $1)",
    [createSecrets(oldKey).seal('JBSWY3DP', authenticatorContext)],
  )
  await rotateSecrets(cli.database, createSecrets(newKey, oldKey), { dryRun: false })
  const { rows } = await cli.database.pool.query<{ authenticator: Buffer }>('select authenticator from staff_accounts')
  expect(createSecrets(newKey).open(rows[0]?.authenticator ?? Buffer.alloc(0), authenticatorContext)).toBe('JBSWY3DP')
})

test('a sign-up in progress can be completed with the new key', async () => {
  const createKey = () => randomBytes(32).toString('hex')
  const [oldKey, newKey] = [createKey(), createKey()]
  await cli.database.pool.query(
    `insert into signups (id, hash, email_mark, network_mark, sealed, emailed, created_at)
     values ('aisha-aisha-aisha-bbbb', '\\x00', '\\x00', '\\x00', $1, true, now())`,
    [createSecrets(oldKey).seal('her address', 'signup aisha-aisha-aisha-bbbb')],
  )
  await rotateSecrets(cli.database, createSecrets(newKey, oldKey), { dryRun: false })
  const { rows } = await cli.database.pool.query<{ sealed: Buffer }>('select sealed from signups')
  expect(createSecrets(newKey).open(rows[0]?.sealed ?? Buffer.alloc(0), 'signup aisha-aisha-aisha-bbbb')).toBe(
    'her address',
  )
})

test('the rotation covers every part of the server that encrypts', async () => {
  const source = path.resolve(import.meta.dirname, '../../../../../packages')
  const packages = ['foundation', 'staff', 'times', 'giving', 'content', 'server'].map((name) => `${name}/src`)
  const listFiles = async (folder: string) =>
    (await readdir(path.join(source, folder), { recursive: true })).map((file) => `${folder}/${file}`)
  const files = (await Promise.all(packages.map(listFiles)))
    .flat()
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/testing/'))
  const encryptingFiles = []
  for (const file of files)
    if (/secrets\.seal\(/.test(await readFile(path.join(source, file), 'utf8'))) encryptingFiles.push(file)
  expect(encryptingFiles.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'giving/src/filing/build.ts',
    'giving/src/gifts/pay.ts',
    'giving/src/gifts/payRegular.ts',
    'giving/src/providers/accounts.ts',
    'giving/src/regular/requestManageLink.ts',
    'server/src/accounts/requests.ts',
    'server/src/maktab/operations.ts',
    'server/src/secrets-rotation/rotate.ts',
    'server/src/signup/store.ts',
    'staff/src/members/authenticator.ts',
    'staff/src/members/drafts.ts',
  ])
})
