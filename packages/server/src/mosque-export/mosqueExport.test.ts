import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MosqueExports } from '@minaret/contract/desk'
import { readLedger } from '@minaret/giving/reconciliation'
import { createLogDescriber } from '../desk/log.ts'
import { logKinds } from '../features.ts'
import { checkFolder } from '../../../content/src/folder/index.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { insertRows } from '../../../testkit/src/insertRows.ts'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { addManyGifts } from '../../../testkit/src/manyGifts.ts'
import { createPicture } from '../../../testkit/src/pictures.ts'
import { storePicture } from '../../../foundation/src/files/storeFiles.ts'
import { mosqueExportTasks } from './tasks.ts'

let now = new Date('2026-11-26T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let aisha: DeskUser
let yusuf: DeskUser
let address: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
  yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
  address = `/mosques/${mosque.slug}/export`
  await addLedger(mosque, 'Ours')
  await addLedger(await startDeclaring(server.database), 'Stranger')
}, 60_000)
afterAll(() => server.close())

/** Inserts more gifts than fit a page, a refund, a declaration, subscribers and messages, all with the owner's name. */
async function addLedger(owner: DeclaringMosque, ownerName: string): Promise<void> {
  const { database } = server
  await addManyGifts(database, owner.id, 1500, { amountMinor: '100 + i', donorName: `'Donor ${ownerName}' || i` })
  await database.pool.query(
    `insert into ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
     select tenant_id, 'entry-' || id, id, 'paid', intent_id, amount_minor, 'gbp', 'live', paid_at from gifts where tenant_id = $1`,
    [owner.id],
  )
  const id = await owner.insertGift({
    donor_name: `=HYPERLINK("x"), "${ownerName}"`,
    note: '+44',
    paid_at: '2026-07-01T22:30:00Z',
  })
  await owner.insertEntry(id, 'refunded', -1000)
  const declaration = await owner.insertDeclaration({ last_name: `${ownerName}son` })
  await insertRows(database, owner.id, 'gift_aid_claims', [
    { id: `claim-${ownerName}`, number: 1, mode: 'live', state: 'open', lines: 1, amount_minor: 2500, made_at: now },
  ])
  await insertRows(database, owner.id, 'gift_aid_lines', [
    {
      claim_id: `claim-${ownerName}`,
      position: 1,
      first_name: 'Aisha',
      last_name: ownerName,
      day: '2026-07-01',
      amount_minor: 2500,
    },
  ])
  await insertRows(database, owner.id, 'gift_aid_claimed', [
    { gift_id: id, claim_id: `claim-${ownerName}`, position: 1, amount_minor: 2500, declaration_id: declaration },
  ])
  await insertRows(database, owner.id, 'refunds', [
    {
      gift_id: id,
      no: 1,
      amount_minor: 1000,
      state: 'taken',
      asked_at: now,
      refund_id: `re_${ownerName}`,
      reason: `Twice ${ownerName}`,
    },
  ])
  await insertRows(database, owner.id, 'subscribers', [
    {
      id: `reader-${ownerName}`,
      email: `reader@${ownerName.toLowerCase()}.example`,
      email_key: ownerName,
      state: 'confirmed',
      wording: 'w1',
    },
  ])
  await insertRows(database, owner.id, 'contact_messages', [
    {
      id: `message-${ownerName}`,
      topic: 'imam',
      name: 'Somebody',
      email: 'a@example.org',
      email_key: 'a@example.org',
      message: `Secret of ${ownerName}`,
    },
  ])
}

const view = async (user = aisha) => {
  const data: MosqueExports = Object((await user.get(address)).body.data)
  return data
}
const tasks = (storage = server.storage) =>
  mosqueExportTasks({
    database: server.database,
    directory: server.directory,
    storage,
    now: () => now,
    log: { error: () => {} },
    describeLog: createLogDescriber({ database: server.database, logKinds }),
  })
const advance = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
const findWaitingApproval = async (user: DeskUser) => {
  const { waiting }: { waiting: { id: string; sentence: string }[] } = Object(
    (await user.get(`/mosques/${mosque.slug}/approvals`)).body.data,
  )
  return waiting.at(-1)
}
const decide = async (user: DeskUser, action: 'approve' | 'decline', id = '') =>
  (await user.post(`/mosques/${mosque.slug}/approvals/${id}/${action}`)).code

/** Requests an export and approves it. @returns its id */
async function requestApproved(): Promise<string> {
  advance(1)
  expect((await aisha.post(address)).code).toBe(200)
  expect(await decide(yusuf, 'approve', (await findWaitingApproval(yusuf))?.id)).toBe(200)
  return (await view()).exports[0]?.id ?? ''
}

/** Assembles an archive from its parts, like the desk's page. */
async function download(user: DeskUser, id: string): Promise<Record<string, Uint8Array>> {
  const row = (await view(user)).exports.find((item) => item.id === id)
  const parts: Buffer[] = []
  for (let part = 1; part <= (row?.parts ?? 0); part += 1) {
    const { base64 }: { base64: string } = Object((await user.get(`${address}/${id}/parts/${part}`)).body.data)
    parts.push(Buffer.from(base64, 'base64'))
  }
  const archive = Buffer.concat(parts)
  expect(archive.length).toBe(row?.bytes)
  return unzipSync(archive)
}

const readCsvRows = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[`tables/${name}.csv`] ?? new Uint8Array())
    .trimEnd()
    .split('\r\n')
    .slice(1)
const toPence = (text: string | undefined) => Math.round(Number(text) * 100)

test('an export needs a second owner’s approval, and is hidden from other roles', async () => {
  expect((await aisha.post(address)).code).toBe(200)
  expect(await view(yusuf)).toMatchObject({ exports: [], waiting: { requestedBy: 'Aisha Rahman', self: false } })
  expect((await view()).waiting?.self).toBe(true)
  expect((await aisha.post(address)).code).toBe(409)
  const approvalRequest = await findWaitingApproval(aisha)
  expect(approvalRequest?.sentence).toContain('Export all of the mosque’s data')
  expect(await decide(aisha, 'approve', approvalRequest?.id)).toBe(403)
  const { rows } = await server.database.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'mosque-export'",
  )
  expect(rows).toEqual([])
  expect(await decide(yusuf, 'decline', approvalRequest?.id)).toBe(200)
  expect(await view()).toEqual({ exports: [] })
  for (const role of ['administrator', 'treasurer', 'imam'] as const) {
    const otherUser = await staffUser(server, mosque, [role], { now })
    expect([(await otherUser.get(address)).code, (await otherUser.post(address)).code]).toEqual([403, 403])
  }
  const visitor = await staffUser(server, mosque, ['owner'], { demonstration: true, now })
  expect((await visitor.post(address)).code).toBe(403)
})

test('the archive has every row and file of the mosque, but none of another mosque', async () => {
  const { src } = await storePicture(
    server,
    mosque.id,
    await createPicture(1200, 800, 3).png().toBuffer(),
    'hall ☪.png',
  )
  await insertRows(server.database, mosque.id, 'gallery_images', [
    {
      id: 'hall',
      position: 1,
      album: 'Hall',
      image: { src, alt: 'The hall', width: 1200, height: 800 },
      published_at: now,
    },
  ])
  const id = await requestApproved()
  expect((await aisha.post(address)).code).toBe(409)
  expect((await view()).exports[0]).toMatchObject({ id, state: 'waiting', parts: 0 })
  expect((await aisha.get(`${address}/${id}/parts/1`)).code).toBe(404)
  await tasks()['mosque-export']({ tenantId: mosque.id, exportId: id })

  const row = (await view()).exports[0]
  expect(row).toMatchObject({ state: 'ready', requestedBy: 'Aisha Rahman' })
  expect(row?.written).toBe(row?.total)
  expect(row?.name).toBe(`everything-${mosque.slug}-2026-11-26.zip`)
  const files = await download(yusuf, id)

  const gifts = readCsvRows(files, 'gifts')
  expect(gifts).toHaveLength(1501)
  expect(new Set(gifts).size).toBe(1501)
  const ledger = readCsvRows(files, 'ledger').map((line) => line.split(','))
  const { sums } = await readLedger(server.database, mosque.id, { mode: 'live' })
  const ledgerTotal = sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(ledger.reduce((sum, cells) => sum + toPence(cells[2]), 0)).toBe(ledgerTotal)
  expect(ledger).toHaveLength(1502)
  const giftCells = gifts.filter((line) => !line.includes('HYPERLINK')).map((line) => line.split(','))
  expect(giftCells.reduce((sum, cells) => sum + toPence(cells[4]), 0)).toBe(ledgerTotal - 1500)
  expect(gifts.find((line) => line.includes('HYPERLINK'))).toMatch(
    /^2026-07-01 23:30,.*,"'=HYPERLINK\(""x""\), ""Ours""",.*,'\+44,/,
  )

  expect(readCsvRows(files, 'refunds')[0]).toContain(',10.00,GBP,taken,Twice Ours,re_Ours')
  expect(readCsvRows(files, 'donors')).toHaveLength(1501)
  expect(readCsvRows(files, 'declarations')[0]).toContain('Oursson')
  expect(readCsvRows(files, 'claims')[0]).toContain('claim-Ours,1,open,1,25.00')
  expect(readCsvRows(files, 'claim-lines')[0]).toContain('Ours')
  expect(readCsvRows(files, 'claimed-gifts')).toHaveLength(1)
  expect(readCsvRows(files, 'subscribers')[0]).toContain('reader@ours.example')
  expect(readCsvRows(files, 'log').join('\n')).toContain('Yusuf Khan approved: ')

  const contents = Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n')
  expect(/stranger/i.test(contents)).toBe(false)
  expect(contents.includes('Secret of')).toBe(false)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(
    /tables\/gifts\.csv \(1,501 rows\)[\s\S]*questions for the imam/,
  )
  expect(await readLog()).toContain('Yusuf Khan downloaded all of the mosque’s data')
})

const readLog = async () => JSON.stringify((await aisha.get(`/mosques/${mosque.slug}/log`)).body)

test('the archive’s folder is a valid mosque folder with the original pictures', async () => {
  const files = await download(aisha, (await view()).exports[0]?.id ?? '')
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-export-'))
  const folderEntries = Object.entries(files).filter(([name]) => name.startsWith('folder/'))
  for (const [name, bytes] of folderEntries) {
    const file = path.join(root, ...name.split('/').slice(1))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  const { findings } = await checkFolder(root, now)
  expect(findings.filter(({ level }) => level === 'mistake')).toEqual([])
  const picture = files['folder/pictures/hall ☪.png'] ?? new Uint8Array()
  expect(Buffer.from(picture).equals(await createPicture(1200, 800, 3).png().toBuffer())).toBe(true)
})

test('an interrupted job starts again, and a finished one is not repeated', async () => {
  const id = await requestApproved()
  const exportKey = [mosque.id, id]
  const { pool } = server.database
  await pool.query(
    "update mosque_exports set state = 'running', written = 9, total = 10 where tenant_id = $1 and id = $2",
    exportKey,
  )
  await pool.query("insert into mosque_export_parts values ($1, $2, 1, 'half')", exportKey)
  for (let attempt = 0; attempt < 2; attempt += 1) await tasks()['mosque-export']({ tenantId: mosque.id, exportId: id })
  expect((await view()).exports[0]).toMatchObject({ id, state: 'ready' })
  expect(readCsvRows(await download(aisha, id), 'gifts')).toHaveLength(1501)
})

test('an export with an unreadable file fails, cannot be downloaded, and can be requested again', async () => {
  const id = await requestApproved()
  const brokenStorage = {
    ...server.storage,
    size: (tenantId: string, name: string) => server.storage.size(tenantId, name),
    open: () => Promise.reject(new Error('The disk is gone.')),
  }
  await tasks(brokenStorage)['mosque-export']({ tenantId: mosque.id, exportId: id })
  expect((await view()).exports[0]).toMatchObject({ id, state: 'failed', parts: 0 })
  expect((await aisha.get(`${address}/${id}/parts/1`)).code).toBe(404)
  const nextId = await requestApproved()
  await tasks()['mosque-export']({ tenantId: mosque.id, exportId: nextId })
  expect((await view()).exports[0]).toMatchObject({ id: nextId, state: 'ready' })
})

test('an export is deleted after a day', async () => {
  const [row] = (await view()).exports
  advance(25)
  expect((await view()).exports).toEqual([])
  expect((await aisha.get(`${address}/${row?.id}/parts/1`)).code).toBe(404)
  await tasks()['mosque-exports-tidy']()
  const { rows } = await server.database.pool.query('select from mosque_export_parts')
  expect(rows).toEqual([])
})
