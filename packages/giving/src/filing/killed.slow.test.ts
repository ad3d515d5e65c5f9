import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { createFilingTreasurer } from '../testing/filing.ts'
import { type HmrcStub, startHmrcStub } from '../testing/hmrcStub.ts'
import { advanceFiling } from './advance.ts'

let server: TestServer
let hmrc: HmrcStub
let sender: ChildProcess | undefined

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  hmrc = await startHmrcStub()
})
afterEach(() => {
  vi.useRealTimers()
  sender?.kill('SIGKILL')
  hmrc.plan = {}
  hmrc.submissions.length = 0
  hmrc.received.length = 0
})
afterAll(async () => {
  await hmrc.close()
  await server.close()
})

/** Creates a treasurer with a claim that is built but not sent. */
async function start() {
  const mosque = await startDeclaring(server.database)
  const declaration_id = await mosque.insertDeclaration({ mode: 'test' })
  await mosque.insertGift({ mode: 'test', declaration_id, gift_aid: 'yes' })
  const treasurer = createFilingTreasurer(
    { database: server.database, tenantId: mosque.id, base: hmrc.base },
    new Date(),
  )
  await treasurer.enterDetails()
  const result = await treasurer.build()
  if ('problem' in result) throw new Error(result.problem)
  return { mosque, treasurer, id: result.filing.id }
}
type Setup = Awaited<ReturnType<typeof start>>

/** Starts a process that sends one message of the filing and waits for the response. */
function startSender({ mosque, treasurer, id }: Setup): ChildProcess {
  const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openDatabase } from ${urlOf('../../../foundation/src/db/database.ts')}
    import { createSecrets } from ${urlOf('../../../foundation/src/base/secrets.ts')}
    import { advanceFiling } from ${urlOf('./advance.ts')}
    const database = openDatabase(${JSON.stringify(server.database.url)})
    const deps = { database, secrets: createSecrets('7'.repeat(64)), settings: ${JSON.stringify(treasurer.deps.settings)} }
    await advanceFiling(deps, ${JSON.stringify(mosque.id)}, ${JSON.stringify(id)}, () => new Date())`
  return spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
const listSubmissions = () => hmrc.received.filter((xml) => xml.includes('<IRmark'))

/** Seconds until the lease expires and the job runs. */
async function readTakeoverDelays({ mosque, id }: Setup): Promise<{ lease: number; job: number }> {
  const { rows } = await server.database.pool.query<{ lease: number; job: number }>(
    `SELECT extract(epoch FROM f.next_at - now())::float AS lease, extract(epoch FROM j.run_at - now())::float AS job
     FROM gift_aid_filings f JOIN graphile_worker.jobs j ON j.key = 'hmrc ' || f.tenant_id || ' ' || f.id
     WHERE f.tenant_id = $1 AND f.id = $2 AND j.locked_at IS NULL`,
    [mosque.id, id],
  )
  const [row] = rows
  if (!row) throw new Error('The filing has no job.')
  return row
}

test.each(['submit', 'poll', 'list', 'delete'] as const)(
  'a server killed while HMRC responds to a %s is replaced within half a minute, and nothing is sent twice',
  async (step) => {
    const setup = await start()
    const { treasurer, id } = setup
    let isHeld = false
    hmrc.plan = {
      fault(currentStep) {
        // A lost acknowledgement causes the list query.
        if (step === 'list' && currentStep === 'submit') return 'drop_response'
        if (currentStep !== step || isHeld) return undefined
        isHeld = true
        return 'hang'
      },
    }
    const messagesBefore = { submit: 0, poll: 1, list: 1, delete: 2 }[step]
    await treasurer.wait(id, messagesBefore)
    treasurer.clock.now = new Date()
    // Due now, regardless of HMRC's poll interval.
    await server.database.pool.query('UPDATE gift_aid_filings SET next_at = now() WHERE id = $1', [id])
    sender = startSender(setup)
    const exit = once(sender, 'exit')
    await expect.poll(() => isHeld, { timeout: 60_000, interval: 10 }).toBe(true)
    sender.kill('SIGKILL')
    await exit

    const { lease, job } = await readTakeoverDelays(setup)
    expect(Math.max(lease, job)).toBeLessThan(30)
    const { nextAt } = await treasurer.read(id)
    treasurer.clock.now = nextAt ?? new Date()
    const filing = await treasurer.wait(id)
    expect(filing).toMatchObject({ state: 'accepted' })
    expect(filing.deletedAt).not.toBeNull()
    expect(listSubmissions()).toHaveLength(1)
  },
  120_000,
)

test('a server sending a slow message renews its lease, and stops when another server has taken over', async () => {
  const { mosque, treasurer, id } = await start()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const events = new EventEmitter()
  const deps = {
    ...treasurer.deps,
    async send() {
      const response = once(events, 'response')
      events.emit('sent')
      await response
      return { kind: 'no_response', fault: 'late' } as const
    },
  }
  const sentEvent = once(events, 'sent')
  const now = () => treasurer.clock.now
  const advanceSeconds = (seconds: number) => {
    treasurer.clock.now = new Date(treasurer.clock.now.getTime() + seconds * 1000)
  }
  const pendingAdvance = advanceFiling(deps, mosque.id, id, now)
  await sentEvent
  for (let renewals = 0; renewals < 10; renewals += 1) {
    advanceSeconds(5)
    const { nextAt } = await treasurer.read(id)
    vi.advanceTimersByTime(5000)
    await vi.waitFor(async () => expect((await treasurer.read(id)).nextAt).not.toEqual(nextAt))
    expect(await advanceFiling(treasurer.deps, mosque.id, id, now)).toBe(false)
  }
  expect(await treasurer.read(id)).toMatchObject({ state: 'sending' })
  // After a long pause another server takes over the lease and queries HMRC.
  advanceSeconds(25)
  expect(await advanceFiling(treasurer.deps, mosque.id, id, now)).toBe(true)
  const { nextAt, state } = await treasurer.read(id)
  expect(state).toBe('unknown')
  advanceSeconds(5)
  vi.advanceTimersByTime(5000)
  events.emit('response')
  await pendingAdvance
  expect((await treasurer.read(id)).nextAt?.getTime()).toBeGreaterThanOrEqual(nextAt?.getTime() ?? 0)
  expect(listSubmissions()).toHaveLength(0)
})
