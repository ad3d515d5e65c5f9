import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LibraryFile } from '@minaret/contract/desk'
import { planLimits } from '../../../foundation/src/db/planLimits.ts'
import { diskStorage } from '../../../foundation/src/files/disk.ts'
import { readOriginal } from '../../../foundation/src/files/storeFiles.ts'
import { dataOf } from '../../../content/src/editing/testing/desk.ts'
import { staffTasks } from '../../../staff/src/members/tasks.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { photograph } from '../../../testkit/src/pictures.ts'
import { postFile, sendFile, sendPart, startUpload, type TestFile, uploadOf } from '../../../acceptance/src/uploads.ts'

let now = new Date('2026-11-26T12:00:00Z')
let folder: string
let host: TestServer
let mosque: TestTenant
let editor: DeskUser
/** Number of files being stored now, and its maximum. */
const storing = { now: 0, max: 0 }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
  const disk = diskStorage(folder)
  const storage: typeof disk = {
    ...disk,
    async put(...file) {
      storing.now += 1
      storing.max = Math.max(storing.max, storing.now)
      await disk.put(...file)
      storing.now -= 1
    },
  }
  const desk = { hostname: deskHostname }
  host = await startTestServer({ jobs: false, limitRates: false, desk, storage, now: () => now })
})
afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  mosque = await host.tenant({ timeZone: 'Europe/London', activePlan: 'premium' })
  editor = await staffUser(host, mosque, ['editor'], { now })
})

const notes = (text: string, name = 'notes.txt'): TestFile => ({ purpose: 'library', name, bytes: Buffer.from(text) })
const long = (name?: string) => notes('Salaam.\n'.repeat(160_000), name)
const use = (user: DeskUser, upload: string, to = mosque) => user.post(`/mosques/${to.slug}/library`, { upload })
const rows = async (table: 'uploads' | 'upload_parts' | 'files') => {
  const counted = await host.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where tenant_id = $1`,
    [mosque.id],
  )
  return counted.rows[0]?.n
}

describe('a file that is sent in parts', () => {
  test('resumes after an interruption, and is stored unchanged', async () => {
    const file = long()
    const first = uploadOf(await startUpload(editor, mosque.slug, file))
    expect(first).toMatchObject({ done: 0, total: 3 })
    for (const part of [1, 2]) await sendPart(editor, mosque.slug, first, file.bytes, part)
    expect((await use(editor, first.id)).code).toBe(404)
    const again = uploadOf(await startUpload(editor, mosque.slug, file))
    expect(again).toEqual({ ...first, done: 2 })
    // A part whose response was lost is sent again.
    for (const part of [2, 3]) expect((await sendPart(editor, mosque.slug, again, file.bytes, part)).code).toBe(200)
    const { file: id } = dataOf<LibraryFile>(await use(editor, first.id))
    const original = await readOriginal(
      { database: host.database, storage: diskStorage(folder) },
      mosque.id,
      `/files/${id}/notes.txt`,
    )
    expect(original?.bytes.equals(file.bytes)).toBe(true)
    expect([await rows('uploads'), await rows('upload_parts')]).toEqual([0, 0])
  })

  test('starts again if its contents or name differ', async () => {
    const { id } = uploadOf(await startUpload(editor, mosque.slug, long()))
    for (const other of [long('other.txt'), notes('Salaam?\n'.repeat(160_000))])
      expect(uploadOf(await startUpload(editor, mosque.slug, other)).id).not.toBe(id)
  })

  test('accepts each part only in its order and with its exact length', async () => {
    const file = long()
    const upload = uploadOf(await startUpload(editor, mosque.slug, file))
    const at = `/mosques/${mosque.slug}/uploads/${upload.id}/parts`
    expect((await sendPart(editor, mosque.slug, upload, file.bytes, 2)).code).toBe(422)
    for (const bytes of [1, upload.partBytes - 1])
      expect((await editor.post(`${at}/1`, Buffer.alloc(bytes))).code).toBe(422)
    expect((await editor.post(`${at}/1`, Buffer.alloc(upload.partBytes + 1))).code).toBe(413)
    for (const part of [1, 2, 3]) await sendPart(editor, mosque.slug, upload, file.bytes, part)
    expect((await editor.post(`${at}/4`, Buffer.alloc(1))).code).toBe(422)
    for (const part of ['0', '1001', 'x']) expect((await editor.post(`${at}/${part}`, Buffer.alloc(1))).code).toBe(404)
  })

  test('does not exist for other members, nor at another mosque', async () => {
    const file = long()
    const upload = uploadOf(await sendFile(editor, mosque.slug, file))
    const owner = await staffUser(host, mosque, ['owner'], { now })
    const elsewhere = await host.tenant()
    const stranger = await staffUser(host, elsewhere, ['owner'], { now })
    for (const [user, to] of [
      [owner, mosque],
      [stranger, elsewhere],
    ] as const) {
      expect((await sendPart(user, to.slug, upload, file.bytes, 1)).code).toBe(404)
      expect((await use(user, upload.id, to)).code).toBe(404)
      expect(uploadOf(await startUpload(user, to.slug, file))).toMatchObject({ done: 0 })
    }
    expect((await sendPart(stranger, mosque.slug, upload, file.bytes, 1)).code).toBe(404)
    expect((await use(editor, upload.id)).code).toBe(200)
  })

  test('can be used only for its purpose, and sent only by a member with that right', async () => {
    const { id } = uploadOf(await sendFile(editor, mosque.slug, notes('Name: \n')))
    for (const [way, body] of [
      ['timetable/check', { name: 'notes.txt', upload: id }],
      ['imports', { upload: id }],
    ] as const)
      expect((await editor.post(`/mosques/${mosque.slug}/${way}`, body)).code).toBe(404)
    for (const purpose of ['logo', 'statement', 'donors'] as const)
      expect((await startUpload(editor, mosque.slug, { ...notes('x'), purpose })).code).toBe(403)
    const viewer = await staffUser(host, mosque, ['viewer'], { now })
    expect((await startUpload(viewer, mosque.slug, notes('x'))).code).toBe(403)
  })

  test('of an unsupported type or size is refused and not stored', async () => {
    for (const [name, text] of [
      ['page.html', '<html>'],
      ['roof.jpg', 'MZ'],
      ['form.pdf', '<script>'],
      ['empty.pdf', ''],
    ] as const)
      expect((await postFile(editor, mosque.slug, notes(text, name), { path: 'library' })).code).toBe(422)
    const begin = { ...notes('x'), bytes: { length: 40_000_000 } }
    expect(
      (await editor.post(`/mosques/${mosque.slug}/uploads`, { ...begin, bytes: 40_000_000, digest: 'a'.repeat(64) }))
        .code,
    ).toBe(422)
    expect([await rows('files'), await rows('uploads'), await rows('upload_parts')]).toEqual([0, 0, 0])
  })

  test('expires after a day and is then deleted', async () => {
    const file = long()
    const { id } = uploadOf(await sendFile(editor, mosque.slug, file))
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect((await use(editor, id)).code).toBe(404)
    const { database, directory } = host
    await staffTasks({ database, directory, address: () => undefined, now: () => now })['staff-tidy']()
    expect([await rows('uploads'), await rows('upload_parts')]).toEqual([0, 0])
  })

  test('is dropped when the same member starts a sixth', async () => {
    const started: string[] = []
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      now = new Date(now.getTime() + 1000)
      started.push(uploadOf(await sendFile(editor, mosque.slug, notes('x', `${name}.txt`))).id)
    }
    expect((await use(editor, started[0] ?? '')).code).toBe(404)
    expect((await use(editor, started[1] ?? '')).code).toBe(200)
  })

  test('counts towards the mosque’s storage from its start, whoever sends it', async () => {
    const limit = { plan: 'premium', what: 'storage', most: 2 } as const
    await host.database.forAccount()((tx) => tx.insert(planLimits).values(limit))
    const bytes = randomBytes(1_100_000)
    const colleague = await staffUser(host, mosque, ['administrator'], { now })
    expect((await startUpload(editor, mosque.slug, { purpose: 'library', name: 'a.pdf', bytes })).code).toBe(200)
    for (const purpose of ['library', 'logo', 'website'] as const)
      expect((await startUpload(colleague, mosque.slug, { purpose, name: 'b.pdf', bytes })).code).toBe(409)
    // Statements and timetables are read without being stored.
    expect((await startUpload(colleague, mosque.slug, { purpose: 'timetable', name: 'b.csv', bytes })).code).toBe(200)
    await host.database.pool.query('delete from plan_limits')
  })

  test('is in memory one at a time, while those of others wait', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => staffUser(host, mosque, ['editor'], { now })))
    const sent = await Promise.all(
      people.map(async (user, at) => {
        const bytes = await photograph(300 + at, 200)
        const file: TestFile = { purpose: 'library', name: 'roof.jpg', bytes }
        return { user, id: uploadOf(await sendFile(user, mosque.slug, file)).id }
      }),
    )
    storing.max = 0
    const answers = await Promise.all(sent.map(({ user, id }) => use(user, id)))
    expect([answers.map(({ code }) => code), storing.max]).toEqual([[200, 200, 200, 200], 1])
  })
})
