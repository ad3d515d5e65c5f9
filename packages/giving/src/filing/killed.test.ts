import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { treasurerOf } from '../testing/filing.ts'
import { type HmrcStub, startHmrcStub } from '../testing/hmrcStub.ts'
import { advanceFiling } from './advance.ts'

let host: TestServer
let hmrc: HmrcStub
let dying: ChildProcess | undefined

beforeAll(async () => {
  host = await startTestServer({ jobs: false })
  hmrc = await startHmrcStub()
})
afterEach(() => {
  vi.useRealTimers()
  dying?.kill('SIGKILL')
  hmrc.plan = {}
  hmrc.submissions.length = 0
  hmrc.received.length = 0
})
afterAll(async () => {
  await hmrc.close()
  await host.close()
})

/** A treasurer whose claim is built and not sent yet. */
async function start() {
  const mosque = await startDeclaring(host.database)
  const declaration_id = await mosque.declaration({ mode: 'test' })
  await mosque.gift({ mode: 'test', declaration_id, gift_aid: 'yes' })
  const treasurer = treasurerOf({ database: host.database, tenantId: mosque.id, base: hmrc.base }, new Date())
  await treasurer.enterDetails()
  const built = await treasurer.build()
  if ('problem' in built) throw new Error(built.problem)
  return { mosque, treasurer, id: built.filing.id }
}
type Started = Awaited<ReturnType<typeof start>>

/** A process of its own that sends one message of the filing, and waits for the answer. */
function startSender({ mosque, treasurer, id }: Started): ChildProcess {
  const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openDatabase } from ${from('../../../foundation/src/db/database.ts')}
    import { createSecrets } from ${from('../../../foundation/src/base/secrets.ts')}
    import { advanceFiling } from ${from('./advance.ts')}
    const database = openDatabase(${JSON.stringify(host.database.url)})
    const deps = { database, secrets: createSecrets('7'.repeat(64)), settings: ${JSON.stringify(treasurer.deps.settings)} }
    await advanceFiling(deps, ${JSON.stringify(mosque.id)}, ${JSON.stringify(id)}, () => new Date())`
  return spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
const submissions = () => hmrc.received.filter((xml) => xml.includes('<IRmark'))

/** In how many seconds the filing may be taken over, and its job is due. */
async function takeover({ mosque, id }: Started): Promise<{ lease: number; job: number }> {
  const { rows } = await host.database.pool.query<{ lease: number; job: number }>(
    `SELECT extract(epoch FROM f.next_at - now())::float AS lease, extract(epoch FROM j.run_at - now())::float AS job
     FROM gift_aid_filings f JOIN graphile_worker.jobs j ON j.key = 'hmrc ' || f.tenant_id || ' ' || f.id
     WHERE f.tenant_id = $1 AND f.id = $2 AND j.locked_at IS NULL`,
    [mosque.id, id],
  )
  const [row] = rows
  if (!row) throw new Error('No job goes on with the filing.')
  return row
}

test.each(['submit', 'poll', 'list', 'delete'] as const)(
  'a server killed while HMRC answers a %s is taken over within half a minute, and nothing is sent twice',
  async (step) => {
    const started = await start()
    const { treasurer, id } = started
    let unanswered = false
    hmrc.plan = {
      trick(of) {
        // A lost acknowledgement is what makes it ask for the list.
        if (step === 'list' && of === 'submit') return 'lose_answer'
        if (of !== step || unanswered) return undefined
        unanswered = true
        return 'hold_answer'
      },
    }
    const before = { submit: 0, poll: 1, list: 1, delete: 2 }[step]
    await treasurer.wait(id, before)
    treasurer.clock.now = new Date()
    // Due now, whatever HMRC asked to wait.
    await host.database.pool.query('UPDATE gift_aid_filings SET next_at = now() WHERE id = $1', [id])
    dying = startSender(started)
    const exited = once(dying, 'exit')
    await expect.poll(() => unanswered, { timeout: 60_000, interval: 10 }).toBe(true)
    dying.kill('SIGKILL')
    await exited

    const { lease, job } = await takeover(started)
    expect(Math.max(lease, job)).toBeLessThan(30)
    const { nextAt } = await treasurer.read(id)
    treasurer.clock.now = nextAt ?? new Date()
    const filing = await treasurer.wait(id)
    expect(filing).toMatchObject({ state: 'accepted' })
    expect(filing.deletedAt).not.toBeNull()
    expect(submissions()).toHaveLength(1)
  },
  120_000,
)

test('a message that HMRC takes long to answer keeps its lease, and gives it up when somebody has taken it over', async () => {
  const { mosque, treasurer, id } = await start()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const line = new EventEmitter()
  const deps = {
    ...treasurer.deps,
    async send() {
      const answered = once(line, 'answered')
      line.emit('sent')
      await answered
      return { kind: 'silence', fault: 'late' } as const
    },
  }
  const sent = once(line, 'sent')
  const now = () => treasurer.clock.now
  const later = (seconds: number) => {
    treasurer.clock.now = new Date(treasurer.clock.now.getTime() + seconds * 1000)
  }
  const sending = advanceFiling(deps, mosque.id, id, now)
  await sent
  for (let renewals = 0; renewals < 10; renewals += 1) {
    later(5)
    const { nextAt } = await treasurer.read(id)
    vi.advanceTimersByTime(5000)
    await vi.waitFor(async () => expect((await treasurer.read(id)).nextAt).not.toEqual(nextAt))
    expect(await advanceFiling(treasurer.deps, mosque.id, id, now)).toBe(false)
  }
  expect(await treasurer.read(id)).toMatchObject({ state: 'sending' })
  // It was away for long: another server asks HMRC what it has, and the lease is that server’s.
  later(25)
  expect(await advanceFiling(treasurer.deps, mosque.id, id, now)).toBe(true)
  const { nextAt, state } = await treasurer.read(id)
  expect(state).toBe('unknown')
  later(5)
  vi.advanceTimersByTime(5000)
  line.emit('answered')
  await sending
  expect((await treasurer.read(id)).nextAt?.getTime()).toBeGreaterThanOrEqual(nextAt?.getTime() ?? 0)
  expect(submissions()).toHaveLength(0)
})
