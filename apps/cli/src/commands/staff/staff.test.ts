import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  vi.stubEnv('DESK_HOST', 'desk.example.org')
  desk = await startDesk()
})
afterAll(() => {
  vi.unstubAllEnvs()
  return desk.close()
})

test('the first owner is invited by email, and the log says so and is whole', async () => {
  const mosque = await desk.tenant()
  const invited = await desk.type(`staff invite --tenant ${mosque.slug} aisha@example.org --role owner`)
  expect(invited).toMatchObject({ code: 0, err: '' })
  expect(invited.out).not.toMatch(/https?:/)
  const { rows } = await desk.database.pool.query<{ text: string }>(
    "select letter ->> 'text' as text from mails where tenant_id = $1 and kind = 'staff-invitation'",
    [mosque.id],
  )
  expect(rows[0]?.text).toMatch(/https:\/\/desk\.example\.org\/invitation#[\w-]{43}/)
  const checked = await desk.type(`log verify --tenant ${mosque.slug}`)
  expect(checked.out).toContain('1 entry, none missing and none changed.')
})

test('a role that is none, and an address that cannot be one, invite nobody', async () => {
  const mosque = await desk.tenant()
  const role = await desk.type(`staff invite --tenant ${mosque.slug} aisha@example.org --role boss`)
  expect([role.code, role.err]).toEqual([1, expect.stringContaining('"boss" is not a role.')])
  const address = await desk.type(`staff invite --tenant ${mosque.slug} aisha --role owner`)
  expect([address.code, address.err]).toEqual([1, expect.stringContaining('is not an email address')])
})
