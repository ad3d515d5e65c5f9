import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '../db/mail.ts'
import { createTenant } from '../tenants/store.ts'
import { letter, startPostOffice, type PostOffice } from '../testing/postOffice.ts'
import { planSending, takeUp } from './outbox.ts'
import { mailTasks } from './tasks.ts'

let office: PostOffice

beforeAll(async () => {
  office = await startPostOffice()
})
afterAll(() => office.close())
beforeEach(() => void office.mailbox.mails.splice(0))

test('of many that take up the same letter at once, one has it', async () => {
  const about = office.cause()
  const db = office.host.database.forTenant(office.mosque.id)
  const id = `race-${about}`
  await db((tx) => tx.insert(mails).values({ tenantId: office.mosque.id, id, kind: 'register', cause: about, letter }))
  const taken = await Promise.all(Array.from({ length: 8 }, () => db((tx) => takeUp(tx, id))))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('a job that comes back while its letter is in other hands sends nothing', async () => {
  const about = office.cause()
  const id = `held-${about}`
  const held = { id, kind: 'register', cause: about, letter, state: 'sending', takenAt: new Date() } as const
  await office.host.database.forTenant(office.mosque.id)(async (tx) => {
    await tx.insert(mails).values({ ...held, tenantId: office.mosque.id })
    await planSending(tx, { tenantId: office.mosque.id, id })
  })
  await office.quiet()
  expect(office.mailbox.mails).toEqual([])
  expect(await office.row(about)).toMatchObject({ state: 'sending', tries: 0 })
})

test('a letter in the hands of a host that died is not sent again: nobody knows what became of it', async () => {
  const about = office.cause()
  await office.host.database.forTenant(office.mosque.id)(async (tx) => {
    await tx.insert(mails).values({
      tenantId: office.mosque.id,
      id: `dead-${about}`,
      kind: 'register',
      cause: about,
      letter,
      state: 'sending',
      takenAt: new Date(Date.now() - 16 * 60_000),
    })
  })
  await office.host.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await office.settled(about, 'unknown')
  expect(await office.row(about)).toMatchObject({ letter: null })
  expect(office.mailbox.mails).toEqual([])
})

test('a letter whose job was lost is found again, and an old one goes', async () => {
  const [lost, old] = [office.cause(), office.cause()]
  await office.host.database.forTenant(office.mosque.id)(async (tx) => {
    const common = { tenantId: office.mosque.id, kind: 'register' }
    await tx.insert(mails).values({ ...common, id: `lost-${lost}`, cause: lost, letter })
    const createdAt = new Date(Date.now() - 91 * 24 * 60 * 60_000)
    await tx.insert(mails).values({ ...common, id: `old-${old}`, cause: old, state: 'sent', createdAt })
  })
  await office.host.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await office.settled(lost, 'sent')
  expect(await office.row(old)).toBeUndefined()
})

test('the letters of a mosque that is closed wait until it is open again', async () => {
  const closed = await office.host.tenant()
  const state = (value: string) =>
    office.host.database.pool.query('UPDATE tenants SET state = $1 WHERE id = $2', [value, closed.id])
  await state('suspended')
  const about = office.cause()
  await office.put(about, {}, closed)
  await office.quiet()
  expect(await office.row(about, closed)).toMatchObject({ state: 'waiting', tries: 0 })

  await state('open')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await office.host.database.pool.query("SELECT graphile_worker.add_job('mail-tidy', '{}')")
  await office.settled(about, 'sent', closed)
})

test("another mosque's letter cannot be taken up", async () => {
  const theirs = await office.host.tenant()
  const about = office.cause()
  await office.host.database.pool.query("UPDATE tenants SET state = 'suspended' WHERE id = $1", [theirs.id])
  await office.put(about, {}, theirs)
  const id = (await office.row(about, theirs))?.id ?? ''
  await office.host.database.pool.query(
    `SELECT graphile_worker.add_job('mail-send', json_build_object('tenantId', $1::text, 'mailId', $2::text))`,
    [office.mosque.id, id],
  )
  await office.quiet()
  expect(office.mailbox.mails).toEqual([])
  expect(await office.row(about, theirs)).toMatchObject({ state: 'waiting', tries: 0 })
})

test('links lead to the first of a mosque’s names, whichever it is reached by', async () => {
  const database = office.host.database
  const names = ['z.first.example', 'a.second.example']
  await createTenant(database, { slug: 'many', hostnames: names })
  await createTenant(database, { slug: 'many', hostnames: [...names, '0.third.example'] })
  for (const name of [...names, '0.third.example'])
    expect(await office.host.directory.byHostname(name)).toMatchObject({
      hostname: 'z.first.example',
      address: 'https://z.first.example',
    })
})

test('the operator is told of a letter nobody knows the fate of by its id, and of nobody it was for', async () => {
  const { host, mosque, mailbox } = office
  const told: unknown[][] = []
  const log = { error: (...said: unknown[]) => void told.push(said) }
  const settings = { smtpUrl: mailbox.smtpUrl, patience: { greet: 3000, answer: 700 } }
  const tasks = mailTasks({ database: host.database, directory: host.directory, settings, log })
  const id = `untold-${office.cause()}`
  await host.database.forTenant(mosque.id)((tx) =>
    tx.insert(mails).values({ tenantId: mosque.id, id, kind: 'register', cause: id, letter }),
  )
  mailbox.fail('drop')
  await tasks['mail-send']({ tenantId: mosque.id, mailId: id })

  const said = { mail: id, kind: 'register', tenant: mosque.slug, problem: expect.stringMatching(/^E[A-Z]+ CONN$/) }
  expect(told).toEqual([[said, 'a mail may or may not have been sent']])
})

test('a letter that waited for ninety days goes, and the operator is told that it was never sent', async () => {
  const { host, mailbox } = office
  const mosque = await host.tenant()
  await host.database.pool.query("UPDATE tenants SET state = 'suspended' WHERE id = $1", [mosque.id])
  const age = (days: number) => new Date(Date.now() - days * 86_400_000)
  await host.database.forTenant(mosque.id)((tx) =>
    tx.insert(mails).values([
      { tenantId: mosque.id, id: 'waited', kind: 'reset', cause: 'waited', letter, createdAt: age(91) },
      { tenantId: mosque.id, id: 'done', kind: 'reset', cause: 'done', state: 'sent', createdAt: age(91) },
      { tenantId: mosque.id, id: 'waits', kind: 'reset', cause: 'waits', letter, createdAt: age(89) },
    ]),
  )
  const told: unknown[][] = []
  const log = { error: (...said: unknown[]) => void told.push(said) }
  const settings = { smtpUrl: mailbox.smtpUrl, patience: { greet: 3000, answer: 700 } }
  await mailTasks({ database: host.database, directory: host.directory, settings, log })['mail-tidy']({})
  expect(told).toEqual([
    [{ mail: 'waited', tenantId: mosque.id }, 'a mail waited for ninety days, was never sent and has been deleted'],
  ])
  expect(await office.row('waited', mosque)).toBeUndefined()
  expect(await office.row('done', mosque)).toBeUndefined()
  expect(await office.row('waits', mosque)).toMatchObject({ state: 'waiting' })
})
