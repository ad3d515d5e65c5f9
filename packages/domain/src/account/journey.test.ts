import { type Accounts, startAccounts } from '@minaret/acceptance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldErrorsOf } from '../app/failures.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { openLivePage } from '../testing/openLivePage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import {
  useChangePassword,
  useLogin,
  useLogout,
  useRegister,
  useRequestReset,
  useResetPassword,
  useUpdateAccount,
  useVerify,
} from './useAccount.ts'
import { useAccountDetails } from './useOwnData.ts'

let server: Accounts
let clock = new Date('2026-11-21T12:00:00Z')
const advanceHours = (hours: number) => (clock = new Date(clock.getTime() + hours * 3_600_000))

beforeAll(async () => {
  server = await startAccounts({ now: () => clock })
})
afterAll(() => server.close())

const password = 'seven grey doves at dawn'
const email = 'aisha@example.org'

/** Two tabs of a browser with a registered, verified and logged-in member. */
async function createMember() {
  const mosque = await server.tenant({ paymentMode: 'none', phoneCountry: 'GB' })
  const browser = createMemoryStorage()
  const page = openLivePage(server, mosque, browser.storage)
  const otherPage = openLivePage(server, mosque, browser.tab())
  const user = () => page.domain.session.getState().user

  const register = await renderHook(page.domain, useRegister)
  const registerOutcome = await register
    .now()
    .run({ name: 'Aisha Rahman', email, password, contactNumber: '07911 123456' })
  expect(registerOutcome).toMatchObject({ status: 'success', data: { next: 'mail' } })
  expect(page.takeMessages()).toEqual([`success: ${registerOutcome.message}`])
  expect([...browser.entries.keys()]).toEqual(['registerData'])

  const verify = await renderHook(page.domain, useVerify)
  await server.processRequests()
  const reference = await server.readLinkReference(mosque, 'register')
  expect(await verify.now().run({ reference, password })).toMatchObject({ status: 'success' })
  expect(user()?.name).toBe('Aisha Rahman')
  expect([...browser.entries.keys()].toSorted()).toEqual(['minaret.device', 'userData'])
  return { mosque, browser, page, otherPage, user }
}

test('registers, edits the details, changes the password and logs out', async () => {
  const { browser, page, otherPage, user } = await createMember()
  const { now } = await renderHook(page.domain, () => ({ details: useAccountDetails(), update: useUpdateAccount() }))
  await waitFor(() => expect(now().details.data).toMatchObject({ name: 'Aisha Rahman', email }))

  const failure = await now().update.run({ contactNumber: '12' })
  expect(fieldErrorsOf(failure.error)).toHaveProperty('contactNumber')
  expect(page.takeMessages()).toEqual([`error: ${failure.error?.message}`])
  const updateOutcome = await now().update.run({ name: 'Aisha Khan' })
  expect(page.takeMessages()).toEqual([`success: ${updateOutcome.message}`])
  await waitFor(() => expect(now().details.data).toMatchObject({ name: 'Aisha Khan' }))

  const oldToken = user()?.token
  const change = await renderHook(page.domain, useChangePassword)
  const outcome = await change.now().run({ currentPassword: password, newPassword: `${password} again` })
  expect(outcome.status).toBe('success')
  expect(user()?.token).not.toBe(oldToken)
  // The other tab takes over the new session.
  await waitFor(() =>
    expect(otherPage.domain.session.getState().user).toEqual({ token: user()?.token, name: 'Aisha Khan' }),
  )
  now().details.retry()
  await waitFor(() => expect(now().details.status).toBe('success'))

  const logout = await renderHook(page.domain, useLogout)
  await logout.now().run({})
  await waitFor(() => expect([page.events, otherPage.events]).toEqual([['asked'], ['elsewhere']]))
  expect([[...browser.entries.keys()], now().details.data]).toEqual([['minaret.device'], undefined])
})

test('a wrong password shows an error and clears the user; the right one logs in; a day later the session is renewed', async () => {
  const { page, user } = await createMember()
  advanceHours(1)
  const login = await renderHook(page.domain, useLogin)
  const failure = await login.now().run({ email, password: 'not this one, surely' })
  expect([failure.status, user(), page.events]).toEqual(['failure', undefined, ['relogin']])
  expect(page.takeMessages()).toContain(`error: ${failure.error?.message}`)
  // A wrong password delays the next attempt.
  advanceHours(1)
  const loginOutcome = await login.now().run({ email, password })
  expect(loginOutcome.status).toBe('success')
  expect(page.takeMessages()).toEqual([`success: ${loginOutcome.message}`])

  const oldToken = user()?.token
  advanceHours(25)
  const details = await renderHook(page.domain, useAccountDetails)
  await waitFor(() => expect(details.now().status).toBe('success'))
  expect(user()?.token).not.toBe(oldToken)
})

test('a password reset by email ends every session: the next private call logs out', async () => {
  const { mosque, page, otherPage } = await createMember()
  advanceHours(1)
  const guest = openLivePage(server, mosque)
  const request = await renderHook(guest.domain, useRequestReset)
  const requestOutcome = await request.now().run({ email })
  expect(guest.takeMessages()).toEqual([`success: ${requestOutcome.message}`])
  const reset = await renderHook(guest.domain, useResetPassword)
  await server.processRequests()
  const reference = await server.readLinkReference(mosque, 'reset')
  expect(await reset.now().run({ reference, password: 'nine white doves at dusk' })).toMatchObject({
    status: 'success',
  })
  expect(await reset.now().run({ reference, password: 'nine white doves at dusk' })).toMatchObject({
    status: 'failure',
    error: { status: 410 },
  })

  const details = await renderHook(page.domain, useAccountDetails)
  await waitFor(() => expect([page.events, otherPage.events]).toEqual([['expired'], ['elsewhere']]))
  expect(details.now().data).toBeUndefined()
  const login = await renderHook(page.domain, useLogin)
  advanceHours(1)
  expect(await login.now().run({ email, password: 'nine white doves at dusk' })).toMatchObject({ status: 'success' })
})
