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

/** The stage of sending at which the server is killed. */
const stages = {
  greeting: 'before the mail server has greeted',
  rcpt: 'after RCPT TO',
  data: 'while the body is being sent',
  response: 'after the body, before the response',
  commit: 'after the response, before it is recorded',
} as const

let database: Awaited<ReturnType<typeof testDatabase>>
let mosque: TestTenant
let mailbox: HoldingMailbox
let killedServer: ChildProcess | undefined
let secondServer: Awaited<ReturnType<typeof createServer>> | undefined
/** Releases the test's lock by closing its connection; otherwise closing the database would wait for it. */
let unlock: (() => void) | undefined

beforeEach(async () => {
  killedServer = secondServer = unlock = undefined
  database = await testDatabase()
  mosque = await makeTenant(database, { email: 'office@mosque.example' })
  mailbox = await startHoldingMailbox()
})
afterEach(async () => {
  unlock?.()
  killedServer?.kill('SIGKILL')
  await secondServer?.close()
  await mailbox.close()
  await database.close()
})

/** Starts a server in its own process, which sends the waiting emails. */
function startSending(): ChildProcess {
  const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openDatabase } from ${urlOf('../db/database.ts')}
    import { createSecrets } from ${urlOf('../base/secrets.ts')}
    import { createServer } from ${urlOf('../../../server/src/server.ts')}
    const database = openDatabase(${JSON.stringify(database.url)})
    await createServer({ database, secrets: createSecrets('0'.repeat(64)), mail: { smtpUrl: ${JSON.stringify(mailbox.smtpUrl)} } })
    process.stdin.resume().on('end', () => process.exit())`
  return spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

const readRows = async () =>
  new Map(
    (await database.forTenant(mosque.id)((tx) => tx.select().from(mails))).map((row) => [row.cause, row] as const),
  )
const stateOf = async (cause: string) => (await readRows()).get(cause)?.state

test('after a kill at any stage, an email is resent with its Message-ID or listed as uncertain, and never lost', async () => {
  const longText = 'A long line of text. '.repeat(400_000)
  const queue = (cause: string) =>
    database.forTenant(mosque.id)((tx) => {
      const text = cause === 'data' ? longText : 'Your gift'
      return queueEmail(tx, {
        kind: 'receipt',
        cause,
        email: { to: `${cause}@example.org`, subject: cause, text, html: '' },
      })
    })
  await queue('greeting')
  killedServer = startSending()
  await mailbox.waitForHeld('greeting')
  for (const cause of ['rcpt', 'data', 'response', 'commit']) await queue(cause)
  for (const stage of ['rcpt', 'data', 'response'] as const) await mailbox.waitForHeld(stage)
  // Recording that this email was accepted blocks on this lock.
  const lock = await database.pool.connect()
  unlock = () => lock.release(true)
  await lock.query('begin')
  await mailbox.waitForHeld('commit')
  await lock.query("select from mails where cause = 'commit' for update")
  mailbox.release('commit')
  const countLockWaits = async () =>
    (
      await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%mails%'",
      )
    ).rowCount
  await expect.poll(countLockWaits, { interval: 20 }).toBeGreaterThan(0)

  const rowsBefore = await readRows()
  const startedCauses = [...rowsBefore].filter(([, { dataSentAt }]) => dataSentAt).map(([cause]) => cause)
  expect(startedCauses.toSorted()).toEqual(['commit', 'data', 'response'])
  expect([...rowsBefore.values()].map(({ state }) => state)).toEqual(Object.keys(stages).map(() => 'sending'))

  const exitEvent = once(killedServer, 'exit')
  killedServer.kill('SIGKILL')
  await exitEvent
  unlock()
  unlock = undefined
  mailbox.stopHolding()

  secondServer = await createServer({
    database,
    secrets: createSecrets('0'.repeat(64)),
    mail: { smtpUrl: mailbox.smtpUrl },
  })
  for (const stage of ['greeting', 'rcpt']) await expect.poll(() => stateOf(stage), { timeout: 40_000 }).toBe('sent')
  for (const stage of ['data', 'response', 'commit'])
    await expect.poll(() => stateOf(stage), { timeout: 40_000 }).toBe('uncertain')
  const id = (cause: string) => rowsBefore.get(cause)?.id ?? ''
  const messageId = (cause: string) => `<${id(cause)}@${mosque.hostname}>`
  expect(mailbox.receivedIds.toSorted()).toEqual(['response', 'commit', 'greeting', 'rcpt'].map(messageId).toSorted())

  const stuckEmails = await listEmails(database, mosque.id, true)
  expect(stuckEmails.map(({ id: mailId, state, to }) => [mailId, state, to].join(' ')).toSorted()).toEqual(
    ['data', 'response', 'commit'].map((cause) => `${id(cause)} uncertain ${cause.charAt(0)}…@example.org`).toSorted(),
  )
  for (const { id: mailId } of stuckEmails) await resendEmail(database, mosque.id, mailId)
  for (const stage of Object.keys(stages)) await expect.poll(() => stateOf(stage)).toBe('sent')
  expect(mailbox.receivedIds.filter((receivedId) => receivedId === messageId('data'))).toHaveLength(1)
  for (const cause of ['response', 'commit'])
    expect(mailbox.receivedIds.filter((receivedId) => receivedId === messageId(cause))).toHaveLength(2)
}, 240_000)
