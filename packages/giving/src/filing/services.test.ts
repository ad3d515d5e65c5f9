import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { exportClaim, scheduleName, scheduleOf, undoClaim } from '../gift-aid/index.ts'
import { createFilingTreasurer } from '../testing/filing.ts'
import { readSchedule } from '../testing/hmrcReader.ts'
import { attentionOf, resolveFiling } from './read.ts'
import { buildFiling } from './build.ts'
import { settleFiling } from './settle.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

/** Creates a mosque with an unsent filing to the test service, and a real gift. */
async function start() {
  const mosque = await startDeclaring(server.database)
  const insertGift = async (mode: 'test' | 'live') => {
    const email = `${mode}@example.org`
    const declarationId = await mosque.insertDeclaration({ mode, email, first_name: 'A', last_name: 'Khan' })
    await mosque.insertGift({
      mode,
      donor_email: email,
      donor_name: 'A Khan',
      declaration_id: declarationId,
      gift_aid: 'yes',
    })
  }
  await insertGift('test')
  await insertGift('live')
  const treasurer = createFilingTreasurer({
    database: server.database,
    tenantId: mosque.id,
    base: 'http://127.0.0.1:1',
  })
  await treasurer.enterDetails()
  const result = await treasurer.build()
  if ('problem' in result) throw new Error(result.problem)
  return { treasurer, tenantId: mosque.id, testFiling: result.filing, insertGift }
}

test('a filing to a service that is no longer configured can be decided, and its gifts are freed', async () => {
  const { treasurer, testFiling } = await start()
  const decide = (service: 'test' | 'live' | undefined) =>
    treasurer.db((tx) =>
      resolveFiling(tx, testFiling.id, { wasReceived: false, by: 'treasurer', now: treasurer.clock.now, service }),
    )
  expect([
    attentionOf(testFiling, 'test'),
    attentionOf(testFiling, 'live'),
    attentionOf(testFiling, undefined),
  ]).toEqual([null, 'stopped', 'stopped'])
  expect(await decide('test')).toBe(false)
  expect(await decide(undefined)).toBe(true)
  const filing = await treasurer.read(testFiling.id)
  expect(filing).toMatchObject({ state: 'failed', failure: 'not_taken', credentials: null, decidedBy: 'treasurer' })
  expect(attentionOf(filing, undefined)).toBeNull()
  expect((await treasurer.plan()).schedules.flat()).toHaveLength(1)
})

test('a claim cannot be exported while it is filed, and afterwards only as a copy that HMRC refuses', async () => {
  const { treasurer, tenantId, testFiling } = await start()
  const { pool } = server.database
  await pool.query(`update gift_aid_filings set mode = 'live', service = 'live' where id = $1`, [testFiling.id])
  await pool.query(`update gift_aid_claims set mode = 'live' where tenant_id = $1`, [tenantId])
  const exportFirst = () => exportClaim(server.database, tenantId, 1)
  await expect(exportFirst()).rejects.toThrow(/being filed/)
  await treasurer.db((tx) =>
    settleFiling(tx, testFiling, { state: 'accepted' }, { now: treasurer.clock.now, change: {} }),
  )
  const copy = await exportFirst()
  expect(scheduleName(copy, 'x')).toBe('gift-aid-x-1-COPY-NOT-FOR-HMRC')
  const ods = Buffer.from(scheduleOf(copy, 'Europe/London'))
  expect(readSchedule(ods, 'giftAid', '2026-11-25').errors).toEqual([{ number: 3 }])
  const options = { now: treasurer.clock.now, rejected: true }
  await expect(undoClaim(server.database, tenantId, 1, options)).rejects.toThrow(/HMRC has accepted/)
})

test('a test filing does not block a real claim, but a real one blocks all others', async () => {
  const { treasurer, tenantId, testFiling, insertGift } = await start()
  const { secrets, settings } = treasurer.deps
  const { now } = treasurer.clock
  const file = (service: 'test' | 'live', expected: { gifts: number; amountMinor: number }) =>
    treasurer.db((tx) =>
      buildFiling(
        tx,
        { tenantId, secrets, settings: { ...settings, service } },
        {
          options: { mode: service, timeZone: 'Europe/London', now, before: now, aggregate: false, include: [] },
          credentials: { senderId: 'ISV123', password: 'sesame' },
          expected,
          by: 'treasurer',
        },
      ),
    )
  const liveFiling = await file('live', { gifts: 1, amountMinor: testFiling.amountMinor })
  expect(liveFiling).toMatchObject({ filing: { service: 'live', state: 'built' } })
  expect(await treasurer.read(testFiling.id)).toMatchObject({
    state: 'failed',
    failure: 'not_taken',
    credentials: null,
  })
  await insertGift('live')
  expect(await file('live', { gifts: 1, amountMinor: testFiling.amountMinor })).toEqual({ problem: 'open' })
  expect(await file('test', { gifts: 1, amountMinor: testFiling.amountMinor })).toEqual({ problem: 'open' })
})
