import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailKey } from '../../../foundation/src/email-addresses/emailKey.ts'
import { retentionTasks } from '../../../server/src/retention/tasks.ts'
import { type Accounts, verifyAddress, startAccounts } from '../../../acceptance/src/accounts.ts'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { type ClaimOptions, makeClaims } from './claims.ts'

let server: Accounts
beforeAll(async () => {
  server = await startAccounts()
})
afterAll(() => server.close())

const readRows = async (mosque: DeclaringMosque, table: string) =>
  (
    await server.database.pool.query<Record<string, unknown>>(`select * from ${table} where tenant_id = $1`, [
      mosque.id,
    ])
  ).rows
const runRetention = (day: string) =>
  retentionTasks({ ...server, now: () => new Date(`${day}T12:00:00Z`), log: server.app.log })['retention-tidy']()
const claim = (mosque: DeclaringMosque, day: string) => {
  const now = new Date(`${day}T12:00:00Z`)
  const options: ClaimOptions = {
    mode: 'live',
    timeZone: 'Europe/London',
    now,
    before: now,
    aggregate: false,
    include: [],
  }
  return makeClaims(server.database, mosque.id, options)
}

test('keeps a claim’s names and addresses for six years after the tax year of its gifts, and amounts forever', async () => {
  const mosque = await startDeclaring(server.database)
  await mosque.insertDeclaration()
  await mosque.insertGift()
  await claim(mosque, '2026-11-22')
  // The gift of June 2026 is in the tax year that ends on 5 April 2027.
  await runRetention('2033-04-05')
  expect(await readRows(mosque, 'gift_aid_lines')).toMatchObject([
    { last_name: 'Rahman', house: '4', forgotten_at: null },
  ])
  expect(await readRows(mosque, 'gift_aid_declarations')).toHaveLength(1)
  await runRetention('2033-04-06')
  const lines = await readRows(mosque, 'gift_aid_lines')
  expect(lines).toMatchObject([
    { title: '', first_name: '', last_name: '', house: '', postcode: '', amount_minor: 2500 },
  ])
  expect(await readRows(mosque, 'gift_aid_declarations')).toEqual([])
  expect(await readRows(mosque, 'gift_aid_claimed')).toMatchObject([{ declaration_id: null, amount_minor: 2500 }])
})

test('keeps a declaration until six years after the last gift claimed with it', async () => {
  const mosque = await startDeclaring(server.database)
  await mosque.insertDeclaration()
  await mosque.insertGift()
  await mosque.insertGift({ paid_at: '2030-06-01T10:00:00Z' })
  await claim(mosque, '2030-11-22')
  await runRetention('2036-01-01')
  expect(await readRows(mosque, 'gift_aid_declarations')).toHaveLength(1)
  const lines = await readRows(mosque, 'gift_aid_lines')
  expect(lines.map(({ last_name: name }) => String(name)).toSorted()).toEqual(['', 'Rahman'])
  await runRetention('2037-04-06')
  expect(await readRows(mosque, 'gift_aid_declarations')).toEqual([])
})

test('deletes a declaration without a payment after 30 days, unless it has a running regular gift or a paid gift', async () => {
  const mosque = await startDeclaring(server.database)
  const fields = { proved_at: null, agreed_at: '2026-05-01T12:00:00Z', scope: 'this' }
  const unpaidId = await mosque.insertDeclaration(fields)
  const paidId = await mosque.insertDeclaration(fields)
  await mosque.insertGift({
    declaration_id: unpaidId,
    gift_aid: 'yes',
    state: 'failed',
    paid_at: null,
    intent_id: null,
  })
  await mosque.insertGift({ declaration_id: paidId, gift_aid: 'yes' })
  await runRetention('2026-05-31')
  expect(await readRows(mosque, 'gift_aid_declarations')).toHaveLength(2)
  await runRetention('2026-06-01')
  expect(await readRows(mosque, 'gift_aid_declarations')).toMatchObject([{ id: paidId }])
  expect(await readRows(mosque, 'gifts')).toContainEqual(
    expect.objectContaining({ state: 'failed', declaration_id: null }),
  )
})

test('erases donors six full years after the year of the gift, or after twelve months if nothing was paid', async () => {
  const mosque = await startDeclaring(server.database)
  const recentGift = await mosque.insertGift({ paid_at: '2027-01-01T00:00:00Z' })
  const oldGift = await mosque.insertGift({ paid_at: '2026-12-31T23:59:00Z', message: 'For my mother', note: 'slip 4' })
  const unpaidGift = await mosque.insertGift({
    state: 'abandoned',
    paid_at: null,
    intent_id: null,
    created_at: '2031-12-31T00:00:00Z',
  })
  await runRetention('2032-12-31')
  const readDonorsById = async () =>
    new Map(
      (await readRows(mosque, 'gifts')).map(({ id, donor_name: name, donor_email: email }) => [
        id,
        `${String(name)} ${String(email)}`,
      ]),
    )
  expect(await readDonorsById()).toEqual(
    new Map([
      [recentGift, 'Aisha Rahman aisha@example.org'],
      [oldGift, 'Aisha Rahman aisha@example.org'],
      [unpaidGift, ' '],
    ]),
  )
  await runRetention('2033-01-01')
  expect((await readDonorsById()).get(oldGift)).toBe(' ')
  expect((await readDonorsById()).get(recentGift)).toBe('Aisha Rahman aisha@example.org')
  expect(await readRows(mosque, 'gifts')).toContainEqual(
    expect.objectContaining({ id: oldGift, message: null, note: null, amount_minor: 2500 }),
  )
  expect(await readRows(mosque, 'ledger_entries')).toHaveLength(2)
})

test('deleting an account erases the donor, except declarations of claimed gifts', async () => {
  const mosque = await startDeclaring(server.database, { paymentMode: 'demonstration' })
  const member = await server.createMember(mosque, { email: 'aisha@example.org' })
  await verifyAddress(server, mosque, member.email)
  const declarationId = await mosque.insertDeclaration({ house: '4', scope: 'this' })
  await mosque.insertGift({ declaration_id: declarationId, gift_aid: 'yes' })
  await claim(mosque, '2026-11-22')
  await mosque.insertDeclaration({ house: '9' })
  await mosque.insertDeclaration({ email: emailKey('other@example.org'), house: '7' })
  const exportResponse = await server.postAs(member, mosque, '/api/user/export', {})
  expect(exportResponse.body.data).toMatchObject({ declarations: [{ address: '4, S9 5DH' }, { address: '9, S9 5DH' }] })
  const deleteResponse = await server.postAs(member, mosque, '/api/user/delete', { password: member.password })
  expect(deleteResponse).toMatchObject({
    code: 200,
    body: { message: expect.stringContaining('for six years, as the law requires') },
  })
  const remainingDeclarations = await readRows(mosque, 'gift_aid_declarations')
  expect(remainingDeclarations.map(({ house, email }) => [house, email])).toEqual(
    expect.arrayContaining([
      ['4', ''],
      ['7', 'other@example.org'],
    ]),
  )
  expect(remainingDeclarations).toHaveLength(2)
  expect(remainingDeclarations).toContainEqual(
    expect.objectContaining({ house: '4', cancelled_by: 'forgotten', user_id: null }),
  )
})
