import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Accounts, type Member, startAccounts, readText } from '../../../acceptance/src/accounts.ts'
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
  mosque = await host.tenant()
  member = await host.createMember(mosque)
})
afterAll(() => host.close())

const advance = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const login = (password: string) => host.post(mosque, '/api/user/login', { email: member.email, password })
const details = (token = member.token) => host.postAs({ token }, mosque, '/api/user/details')
const kinds = async () => (await host.emails(mosque)).map(({ kind, email }) => `${kind} to ${email.to}`)
const noSession = { code: 401, body: { data: { code: 401 } } }
const newPassword = 'staple horse correct battery'

async function resetLink(): Promise<string> {
  advance(1)
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  await host.processRequests()
  return host.readLinkReference(mosque, 'reset')
}
const reset = (reference: string, password = newPassword, tenant = mosque) =>
  host.post(tenant, '/api/resetPassword', { reference, password })

test('a new password needs the current one, ends every other session, and its owner is emailed', async () => {
  const phoneToken = readText(await login(member.password), 'token')
  const change = (currentPassword?: string) =>
    host.postAs(member, mosque, '/api/user/changePassword', {
      newPassword,
      ...(currentPassword ? { currentPassword } : {}),
    })
  expect(await change()).toMatchObject({
    code: 422,
    body: { data: { errors: { currentPassword: expect.any(String) } } },
  })
  const refusal = await change('something else')
  expect(refusal).toMatchObject({ code: 401 })
  expect(refusal.body.data).not.toHaveProperty('code')
  expect(await change(member.password)).toMatchObject({ code: 429 })
  advance(1)
  const changeResponse = await change(member.password)
  expect(changeResponse).toMatchObject({ code: 200, headers: { 'x-jwt-token': readText(changeResponse, 'token') } })
  expect(await details()).toMatchObject(noSession)
  expect(await details(phoneToken)).toMatchObject(noSession)
  expect(await details(readText(changeResponse, 'token'))).toMatchObject({ code: 200 })
  expect(await kinds()).toEqual([`password-changed to ${member.email}`])
  expect(await login(member.password)).toMatchObject({ code: 401 })
  advance(1)
  expect(await login(newPassword)).toMatchObject({ code: 200 })
})

test.each(['password1', 'Aisha Rahman', 'Test Mosque'])('%s is rejected as a password', async (newPassword) => {
  const refusal = await host.postAs(member, mosque, '/api/user/changePassword', {
    newPassword,
    currentPassword: member.password,
  })
  expect(refusal).toMatchObject({ code: 422, body: { data: { errors: { newPassword: expect.any(String) } } } })
  expect(await details()).toMatchObject({ code: 200 })
})

test('without a session, a reference counts only with the flag: 401 without a reference, 410 with an invalid one', async () => {
  const invalidReference = 'q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM'
  const send = (url: string, body: object) => host.post(mosque, url, body)
  for (const [url, body] of [
    ['/api/user/changePassword', { newPassword }],
    ['/api/user/updateDetails', { name: 'Somebody' }],
  ] as const) {
    expect(await send(url, body)).toMatchObject(noSession)
    expect(await send(url, { ...body, bNoToken: true })).toMatchObject(noSession)
    // With the flag the session is ignored.
    const flaggedBody = { ...body, bNoToken: true, currentPassword: member.password }
    expect(await host.postAs(member, mosque, url, flaggedBody)).toMatchObject(noSession)
    expect(await host.postAs(member, mosque, url, { ...flaggedBody, reference: invalidReference })).toMatchObject({
      code: 410,
    })
    expect(await send(url, { ...body, bNoToken: true, reference: invalidReference })).toMatchObject({ code: 410 })
    expect(await send(url, { ...body, reference: await resetLink() })).toMatchObject(noSession)
  }
})

test('a reference can change details repeatedly, until it is used to change the password', async () => {
  const reference = await resetLink()
  const detailsResponse = await host.post(mosque, '/api/user/updateDetails', {
    name: 'Aisha Khan',
    bNoToken: true,
    reference,
  })
  expect(detailsResponse).toMatchObject({ code: 200, body: { data: { name: 'Aisha Khan' } } })
  const body = { newPassword, bNoToken: true, reference }
  const changeResponse = await host.post(mosque, '/api/user/changePassword', body)
  // As after any reset, the user is not logged in.
  expect(changeResponse).toMatchObject({ code: 200, body: { message: expect.stringContaining('Please log in') } })
  expect(changeResponse.body.data).toEqual({})
  expect(changeResponse.headers).not.toHaveProperty('x-jwt-token')
  expect(await details()).toMatchObject(noSession)
  expect(await host.post(mosque, '/api/user/changePassword', body)).toMatchObject({ code: 410 })
  expect(await login(newPassword)).toMatchObject({ code: 200, body: { data: { name: 'Aisha Khan' } } })
})

test('a reset works once, ends every session without logging in, and notifies the owner by email', async () => {
  const reference = await resetLink()
  const text = (await host.emails(mosque)).at(-1)?.email.text
  expect(text).toContain(`https://${mosque.hostname}/user/resetpassword/${reference}`)
  const resetResponse = await reset(reference)
  expect(resetResponse).toMatchObject({ code: 200 })
  expect(resetResponse.headers).not.toHaveProperty('x-jwt-token')
  expect(resetResponse.body.data).toEqual({ device: expect.any(String) })
  expect(await details()).toMatchObject(noSession)
  expect(await reset(reference)).toMatchObject({ code: 410 })
  expect(await kinds()).toEqual([`reset to ${member.email}`, `password-changed to ${member.email}`])
  expect(await login(newPassword)).toMatchObject({ code: 200 })
})

test('only the latest link works, for 30 minutes and at no other mosque', async () => {
  const first = await resetLink()
  const second = await resetLink()
  const otherMosque = await host.tenant()
  expect(await reset(first)).toMatchObject({ code: 410 })
  expect(await reset(second, newPassword, otherMosque)).toMatchObject({ code: 410 })
  expect(await reset(second, 'password')).toMatchObject({
    code: 422,
    body: { data: { errors: { password: expect.any(String) } } },
  })
  advance(30)
  expect(await reset(second)).toMatchObject({ code: 410 })
  expect(await login(member.password)).toMatchObject({ code: 200 })
})

test('of ten concurrent uses of one link, one sets the password', async () => {
  const reference = await resetLink()
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => reset(reference, `${newPassword} ${index}`)),
  )
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(responses.filter(({ code }) => code === 410)).toHaveLength(9)
})

test('a concurrent change with the old password does not overwrite a reset', async () => {
  const reference = await resetLink()
  advance(1)
  const change = { currentPassword: member.password, newPassword: 'the words of somebody else' }
  const responses = await Promise.all([
    host.postAs(member, mosque, '/api/user/changePassword', change),
    reset(reference),
    host.postAs(member, mosque, '/api/user/changePassword', change),
  ])
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(1)
})

test('an email without an account gets the same response, but no email', async () => {
  const response = await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  const unknownResponse = await host.post(mosque, '/api/sendResetPasswordRequest', { email: 'nobody@example.org' })
  expect(unknownResponse.body).toEqual(response.body)
  await host.processRequests()
  expect(await kinds()).toEqual([`reset to ${member.email}`])
})

test('repeated requests for a link are slowed down', async () => {
  const request = () => host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  expect((await request()).code).toBe(200)
  expect(await request()).toMatchObject({ code: 429, headers: { 'retry-after': '1' } })
})

test('a disabled account gets no link, and an earlier link is invalid', async () => {
  const reference = await resetLink()
  await host.database.pool.query("update users set state = 'disabled' where email = $1 and tenant_id = $2", [
    member.email,
    mosque.id,
  ])
  expect(await reset(reference)).toMatchObject({ code: 410 })
  await resetLink()
  expect((await kinds()).filter((kind) => kind.startsWith('reset'))).toHaveLength(1)
})
