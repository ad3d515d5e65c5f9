import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mails } from '../db/mail.ts'
import { createSecrets } from '../base/secrets.ts'
import { createServer } from '../../../server/src/server.ts'
import { makeTenant, testDatabase, type TestTenant } from '../../../acceptance/src/index.ts'
import { type HoldingMailbox, startHoldingMailbox } from '../../../testkit/src/holdingMailbox.ts'
import { queueEmail } from './queueEmail.ts'
import { listEmails, resendEmail } from '../../../staff/src/outbox/admin.ts'

/** Where an email stands at the moment its server is killed, and whether its body may have gone out by then. */
const stages = {
  greeting: 'before the mail server has greeted',
  rcpt: 'after RCPT TO',
  data: 'while the body goes out',
  answer: 'after the body, before the answer',
  commit: 'after the answer, before it is written down',
} as const

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant
let mailbox: HoldingMailbox
let dying: ChildProcess | undefined
let second: Awaited<ReturnType<typeof createServer>> | undefined
/** Lets go of what the test has locked, whatever its transaction is at: the database waits for it to close. */
let unlock: (() => void) | undefined

beforeEach(async () => {
  dying = second = unlock = undefined
  database = await testDatabase()
  mosque = await makeTenant(database, { email: 'office@mosque.example' })
  mailbox = await startHoldingMailbox()
})
afterEach(async () => {
  unlock?.()
  dying?.kill('SIGKILL')
  await second?.close()
  await mailbox.close()
  await database.close()
})

/** A server of its own process that sends what waits, and nothing else. */
function startSending(): ChildProcess {
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openDatabase } from ${from('../db/database.ts')}
    import { createSecrets } from ${from('../base/secrets.ts')}
    import { createServer } from ${from('../../../server/src/server.ts')}
    const database = openDatabase(${JSON.stringify(database.url)})
    await createServer({ database, secrets: createSecrets('0'.repeat(64)), mail: { smtpUrl: ${JSON.stringify(mailbox.smtpUrl)} } })
    process.stdin.resume().on('end', () => process.exit())`
  return spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

const rows = async () =>
  new Map(
    (await database.forTenant(mosque.id)((tx) => tx.select().from(mails))).map((row) => [row.cause, row] as const),
  )
const stateOf = async (cause: string) => (await rows()).get(cause)?.state

test('killed at any point of sending, an email is sent again under its Message-ID, or listed as uncertain, and never lost', async () => {
  const long = 'A long line of text. '.repeat(400_000)
  const put = (cause: string) =>
    database.forTenant(mosque.id)((tx) => {
      const text = cause === 'data' ? long : 'Your gift'
      return queueEmail(tx, {
        kind: 'receipt',
        cause,
        letter: { to: `${cause}@example.org`, subject: cause, text, html: '' },
      })
    })
  await put('greeting')
  dying = startSending()
  await mailbox.reached('greeting')
  for (const cause of ['rcpt', 'data', 'answer', 'commit']) await put(cause)
  for (const stage of ['rcpt', 'data', 'answer'] as const) await mailbox.reached(stage)
  // Whatever wants to write down that this one was taken has to wait here.
  const lock = await database.pool.connect()
  unlock = () => lock.release(true)
  await lock.query('begin')
  await mailbox.reached('commit')
  await lock.query("select from mails where cause = 'commit' for update")
  mailbox.answer('commit')
  const waiting = async () =>
    (
      await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%mails%'",
      )
    ).rowCount
  await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0)

  const before = await rows()
  const begun = [...before].filter(([, { dataSentAt }]) => dataSentAt).map(([cause]) => cause)
  expect(begun.toSorted()).toEqual(['answer', 'commit', 'data'])
  expect([...before.values()].map(({ state }) => state)).toEqual(Object.keys(stages).map(() => 'sending'))

  const exited = once(dying, 'exit')
  dying.kill('SIGKILL')
  await exited
  unlock()
  unlock = undefined
  mailbox.holdNothing()

  second = await createServer({
    database,
    secrets: createSecrets('0'.repeat(64)),
    mail: { smtpUrl: mailbox.smtpUrl },
  })
  for (const stage of ['greeting', 'rcpt']) await expect.poll(() => stateOf(stage), { timeout: 40_000 }).toBe('sent')
  for (const stage of ['data', 'answer', 'commit'])
    await expect.poll(() => stateOf(stage), { timeout: 40_000 }).toBe('uncertain')
  const id = (cause: string) => before.get(cause)?.id ?? ''
  const messageId = (cause: string) => `<${id(cause)}@${mosque.hostname}>`
  expect(mailbox.taken.toSorted()).toEqual(['answer', 'commit', 'greeting', 'rcpt'].map(messageId).toSorted())

  const listed = await listEmails(database, mosque.id, true)
  expect(listed.map(({ id: each, state, to }) => [each, state, to].join(' ')).toSorted()).toEqual(
    ['data', 'answer', 'commit'].map((cause) => `${id(cause)} uncertain ${cause.charAt(0)}…@example.org`).toSorted(),
  )
  for (const { id: each } of listed) await resendEmail(database, mosque.id, each)
  for (const stage of Object.keys(stages)) await expect.poll(() => stateOf(stage)).toBe('sent')
  expect(mailbox.taken.filter((each) => each === messageId('data'))).toHaveLength(1)
  for (const cause of ['answer', 'commit'])
    expect(mailbox.taken.filter((each) => each === messageId(cause))).toHaveLength(2)
}, 240_000)
