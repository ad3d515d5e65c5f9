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
import { useCycleRunning } from '../cycles/useCycles.ts'
import { createControlledPage, type ControlledPage } from '../testing/controlledPage.ts'
import { createBrowserStorage } from '../storage/browserStorage.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { renderHook, until } from '../testing/renderHook.tsx'
import type { LogoutReason } from './session.ts'

const yes = (data: unknown) => ({ status: 200, message: 'Yes.', data })
const over = { status: 401, message: 'Please log in again.', data: { code: 401 } }
const session = { token: 't1', name: 'Aisha' }
const stored = (data: unknown) => JSON.stringify({ v: 1, data })
const credentials = { email: 'aisha@example.org', password: 'correct horse battery' }

const exportOf = ({ domain: { api } }: ControlledPage) => api.POST('/api/user/export', { body: {} })

/** Two tabs of one browser in which somebody is logged in. */
function browser() {
  const memory = createMemoryStorage({
    userData: stored({ token: 't0', name: 'Aisha' }),
    registerData: stored({ name: 'Aisha', email: 'aisha@example.org' }),
    currencyObj: stored({ value: 'EUR', label: 'Euro', sign: '€' }),
    configData: stored({ activePlan: 'premium' }),
  })
  const tab = (storage = memory.tab()) => {
    const events: LogoutReason[] = []
    const page = createControlledPage({ storage, onLogout: (reason) => void events.push(reason) })
    return { ...page, events, user: () => page.domain.session.getState().user }
  }
  return { stored: memory.entries, one: tab(memory.storage), other: tab() }
}

test.each<[string, object]>([
  ['in data.code', over],
  ['in code beside it', { status: 401, message: 'Please log in again.', code: 401 }],
])(
  'a 401 %s ends the session in every tab, with its event, and takes what was private from the page',
  async (_, answer) => {
    const { stored, one, other } = browser()
    const details = await renderHook(one.domain, useAccountDetails)
    ;(await one.nextCall()).answer(yes({ name: 'Aisha' }))
    const elsewhere = await renderHook(other.domain, useAccountDetails)
    ;(await other.nextCall()).answer(yes({ name: 'Aisha' }))
    const news = await renderHook(one.domain, () => useNews('roof'))
    ;(await one.nextCall()).answer(yes({ id: 'roof' }))
    await until(() =>
      expect([details, elsewhere, news].map(({ now }) => now().status)).toEqual(Array(3).fill('success')),
    )

    details.now().retry()
    ;(await one.nextCall()).answer(answer)
    await until(() => expect(one.events).toEqual(['expired']))
    expect(other.events).toEqual(['elsewhere'])
    expect([one.user(), other.user()]).toEqual([undefined, undefined])
    expect([...stored.keys()].sort()).toEqual(['configData', 'currencyObj'])
    await until(() => expect([details.now().data, elsewhere.now().data]).toEqual([undefined, undefined]))
    expect(one.domain.queryClient.getQueryCache().findAll({ queryKey: ['private'] })).toHaveLength(1)
    expect(news.now().data).toEqual({ id: 'roof' })
    details.leave()
  },
)

test('whoever logs in is logged in in every tab, and what was answered to nobody is asked again', async () => {
  const { one, other } = browser()
  one.domain.session.getState().logout()
  const details = await renderHook(other.domain, useAccountDetails)
  expect(details.now().status).toBe('in progress')
  const running = await renderHook(other.domain, useCycleRunning)
  ;(await other.nextCall()).answer(yes({ running: false }))
  await until(() => expect(running.now().data).toEqual({ running: false }))

  const { now } = await renderHook(one.domain, useLogin)
  const ended = now().run(credentials)
  ;(await one.nextCall()).answer(yes(session))
  expect(await ended).toMatchObject({ status: 'success', data: session })
  await until(() => expect([one.user(), other.user()]).toEqual([session, session]))
  const calls = [await other.nextCall(), await other.nextCall()]
  expect(calls.map(({ call, headers }) => `${call} ${headers.get('token') ?? headers.get('X-JWT-Token')}`)).toEqual(
    expect.arrayContaining(['POST /api/isJummahpayCycleRunning t1', 'POST /api/user/details t1']),
  )
})

test('one person after another: other tabs forget the first before they know the second', async () => {
  const { stored, one, other } = browser()
  const details = await renderHook(other.domain, useAccountDetails)
  ;(await other.nextCall()).answer(yes({ name: 'Aisha' }))
  await until(() => expect(details.now().data).toEqual({ name: 'Aisha' }))
  const bilal = { token: 'b', name: 'Bilal' }
  one.domain.session.getState().login(bilal)
  await until(() => expect(other.user()).toEqual(bilal))
  expect([one.events, other.events]).toEqual([['relogin'], ['elsewhere']])
  expect(JSON.parse(stored.get('userData') ?? '{}')).toEqual({ v: 1, data: bilal })
  await until(() => expect(details.now().data).toBeUndefined())
})

test('a renewed session is kept in every tab; one that is no longer the current one renews and ends nothing', async () => {
  const { stored, one, other } = browser()
  const renewing = exportOf(one)
  ;(await one.nextCall()).answer(yes({ id: 'roof' }), { 'X-JWT-Token': 't1' })
  await renewing
  expect([one.user()?.token, other.user()?.token]).toEqual(['t1', 't1'])
  expect(stored.get('userData')).toContain('"t1"')

  const late = exportOf(one)
  const call = await one.nextCall()
  one.domain.session.getState().login({ token: 'b', name: 'Bilal' })
  call.answer(over, { 'X-JWT-Token': 't2' })
  await late
  expect(one.user()).toEqual({ token: 'b', name: 'Bilal' })

  const last = exportOf(one)
  const lastCall = await one.nextCall()
  one.domain.session.getState().logout()
  lastCall.answer(yes({ id: 'roof' }), { 'X-JWT-Token': 't3' })
  await last
  expect([one.user(), stored.has('userData')]).toEqual([undefined, false])
})

test('logging out is done at once, in every tab, and tells the host which session it was', async () => {
  const { one, other } = browser()
  const { now } = await renderHook(one.domain, useLogout)
  const ended = now().run({})
  await until(() => expect([one.user(), other.user()]).toEqual([undefined, undefined]))
  const call = await one.nextCall()
  expect([call.call, call.headers.get('X-JWT-Token'), call.body]).toEqual([
    'POST /api/user/logout',
    't0',
    { everywhere: false },
  ])
  // An older host knows no such call.
  call.answer({ status: 404, message: 'There is nothing here.' })
  expect((await ended).status).toBe('success')
  expect([one.takeMessages(), one.events, other.events]).toEqual([[], ['asked'], ['elsewhere']])
})

test.each<[string, object, string | undefined]>([
  ['works', yes(session), 't1'],
  ['is refused', { status: 401, message: 'No.' }, undefined],
])(
  'where logging in anew %s, the host is told quietly that the session before it is over',
  async (_, answer, token) => {
    const { one, other } = browser()
    const { now } = await renderHook(one.domain, useLogin)
    const ended = now().run(credentials)
    ;(await one.nextCall()).answer(answer)
    await ended
    const call = await one.nextCall()
    expect([call.call, call.headers.get('X-JWT-Token'), call.body]).toEqual([
      'POST /api/user/logout',
      't0',
      { everywhere: false },
    ])
    one.takeMessages()
    call.answer(over, { 'X-JWT-Token': 't9' })
    await until(() => expect([one.user()?.token, other.user()?.token]).toEqual([token, token]))
    expect(one.takeMessages()).toEqual([])
  },
)

test('a password changed by the link of a mail logs nobody in', async () => {
  const page = createControlledPage({ storage: createMemoryStorage().storage })
  const { now } = await renderHook(page.domain, useChangePassword)
  const ended = now().run({ newPassword: 'staple horse battery', bNoToken: true, reference: 'r'.repeat(43) })
  // An older host answers with a session.
  ;(await page.nextCall()).answer(yes(session))
  expect((await ended).status).toBe('success')
  expect(page.domain.session.getState().user).toBeUndefined()
})

test('logging out everywhere waits for the host, whose no is told', async () => {
  const { one } = browser()
  const { now } = await renderHook(one.domain, useLogout)
  const refused = now().run({ everywhere: true })
  ;(await one.nextCall()).answer({ status: 429, message: 'Too many.' })
  expect((await refused).status).toBe('failure')
  expect([one.takeMessages(), one.user()?.token]).toEqual([['error: Too many.'], 't0'])
  const done = now().run({ everywhere: true })
  ;(await one.nextCall()).answer(yes(undefined))
  await done
  expect(one.user()).toBeUndefined()
})

test('a registration is remembered without its password until its mail is followed', async () => {
  const { entries: stored, storage } = createMemoryStorage()
  const page = createControlledPage({ storage })
  const register = await renderHook(page.domain, useRegister)
  const ended = register.now().run({ ...credentials, name: 'Aisha', contactNumber: '07911 123456' })
  ;(await page.nextCall()).answer(yes({ next: 'mail' }))
  await ended
  const waiting = { name: 'Aisha', email: 'aisha@example.org' }
  expect(page.domain.session.getState().waiting).toEqual(waiting)
  expect([...stored]).toEqual([['registerData', expect.stringContaining('aisha@example.org')]])
  expect(JSON.parse(stored.get('registerData') ?? '')).toEqual({ v: 1, data: waiting })
  expect(createControlledPage({ storage }).domain.session.getState().waiting).toEqual(waiting)

  const verify = await renderHook(page.domain, useVerify)
  const verified = verify.now().run({ reference: 'r'.repeat(43), password: credentials.password })
  ;(await page.nextCall()).answer(yes(session))
  await verified
  expect([...stored.keys()]).toEqual(['userData'])
  expect(page.domain.session.getState()).toMatchObject({ user: session, waiting: undefined })
})

test('what is typed of a registration outlives a reload, until it is sent or nothing is left of it', async () => {
  const { entries: stored, storage } = createMemoryStorage()
  const draft = { name: 'Aisha', email: 'ai', contactNumber: '' }
  const { keepDraft } = createControlledPage({ storage }).domain.session.getState()
  keepDraft(draft)
  const page = createControlledPage({ storage })
  expect(page.domain.session.getState()).toMatchObject({ draft })
  expect(page.domain.session.getState().waiting).toBeUndefined()
  page.domain.session.getState().wait({ name: 'Aisha', email: 'aisha@example.org' })
  expect(createControlledPage({ storage }).domain.session.getState().draft).toBeUndefined()
  keepDraft(draft)
  keepDraft({ name: '', email: '', contactNumber: '' })
  expect(stored.size).toBe(0)
})

test('where one can log in at once, no mail is waited for', async () => {
  const { entries: stored, storage } = createMemoryStorage()
  const page = createControlledPage({ storage })
  const { now } = await renderHook(page.domain, useRegister)
  const ended = now().run({ ...credentials, name: 'Aisha' })
  ;(await page.nextCall()).answer(yes({ next: 'login' }))
  await ended
  expect(stored.size).toBe(0)
})

test('saved details are shown at once, and greet by the new name', async () => {
  const { one } = browser()
  const { now } = await renderHook(one.domain, () => ({ details: useAccountDetails(), update: useUpdateAccount() }))
  ;(await one.nextCall()).answer(yes({ name: 'Aisha' }))
  const ended = now().update.run({ name: 'Aisha Khan' })
  ;(await one.nextCall()).answer(yes({ name: 'Aisha Khan' }))
  await ended
  await until(() => expect(now().details.data).toEqual({ name: 'Aisha Khan' }))
  expect(one.user()).toEqual({ token: 't0', name: 'Aisha Khan' })
})

test('without a session nothing private is asked for', async () => {
  const fetch = vi.fn<() => Promise<Response>>()
  const { domain } = createControlledPage({ storage: createMemoryStorage().storage, fetch })
  const { now } = await renderHook(domain, useAccountDetails)
  expect(now().status).toBe('in progress')
  expect(fetch).not.toHaveBeenCalled()
})

test('what another tab has done holds before the word of it arrives', async () => {
  const { stored: storage, one } = browser()
  const newer = { token: 't9', name: 'Aisha' }
  const late = exportOf(one)
  const call = await one.nextCall()
  storage.set('userData', stored(newer))
  call.answer(over)
  await late
  expect([one.user(), one.events, storage.get('userData')]).toEqual([newer, [], stored(newer)])

  const renewing = exportOf(one)
  const next = await one.nextCall()
  storage.delete('userData')
  next.answer(yes({ id: 'roof' }), { 'X-JWT-Token': 't10' })
  await renewing
  expect(storage.has('userData')).toBe(false)
})

test('where storage is forbidden a session lasts as long as the page, and is renewed all the same', async () => {
  const page = createControlledPage({ storage: createBrowserStorage() })
  page.domain.session.getState().login(session)
  const renewing = exportOf(page)
  ;(await page.nextCall()).answer(yes({ id: 'roof' }), { 'X-JWT-Token': 't2' })
  await renewing
  expect(page.domain.session.getState().user?.token).toBe('t2')
  const [late, ending] = [exportOf(page), exportOf(page)]
  const [first, second] = [await page.nextCall(), await page.nextCall()]
  page.domain.session.getState().renew({ token: 't3' })
  first.answer(over)
  await late
  expect(page.domain.session.getState().user?.token).toBe('t3')
  page.domain.session.getState().renew({ token: 't2' })
  second.answer(over)
  await ending
  expect(page.domain.session.getState().user).toBeUndefined()
})
