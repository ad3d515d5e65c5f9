import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '../db/mail.ts'
import { createServer } from '../server.ts'
import { createSecrets } from '../secrets.ts'
import { createTenant } from '../tenants/store.ts'
import {
  makeTenant,
  startHost,
  startMailbox,
  testDatabase,
  type Mailbox,
  type TestHost,
  type TestTenant,
} from '../testing/index.ts'
import { planSending, takeUp } from './outbox.ts'
import { post } from './post.ts'

const letter = { to: 'fatima@example.org', subject: 'Confirm', text: 'A secret link\n', html: '<p>A secret link</p>' }

let mailbox: Mailbox
let host: TestHost
let mosque: TestTenant

beforeAll(async () => {
  mailbox = await startMailbox()
  host = await startHost({ mail: { smtpUrl: mailbox.smtpUrl, patience: 700 } })
  mosque = await host.tenant({ email: 'office@mosque.example' })
})
afterAll(async () => {
  await host.close()
  await mailbox.close()
})
beforeEach(() => void mailbox.mails.splice(0))

let causes = 0
const cause = () => `cause ${(causes += 1)}`

const put = (about: string, values: Partial<typeof letter> & { replyTo?: string } = {}, tenant = mosque) =>
  host.database.forTenant(tenant.id)((tx) =>
    post(tx, { kind: 'register', cause: about, letter: { ...letter, ...values } }),
  )

const row = async (about: string, tenant = mosque) => {
  const [found] = await host.database.forTenant(tenant.id)((tx) =>
    tx.select().from(mails).where(eq(mails.cause, about)),
  )
  return found
}

/** The runner pauses before it tries again; nobody waits for that here. */
const hurry = () =>
  host.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()')

const settled = async (about: string, state: string, tenant = mosque) => {
  await expect
    .poll(
      async () => {
        await hurry()
        return (await row(about, tenant))?.state
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBe(state)
}

/** Long enough for another try to have come. */
const quiet = async () => {
  for (let round = 0; round < 10; round += 1) {
    await hurry()
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

test('a letter is sent once, from the mosque, and what it said is forgotten', async () => {
  const about = cause()
  await put(about)
  const [mail] = await mailbox.arrived(1)
  await settled(about, 'sent')

  expect(mail).toMatchObject({
    envelope: { from: `no-reply@${mosque.hostname}`, to: ['fatima@example.org'] },
    from: { name: 'Test Mosque', address: `no-reply@${mosque.hostname}` },
    to: [{ address: 'fatima@example.org' }],
    replyTo: [{ address: 'office@mosque.example' }],
    subject: 'Confirm',
    text: expect.stringMatching(/^A secret link\s+$/),
  })
  const stored = await row(about)
  expect(stored).toMatchObject({ letter: null, problem: null, tries: 1 })
  expect(mail?.messageId).toBe(`<${stored?.id}@${mosque.hostname}>`)
  await quiet()
  expect(mailbox.mails).toHaveLength(1)
})

test('the same cause makes one letter, however often it is posted, and another mosque has its own', async () => {
  const theirs = await host.tenant()
  const about = cause()
  await Promise.all([put(about), put(about), put(about), put(about, {}, theirs)])
  await settled(about, 'sent')
  await settled(about, 'sent', theirs)
  await quiet()
  expect(mailbox.mails).toHaveLength(2)
  expect(new Set(mailbox.mails.map(({ from }) => from?.address))).toEqual(
    new Set([`no-reply@${mosque.hostname}`, `no-reply@${theirs.hostname}`]),
  )
})

test('a letter whose transaction is rolled back is never sent', async () => {
  const about = cause()
  const broken = host.database.forTenant(mosque.id)(async (tx) => {
    await post(tx, { kind: 'register', cause: about, letter })
    throw new Error('changed our mind')
  })
  await expect(broken).rejects.toThrow('changed our mind')
  await quiet()
  expect(await row(about)).toBeUndefined()
  expect(mailbox.mails).toEqual([])
})

test.each(['defer', 'defer-content', 'drop-early'] as const)(
  'a server that says "not now" (%s) is asked again, and the letter comes once',
  async (fault) => {
    const about = cause()
    mailbox.fail(fault)
    await put(about)
    await settled(about, 'sent')
    await quiet()
    expect(mailbox.mails).toHaveLength(1)
    expect(await row(about)).toMatchObject({ tries: 2, letter: null })
  },
)

test.each(['refuse', 'refuse-content'] as const)(
  'a server that will not have a letter (%s) is not asked again, and no address stays behind',
  async (fault) => {
    const about = cause()
    mailbox.fail(fault)
    await put(about)
    await settled(about, 'failed')
    await quiet()
    const stored = await row(about)
    expect(mailbox.mails).toEqual([])
    expect(stored).toMatchObject({ tries: 1, letter: null })
    expect(stored?.problem).toMatch(/^(EENVELOPE RCPT TO 550 There is no|EMESSAGE DATA 554 This is spam)/)
    expect(stored?.problem).not.toContain('fatima')
  },
)

test.each(['drop', 'hang'] as const)(
  'a letter that was handed over without an answer (%s) is never sent a second time',
  async (fault) => {
    const about = cause()
    mailbox.fail(fault)
    await put(about)
    await settled(about, 'unknown')
    await quiet()
    expect(mailbox.mails).toHaveLength(1)
    expect(await row(about)).toMatchObject({ tries: 1, letter: null })
  },
)

test('after four days of "not now" a letter is given up', async () => {
  const about = cause()
  const id = `tired-${about}`
  mailbox.fail('defer')
  await host.database.forTenant(mosque.id)(async (tx) => {
    await tx.insert(mails).values({ tenantId: mosque.id, id, kind: 'register', cause: about, letter, tries: 24 })
    await planSending(tx, { tenantId: mosque.id, id })
  })
  await settled(about, 'failed')
  expect(await row(about)).toMatchObject({ tries: 25, letter: null, problem: expect.stringContaining('451') })
})

test('a mail server that says nothing keeps no other job waiting', async () => {
  const slow = await startMailbox()
  const database = await testDatabase()
  const secrets = createSecrets('0'.repeat(64))
  const server = await createServer({ database, secrets, mail: { smtpUrl: slow.smtpUrl, patience: 3000 } })
  const tenant = await makeTenant(database)
  slow.fail('hang', 'hang', 'hang', 'hang', 'hang', 'hang')
  await database.forTenant(tenant.id)(async (tx) => {
    for (const about of ['1', '2', '3', '4', '5', '6']) await post(tx, { kind: 'register', cause: about, letter })
  })
  await slow.arrived(2)
  await database.pool.query("SELECT graphile_worker.add_job('gifts-look', '{}', job_key := 'behind')")
  const waiting = async () =>
    (await database.pool.query("SELECT FROM graphile_worker.jobs WHERE key = 'behind'")).rowCount
  await expect.poll(waiting, { timeout: 1500, interval: 20 }).toBe(0)
  await server.close()
  await database.close()
  await slow.close()
})

test('two hosts on one database send each letter once', async () => {
  const second = await createServer({
    database: host.database,
    secrets: createSecrets('0'.repeat(64)),
    mail: { smtpUrl: mailbox.smtpUrl },
  })
  const all = Array.from({ length: 20 }, cause)
  await Promise.all(all.map((about) => put(about, { subject: about })))
  for (const about of all) await settled(about, 'sent')
  await second.close()
  expect(mailbox.mails).toHaveLength(all.length)
  expect(new Set(mailbox.mails.map(({ subject }) => subject))).toEqual(new Set(all))
})

test('of many that take up the same letter at once, one has it', async () => {
  const about = cause()
  const db = host.database.forTenant(mosque.id)
  const id = `race-${about}`
  await db((tx) => tx.insert(mails).values({ tenantId: mosque.id, id, kind: 'register', cause: about, letter }))
  const taken = await Promise.all(Array.from({ length: 8 }, () => db((tx) => takeUp(tx, id))))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('a job that comes back while its letter is in other hands sends nothing', async () => {
  const about = cause()
  const id = `held-${about}`
  const held = { id, kind: 'register', cause: about, letter, state: 'sending', takenAt: new Date() } as const
  await host.database.forTenant(mosque.id)(async (tx) => {
    await tx.insert(mails).values({ ...held, tenantId: mosque.id })
    await planSending(tx, { tenantId: mosque.id, id })
  })
  await quiet()
  expect(mailbox.mails).toEqual([])
  expect(await row(about)).toMatchObject({ state: 'sending', tries: 0 })
})

test('a letter in the hands of a host that died is not sent again: nobody knows what became of it', async () => {
  const about = cause()
  await host.database.forTenant(mosque.id)(async (tx) => {
    await tx.insert(mails).values({
      tenantId: mosque.id,
      id: `dead-${about}`,
      kind: 'register',
      cause: about,
      letter,
      state: 'sending',
      takenAt: new Date(Date.now() - 11 * 60_000),
    })
  })
  await host.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await settled(about, 'unknown')
  expect(await row(about)).toMatchObject({ letter: null })
  expect(mailbox.mails).toEqual([])
})

test('a letter whose job was lost is found again, and an old one goes', async () => {
  const [lost, old] = [cause(), cause()]
  await host.database.forTenant(mosque.id)(async (tx) => {
    const common = { tenantId: mosque.id, kind: 'register' }
    await tx.insert(mails).values({ ...common, id: `lost-${lost}`, cause: lost, letter })
    const createdAt = new Date(Date.now() - 91 * 24 * 60 * 60_000)
    await tx.insert(mails).values({ ...common, id: `old-${old}`, cause: old, state: 'sent', createdAt })
  })
  await host.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await settled(lost, 'sent')
  expect(await row(old)).toBeUndefined()
})

test('the letters of a mosque that is closed wait until it is open again', async () => {
  const closed = await host.tenant()
  const state = (value: string) =>
    host.database.pool.query('UPDATE tenants SET state = $1 WHERE id = $2', [value, closed.id])
  await state('suspended')
  const about = cause()
  await put(about, {}, closed)
  await quiet()
  expect(await row(about, closed)).toMatchObject({ state: 'waiting', tries: 0 })

  await state('open')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await host.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await settled(about, 'sent', closed)
})

test("another mosque's letter cannot be taken up", async () => {
  const theirs = await host.tenant()
  const about = cause()
  await host.database.pool.query("UPDATE tenants SET state = 'suspended' WHERE id = $1", [theirs.id])
  await put(about, {}, theirs)
  const id = (await row(about, theirs))?.id ?? ''
  await host.database.pool.query(
    `SELECT graphile_worker.add_job('mail-send', json_build_object('tenantId', $1::text, 'mailId', $2::text))`,
    [mosque.id, id],
  )
  await quiet()
  expect(mailbox.mails).toEqual([])
  expect(await row(about, theirs)).toMatchObject({ state: 'waiting', tries: 0 })
})

test('what a letter cannot be is given up at once: an address that is two, or a header of its own', async () => {
  const bad = [
    { to: 'a@example.org, b@example.org' },
    { to: 'a@example.org\r\nBcc: b@example.org' },
    { to: '"a b"@example.org' },
    { headers: { Bcc: 'b@example.org' } },
  ]
  for (const values of bad) {
    const about = cause()
    await put(about, values)
    await settled(about, 'failed')
  }
  expect(mailbox.mails).toEqual([])
})

test('an address for answers that is none is left out, and the letter goes', async () => {
  const about = cause()
  await put(about, { replyTo: 'x@y.example>\nBcc: <b@example.org' })
  await settled(about, 'sent')
  expect(mailbox.mails[0]).toMatchObject({ envelope: { to: ['fatima@example.org'] } })
  expect(mailbox.mails[0]?.headers.map(({ key }) => key)).not.toContain('reply-to')
  expect(mailbox.mails[0]?.bytes).not.toContain('b@example.org')
})

test('nothing a person types becomes a header', async () => {
  const about = cause()
  const attack = 'Hello\r\nBcc: victim@example.org\r\n\r\n<b>body</b>\u2028X-Evil: 1\u0000\u202e'
  await put(about, { subject: attack })
  await settled(about, 'sent')
  const [mail] = mailbox.mails
  expect(mail?.envelope.to).toEqual(['fatima@example.org'])
  expect(mail?.subject).toBe('Hello Bcc: victim@example.org <b>body</b> X-Evil: 1')
  expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']))
  expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-evil']))
})

test('links lead to the first of a mosque’s names, whichever it is reached by', async () => {
  const database = host.database
  const names = ['z.first.example', 'a.second.example']
  await createTenant(database, { slug: 'many', hostnames: names })
  await createTenant(database, { slug: 'many', hostnames: [...names, '0.third.example'] })
  for (const name of [...names, '0.third.example'])
    expect(await host.directory.byHostname(name)).toMatchObject({
      hostname: 'z.first.example',
      address: 'https://z.first.example',
    })
})
