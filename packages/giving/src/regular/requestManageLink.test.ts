import { afterAll, beforeAll, expect, test } from 'vitest'
import { gifts } from '../../../foundation/src/db/money.ts'
import { receipts } from '../../../foundation/src/db/receipts.ts'
import { referenceOf } from '../records/reference.ts'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'

let giving: RegularGifts
beforeAll(async () => {
  giving = await startRegularGifts('demonstration', '2026-11-18T10:00:00Z')
})
afterAll(() => giving.close())

const requestLink = (gift: RegularDonor, body: Record<string, unknown>) =>
  giving.server.post(gift.mosque, '/api/donation/manage-link', { email: 'aisha@example.org', ...body })
const readLinkEmails = async (gift: RegularDonor) => {
  await giving.runJobs()
  return (await gift.listEmails()).filter(({ kind }) => kind === 'cycle-link')
}

test('emails a guest a working link for a gift’s or collection’s reference, or a receipt number', async () => {
  const gift = await giving.startRegularGift()
  await giving.advanceTo('2026-11-20T20:00:00Z')
  const tenantDb = giving.server.database.forTenant(gift.mosque.id)
  const [collection] = await tenantDb((tx) => tx.select().from(gifts))
  const [receipt] = await tenantDb((tx) => tx.select().from(receipts))
  const references = [referenceOf(gift.id).toLowerCase(), referenceOf(collection?.id ?? ''), ` ${receipt?.number} `]
  for (const reference of references) expect((await requestLink(gift, { reference })).code).toBe(200)
  const emails = await readLinkEmails(gift)
  expect(emails).toHaveLength(3)
  for (const { subject, text } of emails) {
    expect(subject).toMatch(/^Your link to manage your regular gift to /)
    const reference = /\/donation\/manage\/([\w-]{43})/.exec(text)?.[1]
    const response = await giving.server.post(gift.mosque, '/api/donation/manage', { reference, action: 'view' })
    expect(response).toMatchObject({ code: 200, body: { data: { id: gift.id } } })
  }
  // At most three a day.
  await requestLink(gift, { reference: referenceOf(gift.id) })
  expect(await readLinkEmails(gift)).toHaveLength(3)
})

test('responds identically to known and unknown references, and emails nothing to other addresses', async () => {
  const gift = await giving.startRegularGift()
  const reference = referenceOf(gift.id)
  const otherGift = await giving.startRegularGift()
  const responses = [
    await requestLink(gift, { reference }),
    await requestLink(gift, { reference: 'AAAA-AAAA' }),
    await requestLink(gift, { reference, email: 'stranger@example.org' }),
    await requestLink(gift, { reference: '%' }),
    await requestLink(gift, { reference, website: 'https://spam.example' }),
    await requestLink(gift, { reference: referenceOf(otherGift.id) }),
    await requestLink(otherGift, { reference }),
  ]
  expect(new Set(responses.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(await readLinkEmails(gift)).toHaveLength(1)
  expect(await readLinkEmails(otherGift)).toHaveLength(0)
  expect((await requestLink(gift, { reference: '' })).code).toBe(422)
})

test('sends no link for an ended regular gift, and stores the address only encrypted', async () => {
  const gift = await giving.startRegularGift()
  expect((await gift.change('cancel')).code).toBe(200)
  await requestLink(gift, { reference: referenceOf(gift.id) })
  const { rows } = await giving.server.database.pool.query(
    "select payload::text from graphile_worker._private_jobs where payload::text like '%sealed%'",
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('aisha')
  expect(await readLinkEmails(gift)).toHaveLength(0)
})
