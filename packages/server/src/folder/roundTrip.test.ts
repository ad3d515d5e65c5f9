import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../files/disk.ts'
import { findTenantId } from '../tenants/store.ts'
import { startHost, type TestHost } from '../testing/index.ts'
import { checkFolder } from './check.ts'
import { exportFolder } from './exportFolder.ts'
import { importFolder } from './importFolder.ts'
import { smallMosque, writeFolder } from './testing/folders.ts'
import { whole } from './testing/whole.ts'

let host: TestHost
let storage: ReturnType<typeof diskStorage>
const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'minaret-out-')), 'out')

beforeAll(async () => {
  host = await startHost()
  storage = diskStorage(await mkdtemp(path.join(tmpdir(), 'minaret-files-')))
})
afterAll(() => host.close())

async function bring(root: string, options = {}) {
  const done = await importFolder({ ...host, storage }, await checkFolder(root), options)
  if (!done.ok) throw new Error(done.findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  return done.imported
}

test('what was imported comes back, and importing that changes nothing', async () => {
  const texts = smallMosque(await whole())
  const root = await writeFolder(texts)
  const first = await bring(root)
  expect(first.made).toBe(true)
  expect(await bring(root)).toMatchObject({ changes: [], made: false })

  const id = (await findTenantId(host.database, first.slug)) ?? ''
  const out = await newFolder()
  const exported = await exportFolder({ ...host, storage }, id, out)
  expect(exported.lost).toEqual([])
  expect(exported.findings.filter(({ level }) => level === 'mistake')).toEqual([])
  expect(await bring(out)).toMatchObject({ changes: [], made: false })
  expect(await bring(out, { prune: true })).toMatchObject({ changes: [] })
  void sharp
})
