import { afterAll, beforeAll, expect, test } from 'vitest'
import { retentionTasks } from '../../../../server/src/retention/tasks.ts'
import { fill, startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

let server: TestServer
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
})
afterAll(() => server.close())

const donor = (id: string, imported_at: string, overrides: object = {}) => ({
  id,
  mode: 'live',
  key: id,
  name: id,
  named_at: imported_at,
  email: id,
  sort_key: id,
  group_id: id,
  merged_into: null,
  import_id: 'one',
  imported_from: 'csv',
  imported_at,
  ...overrides,
})

test('erases donors imported two years ago who have not given, and restores donors merged into them', async () => {
  const mosque = await server.tenant()
  await fill(server.database, mosque.id, 'donors', [
    donor('old', '2024-11-21T11:59:00Z'),
    donor('new', '2024-11-21T12:01:00Z'),
    donor('merged', '2026-01-01T00:00:00Z', { merged_into: 'old', group_id: 'old' }),
    donor('derived', '2020-01-01T00:00:00Z', { import_id: null, imported_from: null, imported_at: null }),
  ])
  await retentionTasks({ ...server, now: () => now, log: server.app.log })['retention-tidy']()
  const { rows } = await server.database.pool.query(
    'select id, merged_into, group_id from donors where tenant_id = $1 order by id',
    [mosque.id],
  )
  expect(rows).toEqual([
    { id: 'derived', merged_into: null, group_id: 'derived' },
    { id: 'merged', merged_into: null, group_id: 'merged' },
    { id: 'new', merged_into: null, group_id: 'new' },
  ])
})
