import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSecrets, verifyKey, rotateSecrets } from '@minaret/server/operator'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
let old = ''
let fresh = ''

const secretOf = (name: string): string => process.env[name] ?? ''

beforeEach(async () => {
  delete process.env.SECRETS_KEY_PREVIOUS
  desk = await startDesk()
  old = secretOf('SECRETS_KEY')
  fresh = randomBytes(32).toString('hex')
  await verifyKey(desk.database, createSecrets(old))
  return () => desk.close()
})
afterAll(() => {
  delete process.env.SECRETS_KEY_PREVIOUS
})

const name = (key: string, previous?: string) => {
  process.env.SECRETS_KEY = key
  if (previous) process.env.SECRETS_KEY_PREVIOUS = previous
  else delete process.env.SECRETS_KEY_PREVIOUS
}

/** The jobs with an encrypted payload, and the context that it is bound to besides the mosque. */
const sealedJobs = { 'account-request': 'account request', 'manage-link': 'manage link' }

/** Creates a mosque with a demonstration and a child with recorded needs, under the old key. */
async function mosque() {
  const { id } = await desk.tenant({ paymentMode: 'demonstration' })
  const { pool } = desk.database
  const secrets = createSecrets(old)
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
  for (const [job, place] of Object.entries(sealedJobs))
    await pool.query(
      "select graphile_worker.add_job($3, json_build_object('tenantId', $1::text, 'sealed', $2::text))",
      [id, secrets.seal('{"kind":"reset"}', `${place} ${id}`).toString('base64'), job],
    )
  return id
}

const accountOf = async (id: string) => {
  const { rows } = await desk.database.pool.query<Record<string, Buffer>>(
    "select secret_key, webhook_secret, previous_webhook_secret from payment_accounts where tenant_id = $1 and id = 'acct'",
    [id],
  )
  return rows[0] ?? {}
}

async function openedWith(key: string, id: string): Promise<string[]> {
  const secrets = createSecrets(key)
  const row = await accountOf(id)
  return Object.entries(row).map(([column, sealed]) =>
    secrets.open(sealed, `${id}/acct/${column === 'secret_key' ? 'secretKey' : 'webhookSecret'}`),
  )
}
const plain = ['rk_test_secret', 'whsec_new', 'whsec_old']

test('one secret is counted in the singular', async () => {
  const { id } = await desk.tenant()
  await desk.database.pool.query(
    `insert into payment_accounts (tenant_id, id, kind, mode, publishable_key, secret_key) values ($1, 'acct', 'own_keys', 'test', 'pk_test_x', $2)`,
    [id, createSecrets(old).seal('rk_test_secret', `${id}/acct/secretKey`)],
  )
  name(fresh, old)
  expect((await desk.type('secrets rotate')).out).toContain(
    '1 secret is now encrypted with SECRETS_KEY; 0 already were.',
  )
})

test('a dry run counts and changes nothing; after the rotation the old key is not needed', async () => {
  const id = await mosque()
  name(fresh, old)
  expect(await desk.type('secrets rotate --dry-run --json')).toMatchObject({
    code: 0,
    json: { resealed: 5, current: 0, unreadable: {}, finished: false },
  })
  expect(await openedWith(old, id)).toEqual(plain)
  const done = await desk.type('secrets rotate')
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('5 secrets are now encrypted with SECRETS_KEY') })
  expect(await openedWith(fresh, id)).toEqual(plain)
  const { rows } = await desk.database.pool.query<{ sealed: string }>(
    "select payload->>'sealed' as sealed from graphile_worker._private_jobs order by id",
  )
  const opened = Object.values(sealedJobs).map((place, at) =>
    createSecrets(fresh).open(Buffer.from(rows[at]?.sealed ?? '', 'base64'), `${place} ${id}`),
  )
  expect(opened).toEqual(['{"kind":"reset"}', '{"kind":"reset"}'])
  name(fresh)
  expect(await desk.type('tenant list')).toMatchObject({ code: 0 })
  name(old)
  expect(await desk.type('tenant list')).toMatchObject({ code: 1, err: expect.stringContaining('another key') })
})

test('before the rotation the new key alone is refused, and both together work for everything', async () => {
  await mosque()
  name(fresh)
  expect(await desk.type('tenant list')).toMatchObject({
    code: 1,
    err: expect.stringContaining('SECRETS_KEY_PREVIOUS'),
  })
  name(fresh, old)
  expect(await desk.type('tenant list')).toMatchObject({ code: 0 })
  name(old, fresh)
  expect(await desk.type('tenant list')).toMatchObject({ code: 0 })
})

test('an interrupted rotation loses nothing, and the next one continues', async () => {
  const ids = [await mosque(), await mosque(), await mosque()].toSorted()
  const both = createSecrets(fresh, old)
  const cut = rotateSecrets(desk.database, both, {
    onMosque(done) {
      if (done === 1) throw new Error('the machine went away')
    },
  })
  await expect(cut).rejects.toThrow('went away')
  expect(await openedWith(fresh, ids[0] ?? '')).toEqual(plain)
  expect(await openedWith(old, ids[2] ?? '')).toEqual(plain)
  const row = await accountOf(ids[2] ?? '')
  expect(both.open(row.secret_key ?? Buffer.alloc(0), `${ids[2]}/acct/secretKey`)).toBe('rk_test_secret')
  name(fresh, old)
  expect(await desk.type('secrets rotate --json')).toMatchObject({ code: 0, json: { resealed: 12, current: 3 } })
  for (const id of ids) expect(await openedWith(fresh, id)).toEqual(plain)
  expect(await desk.type('secrets rotate --json')).toMatchObject({ code: 0, json: { resealed: 0, current: 15 } })
})

test('a key before that is not theirs says so, and without one there is There is nothing to rotate: set SECRETS_KEY to the new key and SECRETS_KEY_PREVIOUS to the one in use until now.', async () => {
  const id = await mosque()
  name(fresh, randomBytes(32).toString('hex'))
  expect(await desk.type('secrets rotate')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'The servers of this database use another key: neither SECRETS_KEY nor SECRETS_KEY_PREVIOUS matches it. Set SECRETS_KEY_PREVIOUS to the key in use until now.',
    ),
  })
  name(old)
  expect(await desk.type('secrets rotate')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'There is nothing to rotate: set SECRETS_KEY to the new key and SECRETS_KEY_PREVIOUS to the one in use until now.',
    ),
  })
  expect(await openedWith(old, id)).toEqual(plain)
})

test('what neither key decrypts is counted and skipped', async () => {
  const id = await mosque()
  const { pool } = desk.database
  await pool.query(
    "update payment_accounts set webhook_secret = '\\x00112233445566778899aabbccddeeff00112233445566778899aabbccdd' where tenant_id = $1",
    [id],
  )
  name(fresh, old)
  const result = await desk.type('secrets rotate')
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('1 secret in payment_accounts.webhook_secret') })
  expect(createSecrets(fresh).open((await accountOf(id)).secret_key ?? Buffer.alloc(0), `${id}/acct/secretKey`)).toBe(
    plain[0],
  )
})

test('long-lived hashes stay the same through two rotations; other hashes and logins change', async () => {
  const first = await verifyKey(desk.database, createSecrets(old))
  const third = randomBytes(32).toString('hex')
  const marks = first.derive('offline gifts')
  const both = await verifyKey(desk.database, createSecrets(fresh, old))
  expect(both.derive('offline gifts')).toEqual(marks)
  expect(both.verify(first.sign({ a: 1 }, 'link'), 'link')).toEqual({ a: 1 })
  await rotateSecrets(desk.database, both)
  expect((await verifyKey(desk.database, createSecrets(fresh))).derive('offline gifts')).toEqual(marks)
  await rotateSecrets(desk.database, await verifyKey(desk.database, createSecrets(third, fresh)))
  const last = await verifyKey(desk.database, createSecrets(third))
  expect(last.derive('offline gifts')).toEqual(marks)
  expect(last.derive('gift aid address')).toEqual(first.derive('gift aid address'))
  expect(last.derive('session s1')).not.toEqual(first.derive('session s1'))
  expect(last.verify(first.sign({ a: 1 }, 'link'), 'link')).toBeUndefined()
})

test('the authenticator of a member of staff still works', async () => {
  const key = () => randomBytes(32).toString('hex')
  const [old, fresh] = [key(), key()]
  const about = 'staff authenticator aisha-aisha-aisha-aaaa'
  await desk.database.pool.query(
    "insert into staff_accounts (id, name, email, email_key, passkey_user, authenticator) values ('aisha-aisha-aisha-aaaa', 'Aisha', 'a@example.org', 'a@example.org', '\\x00', $1)",
    [createSecrets(old).seal('JBSWY3DP', about)],
  )
  await rotateSecrets(desk.database, createSecrets(fresh, old), { dryRun: false })
  const { rows } = await desk.database.pool.query<{ authenticator: Buffer }>('select authenticator from staff_accounts')
  expect(createSecrets(fresh).open(rows[0]?.authenticator ?? Buffer.alloc(0), about)).toBe('JBSWY3DP')
})

test('a sign-up in progress can be finished under the new key', async () => {
  const key = () => randomBytes(32).toString('hex')
  const [old, fresh] = [key(), key()]
  await desk.database.pool.query(
    `insert into signups (id, hash, email_mark, network_mark, sealed, emailed, created_at)
     values ('aisha-aisha-aisha-bbbb', '\\x00', '\\x00', '\\x00', $1, true, now())`,
    [createSecrets(old).seal('her address', 'signup aisha-aisha-aisha-bbbb')],
  )
  await rotateSecrets(desk.database, createSecrets(fresh, old), { dryRun: false })
  const { rows } = await desk.database.pool.query<{ sealed: Buffer }>('select sealed from signups')
  expect(createSecrets(fresh).open(rows[0]?.sealed ?? Buffer.alloc(0), 'signup aisha-aisha-aisha-bbbb')).toBe(
    'her address',
  )
})

test('the rotation covers every part of the server that encrypts', async () => {
  const source = path.resolve(import.meta.dirname, '../../../../../packages')
  const packages = ['foundation', 'staff', 'times', 'giving', 'content', 'server'].map((name) => `${name}/src`)
  const filesIn = async (folder: string) =>
    (await readdir(path.join(source, folder), { recursive: true })).map((file) => `${folder}/${file}`)
  const files = (await Promise.all(packages.map(filesIn)))
    .flat()
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/testing/'))
  const sealing = []
  for (const file of files)
    if (/secrets\.seal\(/.test(await readFile(path.join(source, file), 'utf8'))) sealing.push(file)
  expect(sealing.toSorted((a, b) => a.localeCompare(b))).toEqual([
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
