import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gifts } from '../../../foundation/src/db/money.ts'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { issueReceipt } from './issue.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

/** Returns the Gift Aid text of the receipt of a gift paid on 1 June. */
async function readDeclaredText(declaration: Record<string, string>): Promise<string | undefined> {
  const mosque = await startDeclaring(server.database)
  const declarationId = await mosque.insertDeclaration(declaration)
  const id = await mosque.insertGift({ gift_aid: 'yes', declaration_id: declarationId })
  return server.database.forTenant(mosque.id)(async (tx) => {
    const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id))
    if (!gift) throw new Error('The gift is missing.')
    return (await issueReceipt(tx, gift, { issuedAt: new Date('2026-06-01T10:00:00Z') })).says.giftAid
  })
}

test('a receipt promises a claim for payments before the declaration was cancelled', async () => {
  expect(await readDeclaredText({})).toContain('Gift Aid')
  expect(await readDeclaredText({ cancelled_at: '2026-06-02T00:00:00Z', cancelled_by: 'giver' })).toContain('Gift Aid')
})

test('a receipt of a payment after the cancellation promises no claim', async () => {
  expect(await readDeclaredText({ cancelled_at: '2026-05-01T00:00:00Z', cancelled_by: 'giver' })).toBeUndefined()
})
