import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DonorDetail, DonorListed, Import, ImportLine } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'
import { importTasks } from '../tasks.ts'

const now = new Date('2026-11-26T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let base: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  base = `/mosques/${mosque.slug}`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
})

const tasks = () =>
  importTasks({
    database: server.database,
    directory: server.directory,
    payments: { gatewayFor: () => Promise.resolve(undefined) },
    now: () => now,
    log: { error: () => {} },
  })
const importOf = ({ body }: { body: { data?: unknown } }): Import => {
  const data: Import = Object(body.data)
  return data
}
const viewImport = async (id: string) => importOf(await treasurer.get(`${base}/imports/${id}`))
const linesOf = async (id: string) => {
  const data: ImportLine[] = Object((await treasurer.get(`${base}/imports/${id}/lines`)).body.data)
  return data
}

/** Uploads a list and runs the dry run. */
async function upload(content: string): Promise<Import> {
  const file = { purpose: 'donors' as const, name: 'donors.csv', bytes: Buffer.from(content) }
  const { id } = importOf(await postFile(treasurer, mosque.slug, file, { path: 'donor-imports' }))
  await tasks()['import-check']({ tenantId: mosque.id, importId: id })
  return viewImport(id)
}

async function apply(id: string): Promise<Import> {
  expect((await treasurer.post(`${base}/donor-imports/${id}/apply`)).code).toBe(200)
  await tasks()['import-apply']({ tenantId: mosque.id, importId: id })
  return viewImport(id)
}

const undo = (change: string | undefined) => treasurer.post(`${base}/log/${change ?? 'none'}/undo`)

async function viewOf(search: string): Promise<DonorDetail> {
  const rows: DonorListed[] = Object(
    (await treasurer.get(`${base}/donors?search=${encodeURIComponent(search)}`)).body.data,
  )
  const data: DonorDetail = Object((await treasurer.get(`${base}/donors/${rows[0]?.id}`)).body.data)
  return data
}
const countParts = async () =>
  (await server.database.pool.query(`select from import_parts where tenant_id = $1`, [mosque.id])).rowCount
const insertGift = (name: string, email: string) =>
  mosque.insertGift({ donor_name: name, donor_email: email, amount_minor: 1000 })

test('asks about columns with contact preferences before adding donors and remembers the answers', async () => {
  const list = 'Name,Email,Marketing level\nA,a@example.org,Gold\nB,b@example.org,Silver\n'
  const firstImport = await upload(list)
  expect(firstImport).toMatchObject({
    state: 'checked',
    counts: { donors: 0, skipped: 0 },
    columns: [{ number: 1, role: 'name' }, { number: 2 }, { number: 3, heading: 'Marketing level', asks: 'values' }],
  })
  expect((await treasurer.post(`${base}/donor-imports/${firstImport.id}/apply`)).body.message).toBe(
    'Tell us what’s in the columns first. Then we can read the file.',
  )
  const columns = [
    {
      number: 3,
      role: 'agreesEmail',
      values: [
        { value: 'Gold', means: 'yes' },
        { value: 'Silver', means: 'no' },
      ],
    },
  ]
  const sendAnswers = () => treasurer.post(`${base}/donor-imports/${firstImport.id}/columns`, { columns })
  expect(importOf(await sendAnswers())).toMatchObject({ state: 'checking' })
  expect((await sendAnswers()).code).toBe(409)
  await tasks()['import-check']({ tenantId: mosque.id, importId: firstImport.id })
  const checkedImport = await viewImport(firstImport.id)
  expect(checkedImport).toMatchObject({ state: 'checked', counts: { donors: 2 } })
  expect(checkedImport.columns).toBeUndefined()
  expect(await countParts()).toBe(0)
  await apply(firstImport.id)
  expect((await viewOf('a@example')).contact).toMatchObject({ email: 'yes', call: 'unknown' })
  expect((await viewOf('b@example')).contact).toMatchObject({ email: 'no' })

  const secondImport = await upload(`${list}C,c@example.org,Gold\n`)
  expect(secondImport).toMatchObject({ state: 'checked', counts: { donors: 1, skipped: 2 } })
  // Only the new value is asked about.
  const thirdImport = await upload(`${list}D,d@example.org,Bronze\n`)
  expect(thirdImport.columns?.[2]).toMatchObject({ role: 'agreesEmail', values: [{ value: 'Bronze', count: 1 }] })
  const bronze = [{ number: 3, role: 'agreesEmail', values: [{ value: 'Bronze', means: 'nothing' }] }]
  await treasurer.post(`${base}/donor-imports/${thirdImport.id}/columns`, { columns: bronze })
  await tasks()['import-check']({ tenantId: mosque.id, importId: thirdImport.id })
  expect(await viewImport(thirdImport.id)).toMatchObject({ state: 'checked', counts: { donors: 1, skipped: 2 } })
  // The same value may mean something else in another list.
  expect((await upload('Email,Marketing level\ne@example.org,Gold\n')).columns).toHaveLength(2)
})

test('adds objections to existing donors, and keeps them when the import is undone', async () => {
  await insertGift('Zaynab', 'zaynab@example.org')
  await insertGift('Bilal', 'bilal@example.org')
  const agreement = { phone: '', email: 'yes', call: 'unknown', post: 'unknown' }
  await treasurer.post(`${base}/donors/${(await viewOf('bilal')).id}/contact`, agreement)
  const columns = 'Name,Email,Do Not Email,Do Not Phone,Do Not Mail,No Bulk Emails (User Opt Out)'
  const checkedImport = await upload(
    `${columns}\nZ,zaynab@example.org,,Yes,Yes,Yes\nB,bilal@example.org,Yes,,,\nC,c@example.org,,Yes,Yes,Yes`,
  )
  expect(checkedImport.counts).toMatchObject({ donors: 1, objections: 1 })
  expect((await linesOf(checkedImport.id)).slice(0, 2).map(({ notes }) => notes)).toEqual([
    ['This donor is already listed here. The import only adds that they don’t want emails, calls and post.'],
    [
      'This donor is already listed here and wasn’t changed. The file says they don’t want emails, but here they’ve agreed. Ask the donor.',
    ],
  ])
  const { change } = await apply(checkedImport.id)
  const noContact = { email: 'no', call: 'no', post: 'no' }
  expect((await viewOf('zaynab')).contact).toMatchObject(noContact)
  expect((await viewOf('c@example')).contact).toMatchObject(noContact)
  expect((await viewOf('bilal')).contact).toMatchObject({ email: 'yes' })
  expect((await undo(change)).code).toBe(200)
  expect((await viewOf('zaynab')).contact).toMatchObject(noContact)

  const objections = await upload(`${columns}\nB,bilal@example.org,,Yes,,`)
  expect(objections.counts).toMatchObject({ donors: 0, objections: 1 })
  expect(await apply(objections.id)).toMatchObject({ state: 'done', done: 0 })
  expect((await viewOf('bilal')).contact).toMatchObject({ email: 'yes', call: 'no' })
})

test('groups notes of many lines, with a count and examples', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => `D${index},d${index}@example.org,none`).join('\n')
  const { groups } = await upload(`Name,Email,Phone\n${lines}\nBroken,nothing,\nTotal,,`)
  expect(groups?.map(({ note, count, examples }) => [note, count, examples.map(({ position }) => position)])).toEqual([
    ['The phone number couldn’t be used and was left out.', 12, [2, 3, 4]],
    ['The email address isn’t valid. Correct it in the file, and upload the file again.', 1, [14]],
    ['This line isn’t a donor: it’s a title, a total or column headings.', 1, [15]],
  ])
})
