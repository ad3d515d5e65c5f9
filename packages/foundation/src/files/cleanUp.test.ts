import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banners } from '../db/home.ts'
import { causes, settings } from '../db/content.ts'
import * as schema from '../db/schema.ts'
import { legalPages, resources } from '../db/site.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createPhotograph } from '../../../testkit/src/pictures.ts'
import { storeDocument, storePicture, readOriginal } from './storeFiles.ts'
import { createVariantMaker } from './variantMaker.ts'
import { filesInUse, tablesWithFiles } from './references.ts'
import { fileTasks } from './tasks.ts'

let server: TestServer
let mosque: TestTenant
let clock = new Date('2026-11-21T00:30:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant()
})
afterAll(() => server.close())

/** Advances the clock by `days`, then runs a day of hourly clean-ups: each tenant is due in one of the hours. */
async function runCleanUps(days: number) {
  clock = new Date(clock.getTime() + days * 86_400_000)
  const deps = { database: server.database, storage: server.storage, log: server.app.log }
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(clock.getTime() + hour * 3_600_000)
    await fileTasks({ ...deps, maker: createVariantMaker(deps), now: () => now })['files-tidy']()
  }
}

const storeTestPicture = async (width: number) =>
  storePicture(server, mosque.id, await createPhotograph(width, 200), `${width}.jpg`)
const idOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
const isStored = async (url: string) => (await readOriginal(server, mosque.id, url)) !== undefined

test('keeps files referenced in any column; deletes unreferenced ones with their variants after a week', async () => {
  const [imagePicture, settingPicture, textPicture] = [
    await storeTestPicture(310),
    await storeTestPicture(311),
    await storeTestPicture(312),
  ]
  const [unusedPicture, lateUsedPicture] = [await storeTestPicture(313), await storeTestPicture(314)]
  const file = await storeDocument(server, mosque.id, Buffer.from('Rules\n'), 'rules.txt')
  const db = server.database.forTenant(mosque.id)
  const tenantId = mosque.id
  await db(async (tx) => {
    await tx.update(causes).set({ image: { ...imagePicture, alt: 'The roof' } })
    await tx.insert(settings).values({ tenantId, key: 'logo', value: settingPicture.src })
    await tx.insert(legalPages).values({ tenantId, id: 'privacy', title: 'Privacy', body: `<p>${textPicture.src}</p>` })
    await tx.insert(resources).values({ tenantId, id: 'rules', category: 'Rules', title: 'Rules', ...file })
  })
  await server.app.inject({ url: unusedPicture.src, headers: { host: mosque.hostname } })
  expect(await server.storage.size(tenantId, `${idOf(unusedPicture.src)}-313.webp`)).toBeGreaterThan(0)

  await runCleanUps(0)
  await runCleanUps(6)
  expect(await isStored(unusedPicture.src)).toBe(true)
  await db((tx) => tx.insert(banners).values({ tenantId, id: 'b', title: 'B', image: { ...lateUsedPicture, alt: '' } }))
  await runCleanUps(2)
  expect(await isStored(unusedPicture.src)).toBe(false)
  expect(await server.storage.size(tenantId, `${idOf(unusedPicture.src)}-313.webp`)).toBeUndefined()
  for (const url of [imagePicture.src, settingPicture.src, textPicture.src, lateUsedPicture.src, file.href])
    expect([url, await isStored(url)]).toEqual([url, true])
})

test('uploading a file again restarts the week before its deletion', async () => {
  const { src } = await storeTestPicture(320)
  await runCleanUps(0)
  await runCleanUps(6)
  await storeTestPicture(320)
  await runCleanUps(2)
  expect(await isStored(src)).toBe(true)
  await runCleanUps(8)
  expect(await isStored(src)).toBe(false)
})

test('ignores references to a file from another mosque', async () => {
  const { src } = await storeTestPicture(330)
  const otherMosque = await server.tenant()
  await server.database.forTenant(otherMosque.id)((tx) =>
    tx.insert(settings).values({ tenantId: otherMosque.id, key: 'logo', value: src }),
  )
  expect(await server.database.forTenant(mosque.id)(filesInUse)).not.toContain(idOf(src))
})

test('searches every table that has pictures', () => {
  const tablesWithPictures = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => getTableConfig(table).columns.some(({ name }) => /image$/i.test(name)))
  expect(tablesWithPictures.length).toBeGreaterThan(5)
  expect(tablesWithPictures.filter((table) => !tablesWithFiles.includes(table))).toEqual([])
})
