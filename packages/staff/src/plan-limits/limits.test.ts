import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isNearLimit, defaultPlanLimits } from '@minaret/plans'
import { planLimits } from '../../../foundation/src/db/planLimits.ts'
import { files } from '../../../foundation/src/db/files.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { postFile } from '../../../acceptance/src/uploads.ts'
import { refuseOverLimit } from './refuseOverLimit.ts'

let server: TestServer
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await server.tenant({ timeZone: 'Europe/London', activePlan: 'premium' })
  owner = await staffUser(server, mosque, ['owner'])
})
afterAll(() => server.close())

const setLimit = (limit: string, most: number) =>
  server.database.forAccount()((tx) =>
    tx
      .insert(planLimits)
      .values({ plan: 'premium', what: limit, most })
      .onConflictDoUpdate({ target: [planLimits.plan, planLimits.what], set: { most } }),
  )
const readNearLimits = async () => {
  const { data }: { data: { limits?: unknown } } = Object((await owner.get(`/mosques/${mosque.slug}/today`)).body)
  return data.limits
}

describe('a limit of the plan', () => {
  test('rejects another member of staff with instructions, and does not remove existing ones', async () => {
    const invite = (email: string) => owner.post(`/mosques/${mosque.slug}/staff/invite`, { email, roles: ['viewer'] })
    expect(await readNearLimits()).toBeUndefined()
    await setLimit('staff', 3)
    expect((await invite('bilal@example.org')).code).toBe(200)
    expect((await invite('khadija@example.org')).code).toBe(200)
    const { code, body } = await invite('one.more@example.org')
    expect([code, body.message]).toEqual([
      409,
      'Your plan includes 3 members of staff, including people you’ve invited. Remove people who have left, or ask your Minaret provider for more.',
    ])
    // Repeating an invitation does not add a member.
    expect((await invite('bilal@example.org')).code).toBe(200)
    expect(await readNearLimits()).toEqual([{ what: 'staff', used: 3, most: 3 }])
    await setLimit('staff', 1)
    expect((await owner.get(`/mosques/${mosque.slug}/staff`)).code).toBe(200)
    expect(await readNearLimits()).toEqual([{ what: 'staff', used: 3, most: 1 }])
    await setLimit('staff', 100)
    expect(await readNearLimits()).toBeUndefined()
  })

  test('rejects an upload that exceeds it before anything is stored', async () => {
    await server.database.forTenant(mosque.id)((tx) =>
      tx.insert(files).values({
        tenantId: mosque.id,
        id: randomBytes(16).toString('hex'),
        kind: 'document',
        name: 'big.pdf',
        mediaType: 'application/pdf',
        bytes: 900_000,
      }),
    )
    await setLimit('storage', 1)
    const upload = (size: number) =>
      postFile(owner, mosque.slug, { purpose: 'library', name: 'a.pdf', bytes: randomBytes(size) }, { path: 'library' })
    expect(await upload(60_000)).toMatchObject({ code: 409, body: { message: expect.stringContaining('1 MB') } })
    expect(await readNearLimits()).toEqual([{ what: 'storage', used: 1, most: 1 }])
    await setLimit('storage', 1000)
    // Within the limit, the file is checked and rejected as not a PDF.
    expect((await upload(60_000)).code).toBe(422)
  })

  test('cannot be exceeded by concurrent requests', async () => {
    const { id: tenantId } = await server.tenant({ activePlan: 'premium' })
    await setLimit('displays', 1)
    const tenant = await server.directory.byId(tenantId)
    if (!tenant) throw new Error('The mosque does not exist.')
    const now = new Date()
    const add = () =>
      server.database.forStaff(tenantId, { accountId: owner.accountId, roles: ['owner'] })(async (tx) => {
        const refusal = await refuseOverLimit(tx, { tenant, now }, 'displays', 1)
        if (!refusal)
          await tx.execute(
            `insert into tv_screens (tenant_id, id, name, token_hash) values (current_tenant(), '${randomBytes(16).toString('hex').slice(0, 22)}', 'Hall', '\\x00')`,
          )
        return refusal === undefined
      })
    expect((await Promise.all([add(), add(), add()])).filter(Boolean)).toHaveLength(1)
    await setLimit('displays', 50)
  })

  test('is reported from 80% on', () => {
    expect([7, 8, 10, 11].map((used) => isNearLimit(used, 10))).toEqual([false, true, true, true])
  })

  test('is defined for every plan, and does not decrease with bigger plans', () => {
    const { basic, standard, premium } = defaultPlanLimits
    for (const [limit, most] of Object.entries(basic))
      expect([limit, [most, Reflect.get(standard, limit), Reflect.get(premium, limit)]]).toEqual([
        limit,
        [most, Reflect.get(standard, limit), Reflect.get(premium, limit)].toSorted((a, b) => Number(a) - Number(b)),
      ])
  })
})
