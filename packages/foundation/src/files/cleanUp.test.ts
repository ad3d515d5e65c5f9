import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banners } from '../db/home.ts'
import { causes, settings } from '../db/content.ts'
import * as schema from '../db/schema.ts'
import { legalPages, resources } from '../db/site.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { photograph } from '../../../testkit/src/pictures.ts'
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

/** Runs a day of hourly clean-ups: each tenant is due in one of the hours. */
async function tidyDay(days: number) {
  clock = new Date(clock.getTime() + days * 86_400_000)
  const deps = { database: server.database, storage: server.storage, log: server.app.log }
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(clock.getTime() + hour * 3_600_000)
    await fileTasks({ ...deps, maker: createVariantMaker(deps), now: () => now })['files-tidy']()
  }
}

const draw = async (width: number) => storePicture(server, mosque.id, await photograph(width, 200), `${width}.jpg`)
const idOf = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? ''
const isThere = async (address: string) => (await readOriginal(server, mosque.id, address)) !== undefined

test('keeps files referenced in any column; deletes unreferenced ones with their variants after a week', async () => {
  const [inImage, inSetting, inText] = [await draw(310), await draw(311), await draw(312)]
  const [unused, lateUsed] = [await draw(313), await draw(314)]
  const file = await storeDocument(server, mosque.id, Buffer.from('Rules\n'), 'rules.txt')
  const db = server.database.forTenant(mosque.id)
  const tenantId = mosque.id
  await db(async (tx) => {
    await tx.update(causes).set({ image: { ...inImage, alt: 'The roof' } })
    await tx.insert(settings).values({ tenantId, key: 'logo', value: inSetting.src })
    await tx.insert(legalPages).values({ tenantId, id: 'privacy', title: 'Privacy', body: `<p>${inText.src}</p>` })
    await tx.insert(resources).values({ tenantId, id: 'rules', category: 'Rules', title: 'Rules', ...file })
  })
  await server.app.inject({ url: unused.src, headers: { host: mosque.hostname } })
  expect(await server.storage.size(tenantId, `${idOf(unused.src)}-313.webp`)).toBeGreaterThan(0)

  await tidyDay(0)
  await tidyDay(6)
  expect(await isThere(unused.src)).toBe(true)
  await db((tx) => tx.insert(banners).values({ tenantId, id: 'b', title: 'B', image: { ...lateUsed, alt: '' } }))
  await tidyDay(2)
  expect(await isThere(unused.src)).toBe(false)
  expect(await server.storage.size(tenantId, `${idOf(unused.src)}-313.webp`)).toBeUndefined()
  for (const address of [inImage.src, inSetting.src, inText.src, lateUsed.src, file.href])
    expect([address, await isThere(address)]).toEqual([address, true])
})

test('uploading a file again restarts its week', async () => {
  const { src } = await draw(320)
  await tidyDay(0)
  await tidyDay(6)
  await draw(320)
  await tidyDay(2)
  expect(await isThere(src)).toBe(true)
  await tidyDay(8)
  expect(await isThere(src)).toBe(false)
})

test('a reference in another mosque does not keep our file', async () => {
  const { src } = await draw(330)
  const other = await server.tenant()
  await server.database.forTenant(other.id)((tx) =>
    tx.insert(settings).values({ tenantId: other.id, key: 'logo', value: src }),
  )
  expect(await server.database.forTenant(mosque.id)(filesInUse)).not.toContain(idOf(src))
})

test('searches every table that has pictures', () => {
  const withPictures = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => getTableConfig(table).columns.some(({ name }) => /image$/i.test(name)))
  expect(withPictures.length).toBeGreaterThan(5)
  expect(withPictures.filter((table) => !tablesWithFiles.includes(table))).toEqual([])
})
