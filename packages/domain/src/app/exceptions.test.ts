import { expect, test } from 'vitest'
import { useLogin } from '../account/useAccount.ts'
import { loadConfiguration } from '../configuration/loadConfiguration.ts'
import { useEvent } from '../content/events.ts'
import { useNews, useNewsList } from '../content/news.ts'
import { createCurrency, pounds } from '../currency/currency.ts'
import { useEmailCheck } from '../email/useEmailCheck.ts'
import { useGift } from '../gifts/useGift.ts'
import { createControlledPage } from '../testing/controlledPage.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { useContact } from '../contact/useContact.ts'

const success = (data: unknown) => ({ status: 200, message: 'Yes.', data })
const refusal = { status: 422, message: 'No.' }
const credentials = { email: 'aisha@example.org', password: 'correct horse battery' }

test.each<[string, object]>([
  ['refused', { status: 401, message: 'Wrong.' }],
  ['broken', { hello: 'world' }],
  ['without a session', success({})],
])('a login that is %s clears the user', async (_name, response) => {
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now } = await renderHook(domain, useLogin)
  const outcome = now().run(credentials)
  expect(domain.session.getState().user?.name).toBe('Aisha')
  ;(await nextCall()).answer(response)
  expect(await outcome).toMatchObject({ status: 'failure' })
  expect(domain.session.getState().user).toBeUndefined()
  expect(takeMessages()).toHaveLength(1)
})

test('a failed authenticate check yields false and keeps its data; a successful one yields true; neither shows a toast', async () => {
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now } = await renderHook(domain, useEmailCheck)
  expect([now().status, now().ok]).toEqual(['idle', undefined])
  const first = now().run('aisha@gmial.com')
  await waitFor(() => expect([now().status, now().ok, now().data]).toEqual(['in progress', undefined, undefined]))
  const data = { errors: { email: 'There is no such mail domain.' }, suggestion: 'aisha@gmail.com' }
  ;(await nextCall()).answer({ status: 422, message: 'Please check.', data })
  const expectedData = { reason: 'There is no such mail domain.', suggestion: 'aisha@gmail.com' }
  expect(await first).toEqual({ status: 'failure', ok: false, data: expectedData })
  await waitFor(() => expect(now()).toMatchObject({ status: 'failure', ok: false, data: expectedData }))

  const second = now().run('aisha@gmail.com')
  ;(await nextCall()).answer(success({ ok: true }))
  expect(await second).toEqual({ status: 'success', ok: true, data: {} })

  const third = now().run('aisha@gmail.com')
  ;(await nextCall()).answer({ nothing: 'of ours' })
  expect(await third).toEqual({ status: 'failure', ok: false, data: {} })
  expect(takeMessages()).toEqual([])
})

test('an event that fails to load clears the event, not the news', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now } = await renderHook(domain, () => ({ event: useEvent('eid'), news: useNews('roof') }))
  const first = await nextCall()
  const second = await nextCall()
  first.answer(success({ id: 'eid' }))
  second.answer(success({ id: 'roof' }))
  await waitFor(() => expect([now().event.status, now().news.status]).toEqual(['success', 'success']))
  now().event.retry()
  ;(await nextCall()).answer(refusal)
  await waitFor(() => expect([now().event.status, now().event.data]).toEqual(['failure', undefined]))
  expect(now().news.data).toEqual({ id: 'roof' })
})

test('thank_you_status is 0 while in progress, 1 on success with thank_you_res, 2 on failure', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now } = await renderHook(domain, () => useGift('g1'))
  expect([now().thank_you_status, now().thank_you_res]).toEqual([0, undefined])
  const gift = { id: 'g1', next: 'done' }
  ;(await nextCall()).answer(success(gift))
  await waitFor(() => expect([now().thank_you_status, now().thank_you_res]).toEqual([1, gift]))

  const otherGift = await renderHook(domain, () => useGift('g2'))
  ;(await nextCall()).answer(refusal)
  await waitFor(() => expect([otherGift.now().thank_you_status, otherGift.now().thank_you_res]).toEqual([2, undefined]))
})

test('a background refresh clears nothing and shows no toast, even if it fails', async () => {
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now } = await renderHook(domain, () => useNews('roof'))
  ;(await nextCall()).answer(success({ id: 'roof' }))
  await waitFor(() => expect(now().status).toBe('success'))
  const refresh = domain.queryClient.invalidateQueries({ queryKey: ['news'] })
  const refreshCall = await nextCall()
  expect([now().status, now().data]).toEqual(['success', { id: 'roof' }])
  refreshCall.answer(refusal)
  await refresh
  expect([now().status, now().data, takeMessages()]).toEqual(['success', { id: 'roof' }, []])
})

test('loads a list page by page; a failed page shows a toast, keeps the items and can be retried', async () => {
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now } = await renderHook(domain, useNewsList)
  ;(await nextCall()).answer({ ...success([{ id: 'a' }]), responseData: { next: 'p2' } })
  await waitFor(() => expect(now().more).toBeDefined())
  now().more?.()
  await waitFor(() => expect(now().loadingMore).toBe(true))
  ;(await nextCall()).answer(refusal)
  await waitFor(() => expect(now()).toMatchObject({ status: 'success', data: [{ id: 'a' }], moreFailed: true }))
  expect(takeMessages()).toEqual(['error: No.'])

  now().more?.()
  ;(await nextCall()).answer({ ...success([{ id: 'b' }]), responseData: {} })
  await waitFor(() => expect(now()).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], moreFailed: false }))
  expect(now().more).toBeUndefined()
})

test('a response from some other server shows the general error, and a retry dismisses it', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now } = await renderHook(domain, useContact)
  const message = { topic: 'general' as const, name: 'A', email: 'a@example.org', message: 'Salaam' }
  const first = now().run(message)
  ;(await nextCall()).answer([1, 2])
  await first
  const texts = () => domain.toasts.getState().messages.map(({ text }) => text)
  expect(texts()).toEqual(['Oops! Something went wrong.'])
  const second = now().run(message)
  const call = await nextCall()
  expect(texts()).toEqual([])
  call.answer(success(undefined))
  await second
})

test('loads the configuration as pairs, and rejects with the status of a refusal', async () => {
  const { domain, nextCall } = createControlledPage()
  const pending = loadConfiguration(domain.api)
  const pairs = [{ key: 'activePlan', value: 'premium' }]
  ;(await nextCall()).answer(success({ configurationData: pairs }))
  expect(await pending).toEqual(pairs)
  const failure = loadConfiguration(domain.api).catch((error: unknown) => error)
  ;(await nextCall()).answer(refusal)
  expect(await failure).toMatchObject({ status: 422 })
})

test('accepts a currency only with a sign, and defaults to pounds', () => {
  const { entries, storage } = createMemoryStorage()
  const { getState } = createCurrency(storage)
  expect(getState().choose({ value: 'EUR', label: 'Euro', sign: '' })).toBe(false)
  expect([getState().currency, entries.size]).toEqual([pounds, 0])
  expect(getState().choose({ value: 'EUR', label: 'Euro', sign: '€' })).toBe(true)
  expect(createCurrency(storage).getState().currency.value).toBe('EUR')
})
