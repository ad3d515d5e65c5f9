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
import { createStaffTasks } from '../../../staff/src/members/tasks.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createPhotograph } from '../../../testkit/src/pictures.ts'
import { postFile, sendFile, sendPart, startUpload, type TestFile, uploadOf } from '../../../acceptance/src/uploads.ts'

let now = new Date('2026-11-26T12:00:00Z')
let folder: string
let server: TestServer
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
  server = await startTestServer({ jobs: false, limitRates: false, desk, storage, now: () => now })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  mosque = await server.tenant({ timeZone: 'Europe/London', activePlan: 'premium' })
  editor = await staffUser(server, mosque, ['editor'], { now })
})

const textFile = (text: string, name = 'notes.txt'): TestFile => ({
  purpose: 'library',
  name,
  bytes: Buffer.from(text),
})
const longFile = (name?: string) => textFile('Salaam.\n'.repeat(160_000), name)
const useUpload = (user: DeskUser, upload: string, toMosque = mosque) =>
  user.post(`/mosques/${toMosque.slug}/library`, { upload })
const countRows = async (table: 'uploads' | 'upload_parts' | 'files') => {
  const result = await server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where tenant_id = $1`,
    [mosque.id],
  )
  return result.rows[0]?.n
}

describe('a file that is sent in parts', () => {
  test('resumes after an interruption, and is stored unchanged', async () => {
    const file = longFile()
    const upload = uploadOf(await startUpload(editor, mosque.slug, file))
    expect(upload).toMatchObject({ done: 0, total: 3 })
    for (const part of [1, 2]) await sendPart(editor, mosque.slug, upload, file.bytes, part)
    expect((await useUpload(editor, upload.id)).code).toBe(404)
    const resumedUpload = uploadOf(await startUpload(editor, mosque.slug, file))
    expect(resumedUpload).toEqual({ ...upload, done: 2 })
    // A part whose response was lost is sent again.
    for (const part of [2, 3])
      expect((await sendPart(editor, mosque.slug, resumedUpload, file.bytes, part)).code).toBe(200)
    const { file: id } = dataOf<LibraryFile>(await useUpload(editor, upload.id))
    const original = await readOriginal(
      { database: server.database, storage: diskStorage(folder) },
      mosque.id,
      `/files/${id}/notes.txt`,
    )
    expect(original?.bytes.equals(file.bytes)).toBe(true)
    expect([await countRows('uploads'), await countRows('upload_parts')]).toEqual([0, 0])
  })

  test('starts again if its contents or name differ', async () => {
    const { id } = uploadOf(await startUpload(editor, mosque.slug, longFile()))
    for (const otherFile of [longFile('other.txt'), textFile('Salaam?\n'.repeat(160_000))])
      expect(uploadOf(await startUpload(editor, mosque.slug, otherFile)).id).not.toBe(id)
  })

  test('accepts parts only in order and with their exact length', async () => {
    const file = longFile()
    const upload = uploadOf(await startUpload(editor, mosque.slug, file))
    const partsPath = `/mosques/${mosque.slug}/uploads/${upload.id}/parts`
    expect((await sendPart(editor, mosque.slug, upload, file.bytes, 2)).code).toBe(422)
    for (const bytes of [1, upload.partBytes - 1])
      expect((await editor.post(`${partsPath}/1`, Buffer.alloc(bytes))).code).toBe(422)
    expect((await editor.post(`${partsPath}/1`, Buffer.alloc(upload.partBytes + 1))).code).toBe(413)
    for (const part of [1, 2, 3]) await sendPart(editor, mosque.slug, upload, file.bytes, part)
    expect((await editor.post(`${partsPath}/4`, Buffer.alloc(1))).code).toBe(422)
    for (const part of ['0', '1001', 'x'])
      expect((await editor.post(`${partsPath}/${part}`, Buffer.alloc(1))).code).toBe(404)
  })

  test('does not exist for other members or at another mosque', async () => {
    const file = longFile()
    const upload = uploadOf(await sendFile(editor, mosque.slug, file))
    const owner = await staffUser(server, mosque, ['owner'], { now })
    const otherMosque = await server.tenant()
    const stranger = await staffUser(server, otherMosque, ['owner'], { now })
    for (const [user, toMosque] of [
      [owner, mosque],
      [stranger, otherMosque],
    ] as const) {
      expect((await sendPart(user, toMosque.slug, upload, file.bytes, 1)).code).toBe(404)
      expect((await useUpload(user, upload.id, toMosque)).code).toBe(404)
      expect(uploadOf(await startUpload(user, toMosque.slug, file))).toMatchObject({ done: 0 })
    }
    expect((await sendPart(stranger, mosque.slug, upload, file.bytes, 1)).code).toBe(404)
    expect((await useUpload(editor, upload.id)).code).toBe(200)
  })

  test('can be used only for its purpose, and sent only by a member with that right', async () => {
    const { id } = uploadOf(await sendFile(editor, mosque.slug, textFile('Name: \n')))
    for (const [endpoint, body] of [
      ['timetable/check', { name: 'notes.txt', upload: id }],
      ['imports', { upload: id }],
    ] as const)
      expect((await editor.post(`/mosques/${mosque.slug}/${endpoint}`, body)).code).toBe(404)
    for (const purpose of ['logo', 'statement', 'donors'] as const)
      expect((await startUpload(editor, mosque.slug, { ...textFile('x'), purpose })).code).toBe(403)
    const viewer = await staffUser(server, mosque, ['viewer'], { now })
    expect((await startUpload(viewer, mosque.slug, textFile('x'))).code).toBe(403)
  })

  test('of an unsupported type or size is refused and not stored', async () => {
    for (const [name, text] of [
      ['page.html', '<html>'],
      ['roof.jpg', 'MZ'],
      ['form.pdf', '<script>'],
      ['empty.pdf', ''],
    ] as const)
      expect((await postFile(editor, mosque.slug, textFile(text, name), { path: 'library' })).code).toBe(422)
    const file = { ...textFile('x'), bytes: { length: 40_000_000 } }
    expect(
      (await editor.post(`/mosques/${mosque.slug}/uploads`, { ...file, bytes: 40_000_000, digest: 'a'.repeat(64) }))
        .code,
    ).toBe(422)
    expect([await countRows('files'), await countRows('uploads'), await countRows('upload_parts')]).toEqual([0, 0, 0])
  })

  test('expires after a day and is then deleted', async () => {
    const file = longFile()
    const { id } = uploadOf(await sendFile(editor, mosque.slug, file))
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect((await useUpload(editor, id)).code).toBe(404)
    const { database, directory } = server
    await createStaffTasks({ database, directory, address: () => undefined, now: () => now })['staff-tidy']()
    expect([await countRows('uploads'), await countRows('upload_parts')]).toEqual([0, 0])
  })

  test('is dropped when the same member starts a sixth', async () => {
    const uploadIds: string[] = []
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      now = new Date(now.getTime() + 1000)
      uploadIds.push(uploadOf(await sendFile(editor, mosque.slug, textFile('x', `${name}.txt`))).id)
    }
    expect((await useUpload(editor, uploadIds[0] ?? '')).code).toBe(404)
    expect((await useUpload(editor, uploadIds[1] ?? '')).code).toBe(200)
  })

  test('counts towards the mosque’s storage from its start, whichever member sends it', async () => {
    const limit = { plan: 'premium', what: 'storage', most: 2 } as const
    await server.database.forAccount()((tx) => tx.insert(planLimits).values(limit))
    const bytes = randomBytes(1_100_000)
    const colleague = await staffUser(server, mosque, ['administrator'], { now })
    expect((await startUpload(editor, mosque.slug, { purpose: 'library', name: 'a.pdf', bytes })).code).toBe(200)
    for (const purpose of ['library', 'logo', 'website'] as const)
      expect((await startUpload(colleague, mosque.slug, { purpose, name: 'b.pdf', bytes })).code).toBe(409)
    // Statements and timetables are read without being stored.
    expect((await startUpload(colleague, mosque.slug, { purpose: 'timetable', name: 'b.csv', bytes })).code).toBe(200)
    await server.database.pool.query('delete from plan_limits')
  })

  test('is processed one at a time, while the others wait', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => staffUser(server, mosque, ['editor'], { now })))
    const uploads = await Promise.all(
      users.map(async (user, index) => {
        const bytes = await createPhotograph(300 + index, 200)
        const file: TestFile = { purpose: 'library', name: 'roof.jpg', bytes }
        return { user, id: uploadOf(await sendFile(user, mosque.slug, file)).id }
      }),
    )
    storing.max = 0
    const responses = await Promise.all(uploads.map(({ user, id }) => useUpload(user, id)))
    expect([responses.map(({ code }) => code), storing.max]).toEqual([[200, 200, 200, 200], 1])
  })
})
