import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTenant, testDatabase } from '../../../acceptance/src/index.ts'
import { type ChangeFeed, openChangeFeed, type PageChange } from './changeFeed.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let feed: ChangeFeed
let changes: PageChange[]

beforeEach(async () => {
  database = await testDatabase()
  changes = []
  feed = openChangeFeed(database.pool, { changed: (newChanges) => changes.push(...newChanges), missed: () => {} })
  await feed.look()
})
afterEach(async () => {
  await feed.stop()
  await database.close()
})

test('reports changes while all connections of the pool are in use', async () => {
  const { id } = await makeTenant(database)
  const clients = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()))
  try {
    const [client] = clients
    await client?.query('begin')
    await client?.query("select set_config('app.tenant', $1, true)", [id])
    await client?.query("insert into settings (tenant_id, key, value) values ($1, 'motto', 'Welcome')", [id])
    await client?.query('commit')
    await expect.poll(() => changes, { timeout: 3000 }).toContainEqual({ tenantId: id, topic: 'settings' })
    expect(feed.age()).toBeLessThan(2000)
  } finally {
    for (const client of clients) client.release()
  }
})
