import { afterAll, beforeAll, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { collectAllNow } from '../admin/collectNow.ts'
import { createAdminContext } from '../admin/context.ts'

let giving: Giving
let mosque: Mosque
beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await giving.mosque()
  await makeCause(giving.server.database, mosque.id, { id: 'every', title: 'Roof', jummah: true })
})
afterAll(() => giving.close())

const startRegularGift = async (email: string) =>
  giving.pay(
    mosque,
    await giving.attempt(mosque, { causeId: 'every', kind: 'weekly', donor: { name: 'Aisha', email } }),
  )
const replacePrefix = (oldPrefix: string, newPrefix: string) =>
  giving.server.database.pool.query(
    `update cycles set subscription_id = $3 || substr(subscription_id, length($2) + 1) where tenant_id = $1
     and donor_email = 'second@example.org' and subscription_id like $2 || '%'`,
    [mosque.id, oldPrefix, newPrefix],
  )

test('an interrupted collection changes nothing, and repeating it collects each gift once', async () => {
  await startRegularGift('first@example.org')
  await startRegularGift('second@example.org')
  const { database, secrets } = giving.server
  const collect = () => collectAllNow({ database, secrets, note: () => {} }, mosque.id)
  await replacePrefix('', 'gone ')
  await expect(collect()).rejects.toThrow('no subscription')
  await giving.runJobs()
  expect((await giving.rows(mosque)).ledger).toEqual([])

  await replacePrefix('gone ', '')
  expect(await collect()).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
  expect((await giving.rows(mosque)).ledger).toHaveLength(2)
  const rows = await database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
  expect(rows.map(({ state }) => state)).toEqual(['active', 'active'])
})

test('emails sent by a command link to the local hostname and port', async () => {
  const { database, secrets } = giving.server
  await database.pool.query("insert into hostnames (tenant_id, hostname, position) values ($1, 'noor.localhost', -1)", [
    mosque.id,
  ])
  const { tenant } = await createAdminContext({ database, secrets, port: 4321, note: () => {} }, mosque.id)
  expect(tenant.address).toBe('http://noor.localhost:4321')
})
