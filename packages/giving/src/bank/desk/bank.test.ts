import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BankOverview } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { formatMessages } from './formatMessages.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'

const now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await startDeclaring(server.database, { paymentMode: 'live', timeZone: 'Europe/London' })
  treasurer = await staffUser(server, mosque, ['treasurer'], { name: 'Aisha Rahman', now })
  path = `/mosques/${mosque.slug}/bank`
})

const readOverview = async (user = treasurer) => {
  const data: BankOverview = Object((await user.get(path)).body.data)
  return data
}
const importCsv = (text: string, user = treasurer) =>
  postFile(
    user,
    mosque.slug,
    { purpose: 'statement', name: 'statement.csv', bytes: Buffer.from(`Date,Description,Amount\n${text}`) },
    { path: 'bank/statements', body: { account: 'Current account' } },
  )
const choicesOf = ({ waiting }: BankOverview) =>
  waiting.flatMap(({ id, kind, causeId }) => (kind ? [{ id, kind, ...(causeId ? { causeId } : {}) }] : []))

test('imports, lists, posts and reverses a statement, with log entries', async () => {
  const response = await importCsv('24/11/2026,MISS A RAHMAN,10.00\n24/11/2026,STRIPE,85.00\n')
  expect([response.code, response.body.data]).toEqual([200, { added: 2, known: 0, passed: [] }])
  expect((await importCsv('24/11/2026,STRIPE,85.00\n')).body.data).toEqual({ added: 0, known: 1, passed: [] })
  const overview = await readOverview()
  expect(overview).toMatchObject({ mode: 'live', accounts: ['Current account'], waitingCount: 2, posted: [] })
  const gift = overview.waiting.find(({ text }) => text === 'MISS A RAHMAN')
  expect(gift).toMatchObject({ amountMinor: 1000, kinds: ['gift', 'payout', 'box', 'hmrc', 'other'], twin: false })
  expect(gift?.kind).toBeUndefined()
  await treasurer.post(`${path}/lines/${gift?.id}`, { kind: 'gift', causeId: 'general', donorName: 'Aisha Rahman' })
  expect((await treasurer.post(`${path}/post`, { lines: choicesOf(await readOverview()) })).code).toBe(200)
  expect(await readOverview()).toMatchObject({ waiting: [], waitingCount: 0 })
  const { posted } = await readOverview()
  expect(posted.map(({ kind }) => kind).toSorted()).toEqual(['gift', 'payout'])
  expect((await treasurer.post(`${path}/lines/${gift?.id}/reverse`)).code).toBe(200)
  expect((await treasurer.post(`${path}/lines/${gift?.id}/reverse`)).code).toBe(409)
  const { rows } = await server.database.pool.query(
    'select kind, amount_minor from ledger_entries where tenant_id = $1 order by amount_minor',
    [mosque.id],
  )
  expect(rows).toEqual([
    { kind: 'undone', amount_minor: -1000 },
    { kind: 'paid', amount_minor: 1000 },
  ])
  const owner = await staffUser(server, mosque, ['owner'], { now })
  const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
  expect(log).toContain('Aisha Rahman matched 2 bank statement lines, 1 as a gift')
  expect(log).toContain('Aisha Rahman undid the match of a bank line of £10')
})

test('refuses an unreadable file naming the line, and stores nothing', async () => {
  const response = await importCsv('24/11/2026,A,10.00\n31/02/2026,B,1.00\n')
  expect([response.code, JSON.stringify(response.body)]).toEqual([
    422,
    expect.stringContaining('Line 3: “31/02/2026” isn’t a date'),
  ])
  expect(await readOverview()).toMatchObject({ waitingCount: 0, accounts: [] })
})

test('asks about ambiguous columns, imports with the answer, and does not ask again', async () => {
  const file = (day: string) => ({
    purpose: 'statement' as const,
    name: 'statement.csv',
    bytes: Buffer.from(`Wann,Wer,Wieviel\n03/11/2026,MISS A RAHMAN,10.00\n${day},SHOP,-3.00\n\nEnde,,\n`),
  })
  const importFile = (day: string, answers = {}) =>
    postFile(treasurer, mosque.slug, file(day), {
      path: 'bank/statements',
      body: { account: 'Current account', ...answers },
    })
  const questionResponse = await importFile('04/11/2026')
  expect([questionResponse.code, questionResponse.body.data]).toEqual([
    200,
    {
      added: 0,
      known: 0,
      passed: [],
      question: {
        asks: ['columns', 'dates'],
        columns: [
          { number: 1, heading: 'Wann', samples: ['03/11/2026', '04/11/2026', 'Ende'], role: 'date' },
          { number: 2, heading: 'Wer', samples: ['MISS A RAHMAN', 'SHOP'], role: 'text' },
          { number: 3, heading: 'Wieviel', samples: ['10.00', '-3.00'], role: 'amount' },
        ],
        dates: { text: '03/11/2026', dmy: '2026-11-03', mdy: '2026-03-11' },
      },
    },
  ])
  expect(await readOverview()).toMatchObject({ waitingCount: 0, accounts: [] })
  const rejectedResponse = await importFile('04/11/2026', { columns: { '1': 'date' }, dates: 'dmy' })
  expect([rejectedResponse.code, JSON.stringify(rejectedResponse.body)]).toEqual([
    422,
    expect.stringContaining('Choose one column for the date'),
  ])
  const columns = { '1': 'date', '2': 'payer', '3': 'amount' }
  const answeredResponse = await importFile('04/11/2026', { columns, dates: 'dmy' })
  expect([answeredResponse.code, answeredResponse.body.data]).toEqual([
    200,
    { added: 2, known: 0, passed: [{ reason: 'note', count: 1, examples: [{ line: 5, text: 'Ende' }] }] },
  ])
  expect((await importFile('05/11/2026')).body.data).toMatchObject({ added: 1, known: 1 })
  expect((await importFile('05/11/2026', { ask: true })).body.data).toMatchObject({
    added: 0,
    question: { asks: ['columns'], columns: [{}, { role: 'payer' }, {}] },
  })
})

test('refuses an unsupported format by name, in every language', async () => {
  const response = await postFile(
    treasurer,
    mosque.slug,
    { purpose: 'statement', name: 'statement.csv', bytes: Buffer.from('!Type:Bank\nD24/11/2026\nT20.00\n^\n') },
    { path: 'bank/statements', body: { account: 'Current account' } },
  )
  expect([response.code, JSON.stringify(response.body)]).toEqual([422, expect.stringContaining('This is a QIF file')])
  for (const { en, ar, ur } of Object.values(formatMessages)) expect(new Set([en, ar, ur]).size).toBe(3)
})

test('does not post lines that have changed since they were displayed', async () => {
  await importCsv('24/11/2026,STRIPE,85.00\n')
  const lines = choicesOf(await readOverview())
  await treasurer.post(`${path}/lines/${lines[0]?.id}`, { kind: 'other' })
  expect((await treasurer.post(`${path}/post`, { lines })).code).toBe(409)
  expect((await readOverview()).waitingCount).toBe(1)
})

test('does not post a gift for a cause that has since been deleted', async () => {
  await importCsv('24/11/2026,MISS A RAHMAN,10.00\n')
  const id = (await readOverview()).waiting[0]?.id
  await treasurer.post(`${path}/lines/${id}`, { kind: 'gift', causeId: 'general' })
  await server.database.pool.query("update bank_lines set cause_id = 'deleted' where id = $1", [id])
  expect((await treasurer.post(`${path}/post`, { lines: choicesOf(await readOverview()) })).code).toBe(409)
  expect((await readOverview()).waitingCount).toBe(1)
})

test('does not list, change, post or reverse another mosque’s lines', async () => {
  await importCsv('24/11/2026,STRIPE,85.00\n')
  const [line] = choicesOf(await readOverview())
  const otherMosque = await startDeclaring(server.database, { paymentMode: 'live' })
  const otherOwner = await staffUser(server, otherMosque, ['owner'], { now })
  const otherPath = `/mosques/${otherMosque.slug}/bank`
  expect((await otherOwner.get(otherPath)).body.data).toMatchObject({ waiting: [] })
  expect((await otherOwner.post(`${otherPath}/lines/${line?.id}`, { kind: 'other' })).code).toBe(409)
  expect((await otherOwner.post(`${otherPath}/post`, { lines: [line] })).code).toBe(409)
  expect((await otherOwner.post(`${otherPath}/lines/${line?.id}/reverse`)).code).toBe(409)
  expect((await otherOwner.get(path)).code).toBe(404)
})

test('rejects staff without the role', async () => {
  const editor = await staffUser(server, mosque, ['administrator', 'editor'], { now })
  expect([(await editor.get(path)).code, (await importCsv('', editor)).code]).toEqual([403, 403])
})
