import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DonorDetail, DonorListed, Import, ImportLine } from '@minaret/contract/desk'
import { donorEraseTasks } from '../../../../giving/src/donors/desk/erase.ts'
import { personalData } from '../../../../server/src/features.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { postFile } from '../../../../acceptance/src/uploads.ts'
import { importTasks } from '../tasks.ts'

let now = new Date('2026-11-26T12:00:00Z')
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
  treasurer = await staffUser(server, mosque, ['treasurer'], { name: 'Maryam Begum', now })
})

const noPayments = { gatewayFor: () => Promise.resolve(undefined) }
const tasks = () =>
  importTasks({
    database: server.database,
    directory: server.directory,
    payments: noPayments,
    now: () => now,
    log: { error: () => {} },
  })
const importOf = ({ body }: { body: { data?: unknown } }): Import => {
  const data: Import = Object(body.data)
  return data
}
const linesOf = async (id: string, user = treasurer) => {
  const data: ImportLine[] = Object((await user.get(`${base}/imports/${id}/lines`)).body.data)
  return data
}

/** Uploads a list and runs its dry run. */
async function upload(content: string, user = treasurer): Promise<Import> {
  now = new Date(now.getTime() + 3_600_000)
  const file = { purpose: 'donors' as const, name: 'donors.csv', bytes: Buffer.from(content) }
  const { id } = importOf(await postFile(user, mosque.slug, file, { path: 'donor-imports' }))
  await tasks()['import-check']({ tenantId: mosque.id, importId: id })
  return importOf(await user.get(`${base}/imports/${id}`))
}

async function apply(id: string): Promise<Import> {
  expect((await treasurer.post(`${base}/donor-imports/${id}/apply`)).code).toBe(200)
  await tasks()['import-apply']({ tenantId: mosque.id, importId: id })
  return importOf(await treasurer.get(`${base}/imports/${id}`))
}

const undo = (change: string | undefined) => treasurer.post(`${base}/log/${change ?? 'none'}/undo`)

async function listDonors(search = ''): Promise<DonorListed[]> {
  const data: DonorListed[] = Object(
    (await treasurer.get(`${base}/donors?search=${encodeURIComponent(search)}`)).body.data,
  )
  return data
}
const listNames = async (search = '') => (await listDonors(search)).map(({ name }) => name)
async function viewOf(search: string): Promise<DonorDetail> {
  const data: DonorDetail = Object(
    (await treasurer.get(`${base}/donors/${(await listDonors(search))[0]?.id}`)).body.data,
  )
  return data
}
const countRows = async (table: string) =>
  (await server.database.pool.query(`select from ${table} where tenant_id = $1`, [mosque.id])).rowCount

const insertGift = (name: string, email: string, row: object = {}) =>
  mosque.insertGift({ donor_name: name, donor_email: email, amount_minor: 1000, ...row })

const list = [
  'Name,Email,Phone,Address,May email,Gift Aid,Number of donations,Total Donated',
  'Fatima Khan,fatima@example.org,07700 900123,12 Mill Lane,yes,yes,14,340.00',
  'Yusuf Ali,yusuf@example.org,,,,no,1,25.00',
  'Broken,not an address,,,,,,',
  'Yusuf A.,YUSUF@example.org,07700 900456,,no,,,',
  'محمد علی,,,,,,,',
  'محمد علی,,0151 496 0000,,,,,',
  'Zaynab,zaynab@example.org,,,,,,',
].join('\n')

test('accepts columns named after Object.prototype properties', async () => {
  const inheritedNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
  const checkedImport = await upload(`Name,Email,${inheritedNames.join(',')}\nFatima Khan,fatima@example.org,1,2,3,4,5`)
  expect(checkedImport).toMatchObject({ state: 'checked', counts: { donors: 1 } })
  expect(checkedImport.passedOver.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual(
    inheritedNames.toSorted((a, b) => a.localeCompare(b)).map((type) => ({ type, count: 1 })),
  )
  const response = await treasurer.get(`${base}/imports`)
  expect(response.code).toBe(200)
})

test('a dry run reports each line without changes; the import inserts donors but no gifts', async () => {
  await insertGift('Zaynab Bibi', 'zaynab@example.org')
  const before = [await countRows('gifts'), await countRows('ledger_entries'), await countRows('gift_aid_declarations')]
  const checkedImport = await upload(list)
  expect(checkedImport).toMatchObject({
    state: 'checked',
    holds: 'donors',
    source: 'csv',
    requestedBy: 'Maryam Begum',
    counts: { news: 0, donors: 3, skipped: 4, noted: 0 },
    passedOver: [{ type: 'Gift Aid', count: 2 }],
  })
  expect(await listNames()).toEqual(['Zaynab Bibi'])
  expect(await countRows('import_parts')).toBe(0)
  expect(
    (await linesOf(checkedImport.id)).map(({ position, adds, title, notes }) => [position, adds, title, ...notes]),
  ).toEqual([
    [2, true, 'Fatima Khan'],
    [3, true, 'Yusuf Ali'],
    [4, false, 'Broken', 'The email address isn’t valid. Correct it in the file, and upload the file again.'],
    [5, false, 'Yusuf A.', 'This is the same donor as on line 3. We’ll combine both lines into one donor.'],
    [6, true, 'محمد علی'],
    [
      7,
      false,
      'محمد علی',
      'This line has the same name as line 6 and no email address. They may be two people, so we only imported the first.',
    ],
    [8, false, 'Zaynab', 'This donor is already listed here and wasn’t changed.'],
  ])
  const finishedImport = await apply(checkedImport.id)
  expect(finishedImport).toMatchObject({ state: 'done', done: 3 })
  expect(await listNames()).toEqual(['Fatima Khan', 'Yusuf Ali', 'Zaynab Bibi', 'محمد علی'])
  expect((await listDonors('fatima'))[0]).toMatchObject({ gifts: 0, totals: [], regular: false })
  const after = [await countRows('gifts'), await countRows('ledger_entries'), await countRows('gift_aid_declarations')]
  expect(after).toEqual(before)
  const fatima = await viewOf('fatima')
  expect(fatima).toMatchObject({
    contact: { phone: '07700 900123', email: 'yes', call: 'unknown', post: 'unknown' },
    years: [],
    declarations: [],
  })
  expect(fatima.entries[0]?.imported).toEqual({
    from: 'csv',
    day: '2026-11-26',
    address: '12 Mill Lane',
    remark: 'Number of donations: 14 · Total Donated: 340.00',
  })
  // The second line completes the first, and its objection counts.
  expect((await viewOf('yusuf')).contact).toMatchObject({ phone: '07700 900456', email: 'no' })
  // The search matches a word of the name, the email address and the phone number.
  for (const search of ['ali', 'yusuf@', '+44 7700 900456']) expect(await listNames(search)).toEqual(['Yusuf Ali'])
  expect((await linesOf(checkedImport.id))[0]?.donor).toBe(fatima.id)

  const secondImport = await upload(list)
  expect(secondImport.counts).toMatchObject({ donors: 0, skipped: 7 })
  expect((await treasurer.post(`${base}/donor-imports/${secondImport.id}/apply`)).code).toBe(409)
  await treasurer.post(`${base}/imports/${secondImport.id}/discard`)

  expect((await undo(finishedImport.change)).body.message).toBe(
    'The import was undone. Its donors are no longer listed.',
  )
  expect(await listNames()).toEqual(['Zaynab Bibi'])
  expect((await undo(finishedImport.change)).code).toBe(409)
})

test('an undo keeps donors who have since given, or been changed, merged or confirmed as different', async () => {
  const people = ['gave', 'called', 'merged', 'kept', 'apart', 'alike', 'nobody', 'plus', 'given-away']
  const finishedImport = await apply(
    (await upload(`Email,Phone\n${people.map((name, index) => `${name}@example.org,0770090010${index}`).join('\n')}`))
      .id,
  )
  expect(finishedImport.done).toBe(9)
  const idOf = async (name: string) => (await listDonors(`${name}@example.org`))[0]?.id ?? ''
  await insertGift('Gave', 'gave@example.org')
  const contact = { phone: '07700 900999', email: 'unknown', call: 'unknown', post: 'unknown' }
  await treasurer.post(`${base}/donors/${await idOf('called')}/contact`, contact)
  await treasurer.post(`${base}/donors/${await idOf('merged')}/merge`, { into: await idOf('kept') })
  const differentDonors = { first: await idOf('apart'), second: await idOf('alike') }
  expect((await treasurer.post(`${base}/donor-duplicates`, differentDonors)).code).toBe(200)
  const movedGift = await insertGift('', 'given-away@example.org')
  await server.database.pool.query('update gifts set donor_email = $1 where id = $2', ['other@example.org', movedGift])
  const { code, body } = await undo(finishedImport.change)
  expect([code, body.message]).toEqual([
    200,
    'Donors no longer listed: 3. Kept, because they’ve given since or been changed: 6.',
  ])
  const remainingDonors = await server.database.pool.query<{ email: string }>(
    'select email from donors where tenant_id = $1 and import_id is not null order by email',
    [mosque.id],
  )
  expect(remainingDonors.rows.map(({ email }) => email.split('@')[0])).toEqual([
    'alike',
    'apart',
    'called',
    'gave',
    'kept',
    'merged',
  ])
})

test('an imported donor stays if their gift moves to another donor, and is deleted if it is erased', async () => {
  await apply((await upload('Name,Email\nFatima Khan,fatima@example.org')).id)
  const [importedDonor] = await listDonors()
  const gift = await insertGift('Fatima Khan', 'Fatima@example.org')
  expect(await listDonors()).toMatchObject([{ id: importedDonor?.id, gifts: 1 }])
  const change = (columns: string) =>
    server.database.pool.query(`update gifts set ${columns} where tenant_id = $1 and id = $2`, [mosque.id, gift])
  await change(`donor_email = 'other@example.org'`)
  expect((await listDonors()).map(({ email }) => email).toSorted()).toEqual(['fatima@example.org', 'other@example.org'])
  await change(`donor_email = 'fatima@example.org'`)
  await change(`donor_name = '', donor_email = '', forgotten_at = now()`)
  expect(await listDonors()).toEqual([])
  // The lines of the report are erased too.
  expect(await countRows('import_lines')).toBe(0)
})

test("an imported donor's data is in their export, and is erased with them", async () => {
  const owner = await staffUser(server, mosque, ['owner'], { now })
  await apply((await upload(list)).id)
  const [fatima] = await listDonors('fatima')
  const { body } = await owner.post(`${base}/donors/${fatima?.id}/data/export`)
  const file: { base64: string } = Object(body.data)
  expect(JSON.parse(Buffer.from(file.base64, 'base64').toString())).toMatchObject({
    imported: [{ from: 'csv', name: 'Fatima Khan', address: '12 Mill Lane' }],
  })
  const erase = donorEraseTasks({ database: server.database, now: () => now, personalData })['donor-erase']
  await erase({ tenantId: mosque.id, entry: fatima?.id })
  expect(await listNames('fatima')).toEqual([])
  const { rows } = await server.database.pool.query(
    `select from import_lines where tenant_id = $1 and title = 'Fatima Khan'`,
    [mosque.id],
  )
  expect(rows).toEqual([])
  expect(await listNames()).toHaveLength(3)
})

test('finds duplicates among imported donors', async () => {
  await insertGift('F. Khan', 'fatima.khan@gmail.com')
  await apply((await upload('Name,Email\nFatima Khan,fatimakhan+masjid@googlemail.com')).id)
  expect((await treasurer.get(`${base}/donor-duplicates`)).body.data).toMatchObject([
    { why: ['email'], donors: [{}, {}] },
  ])
})

test('does not change donors who give between the dry run and the import', async () => {
  const { id } = await upload('Name,Email\nA,a@example.org\nB,b@example.org')
  await insertGift('Aisha', 'a@example.org')
  expect(await apply(id)).toMatchObject({ state: 'done', done: 1, counts: { donors: 1, skipped: 1 } })
  expect(await listNames()).toEqual(['Aisha', 'B'])
})

test('donors imported in test mode are listed in live mode', async () => {
  await apply((await upload('Name,Email\nA,a@example.org\nB,b@example.org')).id)
  await server.database.pool.query(`update donors set mode = 'test' where tenant_id = $1`, [mosque.id])
  await insertGift('B', 'b@example.org')
  expect(await listNames()).toEqual(['B'])
  await tasks()['imports-tidy']()
  expect(await listNames()).toEqual(['A', 'B'])
})

test.each(['administrator', 'editor', 'imam', 'viewer'] as const)('rejects the role %s', async (role) => {
  const user = await staffUser(server, mosque, [role], { now })
  const { id } = await upload('Email\na@example.org')
  expect((await user.post(`${base}/donor-imports`, { upload: 'a'.repeat(22) })).code).toBe(403)
  expect((await user.post(`${base}/donor-imports/${id}/apply`)).code).toBe(403)
  const columns = [{ number: 1, role: 'email' }]
  expect((await user.post(`${base}/donor-imports/${id}/columns`, { columns })).code).toBe(403)
  const canSeeImports = role === 'administrator' || role === 'editor'
  expect((await user.get(`${base}/imports/${id}`)).code).toBe(canSeeImports ? 404 : 403)
  expect((await user.post(`${base}/imports/${id}/apply`)).code).toBe(canSeeImports ? 404 : 403)
  expect((await user.post(`${base}/imports/${id}/discard`)).code).toBe(canSeeImports ? 404 : 403)
  if (canSeeImports) {
    expect((await user.get(`${base}/imports`)).body.data).toEqual([])
    expect((await user.get(`${base}/imports/${id}/lines`)).code).toBe(404)
  }
})

test('hides imports of websites from treasurers', async () => {
  const editor = await staffUser(server, mosque, ['editor'], { now })
  const { id } = importOf(await editor.post(`${base}/imports`, { name: 'old.xml', bytes: 10 }))
  expect((await treasurer.get(`${base}/imports/${id}`)).code).toBe(404)
  expect((await treasurer.post(`${base}/imports`, { name: 'old.xml', bytes: 10 })).code).toBe(403)
  expect((await treasurer.get(`${base}/imports`)).body.data).toEqual([])
})

test('reports why a file is not a list, and stores none of it', async () => {
  expect(await upload('PK\u0003\u0004')).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Excel workbook or a ZIP archive'),
  })
  expect(await upload('Email\n')).toMatchObject({ state: 'failed', problem: 'There are no donors in this file.' })
  expect(await countRows('import_parts')).toBe(0)
  expect(await countRows('import_lines')).toBe(0)
})
