import { expect, test, vi } from 'vitest'
import {
  useChangePassword,
  useLogin,
  useLogout,
  useRegister,
  useUpdateAccount,
  useVerify,
} from '../account/useAccount.ts'
import { useAccountDetails } from '../account/useOwnData.ts'
import { useNews } from '../content/news.ts'
import { useHasFridayGift } from '../regular-gifts/useRegularGifts.ts'
import { createControlledPage, type ControlledPage } from '../testing/controlledPage.ts'
import { createBrowserStorage } from '../storage/browserStorage.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import type { LogoutReason } from './session.ts'

const success = (data: unknown) => ({ status: 200, message: 'Yes.', data })
const expiredResponse = { status: 401, message: 'Please log in again.', data: { code: 401 } }
const session = { token: 't1', name: 'Aisha' }
const storedText = (data: unknown) => JSON.stringify({ v: 1, data })
const credentials = { email: 'aisha@example.org', password: 'correct horse battery' }

const exportOf = ({ domain: { api } }: ControlledPage) => api.POST('/api/user/export', { body: {} })

/** Two tabs of one browser with a logged-in user. */
function openTabs() {
  const memory = createMemoryStorage({
    userData: storedText({ token: 't0', name: 'Aisha' }),
    registerData: storedText({ name: 'Aisha', email: 'aisha@example.org' }),
    currencyObj: storedText({ value: 'EUR', label: 'Euro', sign: '€' }),
    configData: storedText({ activePlan: 'premium' }),
  })
  const tab = (storage = memory.tab()) => {
    const events: LogoutReason[] = []
    const page = createControlledPage({ storage, onLogout: (reason) => void events.push(reason) })
    return { ...page, events, user: () => page.domain.session.getState().user }
  }
  return { stored: memory.entries, first: tab(memory.storage), other: tab() }
}

test.each<[string, object]>([
  ['in data.code', expiredResponse],
  ['in code beside it', { status: 401, message: 'Please log in again.', code: 401 }],
])(
  'a 401 %s ends the session in every tab, fires its event, and removes private data from the page',
  async (_, response) => {
    const { stored, first, other } = openTabs()
    const details = await renderHook(first.domain, useAccountDetails)
    ;(await first.nextCall()).answer(success({ name: 'Aisha' }))
    const otherDetails = await renderHook(other.domain, useAccountDetails)
    ;(await other.nextCall()).answer(success({ name: 'Aisha' }))
    const news = await renderHook(first.domain, () => useNews('roof'))
    ;(await first.nextCall()).answer(success({ id: 'roof' }))
    await waitFor(() =>
      expect([details, otherDetails, news].map(({ now }) => now().status)).toEqual(Array(3).fill('success')),
    )

    details.now().retry()
    ;(await first.nextCall()).answer(response)
    await waitFor(() => expect(first.events).toEqual(['expired']))
    expect(other.events).toEqual(['elsewhere'])
    expect([first.user(), other.user()]).toEqual([undefined, undefined])
    expect([...stored.keys()].sort()).toEqual(['configData', 'currencyObj'])
    await waitFor(() => expect([details.now().data, otherDetails.now().data]).toEqual([undefined, undefined]))
    expect(first.domain.queryClient.getQueryCache().findAll({ queryKey: ['private'] })).toHaveLength(1)
    expect(news.now().data).toEqual({ id: 'roof' })
    details.unmount()
  },
)

test('a login applies to every tab, and reloads data loaded without a session', async () => {
  const { first, other } = openTabs()
  first.domain.session.getState().logout()
  const details = await renderHook(other.domain, useAccountDetails)
  expect(details.now().status).toBe('in progress')
  const running = await renderHook(other.domain, useHasFridayGift)
  ;(await other.nextCall()).answer(success({ running: false }))
  await waitFor(() => expect(running.now().data).toEqual({ running: false }))

  const { now } = await renderHook(first.domain, useLogin)
  const outcome = now().run(credentials)
  ;(await first.nextCall()).answer(success(session))
  expect(await outcome).toMatchObject({ status: 'success', data: session })
  await waitFor(() => expect([first.user(), other.user()]).toEqual([session, session]))
  const calls = [await other.nextCall(), await other.nextCall()]
  expect(calls.map(({ call, headers }) => `${call} ${headers.get('token') ?? headers.get('X-JWT-Token')}`)).toEqual(
    expect.arrayContaining(['POST /api/isJummahpayCycleRunning t1', 'POST /api/user/details t1']),
  )
})

test("a second user's login logs the first out in other tabs before it applies there", async () => {
  const { stored, first, other } = openTabs()
  const details = await renderHook(other.domain, useAccountDetails)
  ;(await other.nextCall()).answer(success({ name: 'Aisha' }))
  await waitFor(() => expect(details.now().data).toEqual({ name: 'Aisha' }))
  const bilal = { token: 'b', name: 'Bilal' }
  first.domain.session.getState().login(bilal)
  await waitFor(() => expect(other.user()).toEqual(bilal))
  expect([first.events, other.events]).toEqual([['relogin'], ['elsewhere']])
  expect(JSON.parse(stored.get('userData') ?? '{}')).toEqual({ v: 1, data: bilal })
  await waitFor(() => expect(details.now().data).toBeUndefined())
})

test('a renewed session is stored for every tab; a late response of an earlier session neither renews nor ends it', async () => {
  const { stored, first, other } = openTabs()
  const renewal = exportOf(first)
  ;(await first.nextCall()).answer(success({ id: 'roof' }), { 'X-JWT-Token': 't1' })
  await renewal
  expect([first.user()?.token, other.user()?.token]).toEqual(['t1', 't1'])
  expect(stored.get('userData')).toContain('"t1"')

  const lateExport = exportOf(first)
  const call = await first.nextCall()
  first.domain.session.getState().login({ token: 'b', name: 'Bilal' })
  call.answer(expiredResponse, { 'X-JWT-Token': 't2' })
  await lateExport
  expect(first.user()).toEqual({ token: 'b', name: 'Bilal' })

  const last = exportOf(first)
  const lastCall = await first.nextCall()
  first.domain.session.getState().logout()
  lastCall.answer(success({ id: 'roof' }), { 'X-JWT-Token': 't3' })
  await last
  expect([first.user(), stored.has('userData')]).toEqual([undefined, false])
})

test('a logout takes effect at once in every tab, and sends the ended session to the server', async () => {
  const { first, other } = openTabs()
  const { now } = await renderHook(first.domain, useLogout)
  const outcome = now().run({})
  await waitFor(() => expect([first.user(), other.user()]).toEqual([undefined, undefined]))
  const call = await first.nextCall()
  expect([call.call, call.headers.get('X-JWT-Token'), call.body]).toEqual([
    'POST /api/user/logout',
    't0',
    { everywhere: false },
  ])
  // An older server does not have this call.
  call.answer({ status: 404, message: 'There is nothing here.' })
  expect((await outcome).status).toBe('success')
  expect([first.takeMessages(), first.events, other.events]).toEqual([[], ['asked'], ['elsewhere']])
})

test.each<[string, object, string | undefined]>([
  ['works', success(session), 't1'],
  ['is refused', { status: 401, message: 'No.' }, undefined],
])('if another login %s, the previous session is revoked without a toast', async (_, response, token) => {
  const { first, other } = openTabs()
  const { now } = await renderHook(first.domain, useLogin)
  const outcome = now().run(credentials)
  ;(await first.nextCall()).answer(response)
  await outcome
  const call = await first.nextCall()
  expect([call.call, call.headers.get('X-JWT-Token'), call.body]).toEqual([
    'POST /api/user/logout',
    't0',
    { everywhere: false },
  ])
  first.takeMessages()
  call.answer(expiredResponse, { 'X-JWT-Token': 't9' })
  await waitFor(() => expect([first.user()?.token, other.user()?.token]).toEqual([token, token]))
  expect(first.takeMessages()).toEqual([])
})

test('a password change with a link from an email does not log in', async () => {
  const page = createControlledPage({ storage: createMemoryStorage().storage })
  const { now } = await renderHook(page.domain, useChangePassword)
  const outcome = now().run({ newPassword: 'staple horse battery', bNoToken: true, reference: 'r'.repeat(43) })
  // An older server returns a session.
  ;(await page.nextCall()).answer(success(session))
  expect((await outcome).status).toBe('success')
  expect(page.domain.session.getState().user).toBeUndefined()
})

test('a logout everywhere waits for the server, and shows its refusal', async () => {
  const { first } = openTabs()
  const { now } = await renderHook(first.domain, useLogout)
  const refusedLogout = now().run({ everywhere: true })
  ;(await first.nextCall()).answer({ status: 429, message: 'Too many.' })
  expect((await refusedLogout).status).toBe('failure')
  expect([first.takeMessages(), first.user()?.token]).toEqual([['error: Too many.'], 't0'])
  const acceptedLogout = now().run({ everywhere: true })
  ;(await first.nextCall()).answer(success(undefined))
  await acceptedLogout
  expect(first.user()).toBeUndefined()
})

test('stores a registration without its password until its email is confirmed', async () => {
  const { entries: stored, storage } = createMemoryStorage()
  const page = createControlledPage({ storage })
  const register = await renderHook(page.domain, useRegister)
  const outcome = register.now().run({ ...credentials, name: 'Aisha', contactNumber: '07911 123456' })
  ;(await page.nextCall()).answer(success({ next: 'mail' }))
  await outcome
  const registration = { name: 'Aisha', email: 'aisha@example.org' }
  expect(page.domain.session.getState().pendingRegistration).toEqual(registration)
  expect([...stored]).toEqual([['registerData', expect.stringContaining('aisha@example.org')]])
  expect(JSON.parse(stored.get('registerData') ?? '')).toEqual({ v: 1, data: registration })
  expect(createControlledPage({ storage }).domain.session.getState().pendingRegistration).toEqual(registration)

  const verify = await renderHook(page.domain, useVerify)
  const verification = verify.now().run({ reference: 'r'.repeat(43), password: credentials.password })
  ;(await page.nextCall()).answer(success(session))
  await verification
  expect([...stored.keys()]).toEqual(['userData'])
  expect(page.domain.session.getState()).toMatchObject({ user: session, pendingRegistration: undefined })
})

test('keeps a registration draft over a reload until it is sent or emptied', async () => {
  const { entries: stored, storage } = createMemoryStorage()
  const draft = { name: 'Aisha', email: 'ai', contactNumber: '' }
  const { saveDraft } = createControlledPage({ storage }).domain.session.getState()
  saveDraft(draft)
  const page = createControlledPage({ storage })
  expect(page.domain.session.getState()).toMatchObject({ draft })
  expect(page.domain.session.getState().pendingRegistration).toBeUndefined()
  page.domain.session.getState().savePendingRegistration({ name: 'Aisha', email: 'aisha@example.org' })
  expect(createControlledPage({ storage }).domain.session.getState().draft).toBeUndefined()
  saveDraft(draft)
  saveDraft({ name: '', email: '', contactNumber: '' })
  expect(stored.size).toBe(0)
})

test('stores no pending registration if a login is possible at once', async () => {
  const { entries: stored, storage } = createMemoryStorage()
  const page = createControlledPage({ storage })
  const { now } = await renderHook(page.domain, useRegister)
  const outcome = now().run({ ...credentials, name: 'Aisha' })
  ;(await page.nextCall()).answer(success({ next: 'login' }))
  await outcome
  expect(stored.size).toBe(0)
})

test('saved details appear at once, and update the name of the session', async () => {
  const { first } = openTabs()
  const { now } = await renderHook(first.domain, () => ({ details: useAccountDetails(), update: useUpdateAccount() }))
  ;(await first.nextCall()).answer(success({ name: 'Aisha' }))
  const outcome = now().update.run({ name: 'Aisha Khan' })
  ;(await first.nextCall()).answer(success({ name: 'Aisha Khan' }))
  await outcome
  await waitFor(() => expect(now().details.data).toEqual({ name: 'Aisha Khan' }))
  expect(first.user()).toEqual({ token: 't0', name: 'Aisha Khan' })
})

test('sends no private request without a session', async () => {
  const fetch = vi.fn<() => Promise<Response>>()
  const { domain } = createControlledPage({ storage: createMemoryStorage().storage, fetch })
  const { now } = await renderHook(domain, useAccountDetails)
  expect(now().status).toBe('in progress')
  expect(fetch).not.toHaveBeenCalled()
})

test("respects another tab's change before its event arrives", async () => {
  const { stored: storage, first } = openTabs()
  const newerUser = { token: 't9', name: 'Aisha' }
  const lateExport = exportOf(first)
  const call = await first.nextCall()
  storage.set('userData', storedText(newerUser))
  call.answer(expiredResponse)
  await lateExport
  expect([first.user(), first.events, storage.get('userData')]).toEqual([newerUser, [], storedText(newerUser)])

  const renewal = exportOf(first)
  const next = await first.nextCall()
  storage.delete('userData')
  next.answer(success({ id: 'roof' }), { 'X-JWT-Token': 't10' })
  await renewal
  expect(storage.has('userData')).toBe(false)
})

test('without storage, a session ends with the page but can be renewed', async () => {
  const page = createControlledPage({ storage: createBrowserStorage() })
  page.domain.session.getState().login(session)
  const renewal = exportOf(page)
  ;(await page.nextCall()).answer(success({ id: 'roof' }), { 'X-JWT-Token': 't2' })
  await renewal
  expect(page.domain.session.getState().user?.token).toBe('t2')
  const [lateExport, finalExport] = [exportOf(page), exportOf(page)]
  const [first, second] = [await page.nextCall(), await page.nextCall()]
  page.domain.session.getState().renew({ token: 't3' })
  first.answer(expiredResponse)
  await lateExport
  expect(page.domain.session.getState().user?.token).toBe('t3')
  page.domain.session.getState().renew({ token: 't2' })
  second.answer(expiredResponse)
  await finalExport
  expect(page.domain.session.getState().user).toBeUndefined()
})
