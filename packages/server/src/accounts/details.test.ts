import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Accounts, type Member, startAccounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'

let host: Accounts
let mosque: TestTenant
let member: Member
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startAccounts({ now: () => clock })
})
beforeEach(async () => {
  advance(1)
  mosque = await host.tenant({ phoneCountry: 'GB' })
  member = await host.createMember(mosque)
})
afterAll(() => host.close())

const advance = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const update = (body: object) => host.postAs(member, mosque, '/api/user/updateDetails', body)
const details = async () => (await host.postAs(member, mosque, '/api/user/details')).body.data
const verify = (reference: string, password = member.password) =>
  host.post(mosque, '/api/user/verify', { reference, password })
const emails = async () => (await host.emails(mosque)).map(({ kind, email }) => `${kind} to ${email.to}`)
const requestEmail = (email: string) => update({ email, currentPassword: member.password })

test("changes the name and number, validates the number by the tenant's rule, and removes it if null", async () => {
  expect(await update({ name: ' Aisha Khan ', contactNumber: '07911 123456' })).toMatchObject({
    code: 200,
    body: { data: { name: 'Aisha Khan', contactNumber: '+447911123456' } },
  })
  expect(await update({ contactNumber: '123' })).toMatchObject({
    code: 422,
    body: { data: { errors: { contactNumber: expect.any(String) } } },
  })
  await update({ contactNumber: null })
  expect(await details()).toMatchObject({ name: 'Aisha Khan' })
  expect(await details()).not.toHaveProperty('contactNumber')
})

test('an empty change and an unknown field are refused', async () => {
  expect(await update({})).toMatchObject({ code: 422 })
  expect(await update({ state: 'active' })).toMatchObject({ code: 422 })
  expect(await update({ name: 'x', emailKey: 'y' })).toMatchObject({ code: 422 })
})

test('a new email needs the password and its owner’s confirmation, and the old address is notified twice', async () => {
  expect(await update({ email: 'new@example.org' })).toMatchObject({
    code: 422,
    body: { data: { errors: { currentPassword: expect.any(String) } } },
  })
  const refusal = await update({ email: 'new@example.org', currentPassword: 'something else' })
  expect(refusal).toMatchObject({ code: 401 })
  expect(refusal.body.data).not.toHaveProperty('code')
  advance(1)
  expect(await requestEmail('New@example.org')).toMatchObject({
    code: 200,
    body: { data: { email: member.email, newEmail: 'New@example.org' } },
  })
  expect(await details()).toMatchObject({ email: member.email, newEmail: 'New@example.org' })
  expect(await emails()).toEqual(['new-email to New@example.org', `email-asked to ${member.email}`])

  const reference = await host.readLinkReference(mosque, 'new-email')
  expect(await verify(reference, 'something else')).toMatchObject({ code: 401 })
  advance(1)
  expect(await verify(reference)).toMatchObject({ code: 200, body: { data: { name: 'Aisha Rahman' } } })
  expect(await details()).toMatchObject({ email: 'New@example.org' })
  expect(await details()).not.toHaveProperty('newEmail')
  expect((await emails()).at(-1)).toBe(`email-changed to ${member.email}`)
  expect(await verify(reference)).toMatchObject({ code: 410 })
  const login = { email: 'new@EXAMPLE.org', password: member.password }
  expect(await host.post(mosque, '/api/user/login', login)).toMatchObject({ code: 200 })
})

test('an email with an account gets the same response, and its owner is emailed', async () => {
  const otherMember = await host.createMember(mosque)
  const response = await requestEmail(otherMember.email)
  const freeResponse = await requestEmail('free@example.org')
  expect(response.body.message).toBe(freeResponse.body.message)
  expect(response.body.data).toMatchObject({ newEmail: otherMember.email })
  const [first] = await host.emails(mosque)
  expect(first?.email).toMatchObject({ to: otherMember.email })
  expect(first?.email.text).not.toMatch(/confirm\//)
})

test('an email taken since the request stays with its account', async () => {
  mosque = await host.tenant({ paymentMode: 'none' })
  member = await host.createMember(mosque)
  await requestEmail('soon@example.org')
  const reference = await host.readLinkReference(mosque, 'new-email')
  await host.createMember(mosque, { email: 'soon@example.org' })
  advance(1)
  expect(await verify(reference)).toMatchObject({ code: 410 })
  expect(await details()).toMatchObject({ email: member.email })
})

test('a mailbox is not flooded by requests for its email from many accounts', async () => {
  const codes: number[] = []
  for (let attempt = 0; attempt < 10; attempt += 1) {
    member = await host.createMember(mosque)
    codes.push((await requestEmail('victim@example.org')).code)
  }
  expect(codes).toEqual([200, 200, ...Array.from({ length: 8 }, () => 429)])
  expect(await emails()).toHaveLength(4)
  const refusal = await update({ name: 'Aisha Khan', email: 'Victim@example.org', currentPassword: member.password })
  expect(refusal).toMatchObject({ code: 429, headers: { 'retry-after': '1' } })
  expect(await details()).toMatchObject({ name: 'Aisha Rahman' })
  advance(1)
  expect(await requestEmail('victim@example.org')).toMatchObject({ code: 200 })
})

test("an account's own mailbox is not flooded by requests for many emails", async () => {
  for (let index = 0; index < 10; index += 1) await requestEmail(`victim${index}@example.org`)
  expect((await emails()).filter((entry) => entry.startsWith('email-asked'))).toHaveLength(2)
})

test('only the latest new email can be confirmed, and none after a password change', async () => {
  await requestEmail('first@example.org')
  const first = await host.readLinkReference(mosque, 'new-email')
  advance(1)
  await requestEmail('second@example.org')
  const second = await host.readLinkReference(mosque, 'new-email')
  expect(await verify(first)).toMatchObject({ code: 410 })
  const change = { currentPassword: member.password, newPassword: 'staple horse correct battery' }
  expect(await host.postAs(member, mosque, '/api/user/changePassword', change)).toMatchObject({ code: 200 })
  expect(await verify(second, change.newPassword)).toMatchObject({ code: 410 })
})

test('the same email in another spelling needs no confirmation', async () => {
  const upperCaseEmail = member.email.toUpperCase()
  expect(await update({ email: upperCaseEmail })).toMatchObject({
    code: 200,
    body: { data: { email: upperCaseEmail } },
  })
  expect(await emails()).toEqual([])
})

test("another mosque's session cannot change details", async () => {
  const otherMosque = await host.tenant()
  const stranger = await host.createMember(otherMosque)
  expect(await host.postAs(stranger, mosque, '/api/user/updateDetails', { name: 'Somebody' })).toMatchObject({
    code: 401,
  })
  expect(await details()).toMatchObject({ name: 'Aisha Rahman' })
})
