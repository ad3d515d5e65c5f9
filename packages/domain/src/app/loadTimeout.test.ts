import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEmailCheck } from '../email/useEmailCheck.ts'
import { useGift } from '../gifts/useGift.ts'
import { useNewsList } from '../content/news.ts'
import { actions, loads, pass, stubMessages } from '../testing/calls.ts'
import { createControlledPage } from '../testing/controlledPage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { loadTimeoutMs } from './loadTimeout.ts'

const oops = 'Oops! Something went wrong.'
const success = (data: unknown) => ({ status: 200, message: stubMessages.yes, data })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const isList = (call: string) =>
  /(activities|banners|event|news|resources|services|gallery|classes|courses|campaigns|user\/donations)$/.test(call)

// React's own scheduler keeps real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a load times out after 50 seconds', () => expect(loadTimeoutMs).toBe(50_000))

test.each(loads)('%s, %s: fails after 50 s without a response, and shows a late response', async (...row) => {
  const [, , call, use] = row
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now, unmount } = await renderHook(domain, use)
  const first = await nextCall()
  await wait(49_000)
  expect(now().status).toBe('in progress')
  await wait(1500)
  expect([now().status, now().data, now().error]).toMatchObject(['failure', undefined, { kind: 'silent' }])
  // The error is shown in place; the toast waits for the final failure.
  expect([first.aborted(), takeMessages()]).toEqual([false, []])

  const data = isList(call) ? [{ id: 'x1' }] : { id: 'x1' }
  first.answer(success(data))
  await waitFor(() => expect(now()).toMatchObject({ status: 'success', data }))
  unmount()
})

test.each(loads)('%s, %s: "Try again" sends a new request with another 50 s', async (...row) => {
  const [, , call, use] = row
  const { domain, nextCall } = createControlledPage()
  const { now, unmount } = await renderHook(domain, use)
  await nextCall()
  await wait(50_500)
  expect(now().status).toBe('failure')
  now().retry()
  const second = await nextCall()
  await waitFor(() => expect(now().status).toBe('in progress'))
  await wait(49_000)
  expect([second.call, now().status]).toEqual([call, 'in progress'])
  await wait(1500)
  expect(now().status).toBe('failure')
  unmount()
})

test.each(actions)(
  '%s, %s: a change fails after 50 s without a response, and takes a late response',
  async (...row) => {
    const [, name, , use, toast] = row
    if (name === 'donation payment result') return
    const { domain, nextCall, takeMessages } = createControlledPage()
    domain.visit.write('giftPass', pass)
    const { now, unmount } = await renderHook(domain, use)
    const outcome = now().run()
    const first = await nextCall()
    await wait(49_000)
    expect(now().status).toBe('in progress')
    await wait(1500)
    expect(await outcome).toMatchObject({ status: 'failure', error: { kind: 'silent' } })
    await waitFor(() => expect(now().status).toBe('failure'))
    expect([first.aborted(), takeMessages()]).toEqual([false, name === 'gift managed' ? [] : [`error: ${oops}`]])

    first.answer(success({ token: 't1', name: 'Aisha Rahman' }))
    await waitFor(() => expect(now().status).toBe('success'))
    expect(takeMessages()).toEqual(toast ? [`success: ${toast}`] : [])
    unmount()
  },
)

test('a slow payment stays in progress and never times out', async () => {
  const { domain, nextCall, takeMessages } = createControlledPage()
  domain.visit.write('giftPass', pass)
  const [, , , use] = actions.find(([, name]) => name === 'donation payment result') ?? []
  if (!use) throw new Error('Expected a row for the payment.')
  const { now, unmount } = await renderHook(domain, use)
  void now().run()
  await nextCall()
  await wait(600_000)
  expect([now().status, takeMessages()]).toEqual(['in progress', []])
  unmount()
})

test('the next page of a list can be retried after 50 s without a response; the loaded items stay', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now, unmount } = await renderHook(domain, useNewsList)
  ;(await nextCall()).answer({ ...success([{ id: 'a' }]), responseData: { next: 'a' } })
  await waitFor(() => expect(now().more).toBeDefined())
  now().more?.()
  const lateCall = await nextCall()
  await waitFor(() => expect(now().loadingMore).toBe(true))
  await wait(50_500)
  expect(now()).toMatchObject({ status: 'success', data: [{ id: 'a' }], loadingMore: false, moreFailed: true })
  lateCall.answer({ ...success([{ id: 'b' }]), responseData: {} })
  await waitFor(() => expect(now()).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], moreFailed: false }))
  unmount()
})

test('thank_you_status is 2 without a response, 0 after a retry, and 1 after the late response', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now, unmount } = await renderHook(domain, () => useGift('g1'))
  await nextCall()
  await wait(50_500)
  expect(now().thank_you_status).toBe(2)
  now().refresh()
  const second = await nextCall()
  await waitFor(() => expect(now().thank_you_status).toBe(0))
  await wait(50_500)
  second.answer(success({ id: 'g1', next: 'done' }))
  await waitFor(() => expect(now().thank_you_status).toBe(1))
  unmount()
})

test('a background refresh has no timeout, and an abandoned load does not fail', async () => {
  const { domain, nextCall } = createControlledPage()
  const first = await renderHook(domain, useNewsList)
  ;(await nextCall()).answer(success([{ id: 'a' }]))
  await waitFor(() => expect(first.now().status).toBe('success'))
  void domain.queryClient.invalidateQueries({ queryKey: ['news'] })
  await nextCall()
  await wait(60_000)
  expect(first.now()).toMatchObject({ status: 'success', data: [{ id: 'a' }] })
  first.unmount()

  const abandoned = await renderHook(domain, () => useGift('g2'))
  await nextCall()
  abandoned.unmount()
  await wait(60_000)
  expect(domain.queryClient.getQueryState(['gifts', 'view', 'g2'])?.status).toBe('pending')
})

test('an email check without a response is false after 50 s and shows no toast', async () => {
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now, unmount } = await renderHook(domain, useEmailCheck)
  const outcome = now().run('aisha@example.org')
  await nextCall()
  await wait(50_500)
  expect([await outcome, takeMessages()]).toEqual([{ status: 'failure', ok: false, data: {} }, []])
  unmount()
})
