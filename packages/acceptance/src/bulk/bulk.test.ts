import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../../foundation/src/db/database.ts'
import { createSecrets } from '../../../foundation/src/base/secrets.ts'
import { createServer, type Server } from '../../../server/src/server.ts'
import { bulkHostname, bulkTemplate, checkMoney, makeBulkDatabase } from './index.ts'

const secretsKey = 'b'.repeat(64)
let folder: string
let url: string
let client: pg.Client
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-bulk-'))
  const bulkDatabase = await makeBulkDatabase(inject('postgres'), {
    name: `bulk_${randomUUID().slice(0, 8)}`,
    dataDir: folder,
    secretsKey,
    size: { mosques: 3, gifts: 30 },
  })
  url = bulkDatabase.url
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const database = openDatabase(url, 4, 10)
  server = await createServer({ database, secrets: createSecrets(secretsKey), jobs: false, logLevel: 'error' })
  server.app.addHook('onClose', () => database.close())
}, 120_000)

afterAll(async () => {
  await client.end()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const post = async (url: string, payload: object) => {
  const headers = { host: bulkHostname(2), 'x-requested-with': 'x' }
  const response = await server.app.inject({ method: 'POST', url, headers, payload })
  return response.json<{ status: number; data: { pageToken: string; state: string } }>()
}

test('a copied mosque shows its campaign’s total and accepts a gift, and checkMoney finds errors in the ledger', async () => {
  const headers = { host: bulkHostname(2) }
  const campaign = await server.app.inject({ url: `/api/campaigns/${bulkTemplate.campaign}`, headers })
  // Gifts 2, 11, 20 and 29 of thirty: every third gift of the third mosque. Gift n is £5 + £n.
  expect(campaign.json()).toMatchObject({ status: 200, data: { raisedMinor: 700 + 1600 + 2500 + 3400 } })
  const { pageToken } = (await post('/api/donation/start', { causeId: bulkTemplate.cause })).data
  const gift = { attemptId: randomUUID(), amountMinor: 1200 }
  const payment = await post('/api/stripePaymentProcess', {
    ...gift,
    pageToken,
    causeId: bulkTemplate.cause,
    campaignId: bulkTemplate.campaign,
    currency: 'gbp',
    kind: 'once',
    giftAid: { claim: false },
    confirmationTokenId: 'demo_succeeds',
    donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
  })
  expect(payment).toMatchObject({ status: 200, data: { state: 'paid' } })
  const sentGifts = [{ ...gift, isPaid: true }]
  const expectedCheck = {
    attempts: 1,
    paid: 1,
    ledgerMinor: 1200,
    mismatched: 0,
    chargedTwice: 0,
    notRecorded: 0,
    wrongTotals: 0,
  }
  expect(await checkMoney(url, sentGifts)).toEqual(expectedCheck)

  await client.query('SET session_replication_role = replica')
  // A second payment of the same gift, and a total that is a penny too high.
  await client.query(
    `INSERT INTO demo_intents SELECT (jsonb_populate_record(i, '{"id": "again"}')).* FROM demo_intents i, gifts g
     WHERE g.attempt_id = '${gift.attemptId}' AND i.metadata ->> 'donation_id' = g.id`,
  )
  await client.query(
    `UPDATE money_totals SET amount_minor = amount_minor + 1 WHERE campaign_id = '' AND tenant_id = (SELECT tenant_id FROM hostnames WHERE hostname = '${bulkHostname(0)}')`,
  )
  expect(await checkMoney(url, sentGifts)).toEqual({ ...expectedCheck, chargedTwice: 1, wrongTotals: 1 })
  await client.query(
    `DELETE FROM ledger_entries l USING gifts g WHERE g.attempt_id = '${gift.attemptId}' AND l.gift_id = g.id`,
  )
  expect(await checkMoney(url, sentGifts)).toMatchObject({ mismatched: 1, notRecorded: 1 })
})
