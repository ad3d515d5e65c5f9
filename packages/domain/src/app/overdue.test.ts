import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEmailCheck } from '../email/useEmailCheck.ts'
import { useGift } from '../gifts/useGift.ts'
import { useNewsList } from '../content/news.ts'
import { actions, loads, pass, words } from '../testing/calls.ts'
import { createControlledPage } from '../testing/controlledPage.ts'
import { renderHook, until } from '../testing/renderHook.tsx'
import { loadPatience } from './overdue.ts'

const oops = 'Oops! Something went wrong.'
const yes = (data: unknown) => ({ status: 200, message: words.yes, data })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const isList = (call: string) =>
  /(activities|banners|event|news|resources|services|gallery|classes|courses|campaigns|user\/donations)$/.test(call)

// React's own scheduling goes on by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a load has 50 seconds', () => expect(loadPatience).toBe(50_000))

test.each(loads)(
  '%s, %s: without an answer it ends after 50 s, and an answer that comes late is shown',
  async (...row) => {
    const [, , call, use] = row
    const { domain, nextCall, takeMessages: entries } = createControlledPage()
    const { now, leave } = await renderHook(domain, use)
    const first = await nextCall()
    await wait(49_000)
    expect(now().status).toBe('in progress')
    await wait(1500)
    expect([now().status, now().data, now().error]).toMatchObject(['failure', undefined, { kind: 'silent' }])
    // The text in its place says it; a message comes when it has failed for good.
    expect([first.aborted(), entries()]).toEqual([false, []])

    const data = isList(call) ? [{ id: 'x1' }] : { id: 'x1' }
    first.answer(yes(data))
    await until(() => expect(now()).toMatchObject({ status: 'success', data }))
    leave()
  },
)

test.each(loads)('%s, %s: "Try again" asks anew, and has 50 s again', async (...row) => {
  const [, , call, use] = row
  const { domain, nextCall } = createControlledPage()
  const { now, leave } = await renderHook(domain, use)
  await nextCall()
  await wait(50_500)
  expect(now().status).toBe('failure')
  now().retry()
  const second = await nextCall()
  await until(() => expect(now().status).toBe('in progress'))
  await wait(49_000)
  expect([second.call, now().status]).toEqual([call, 'in progress'])
  await wait(1500)
  expect(now().status).toBe('failure')
  leave()
})

test.each(actions)(
  '%s, %s: a change without an answer ends after 50 s, and its late answer is taken',
  async (...row) => {
    const [, name, , use, says] = row
    if (name === 'donation payment result') return
    const { domain, nextCall, takeMessages: entries } = createControlledPage()
    domain.visit.write('giftPass', pass)
    const { now, leave } = await renderHook(domain, use)
    const ended = now().run()
    const first = await nextCall()
    await wait(49_000)
    expect(now().status).toBe('in progress')
    await wait(1500)
    expect(await ended).toMatchObject({ status: 'failure', error: { kind: 'silent' } })
    await until(() => expect(now().status).toBe('failure'))
    expect([first.aborted(), entries()]).toEqual([false, name === 'gift managed' ? [] : [`error: ${oops}`]])

    first.answer(yes({ token: 't1', name: 'Aisha Rahman' }))
    await until(() => expect(now().status).toBe('success'))
    expect(entries()).toEqual(says ? [`success: ${says}`] : [])
    leave()
  },
)

test('a payment that is slow is never a failure: it is still being sent', async () => {
  const { domain, nextCall, takeMessages: entries } = createControlledPage()
  domain.visit.write('giftPass', pass)
  const [, , , use] = actions.find(([, name]) => name === 'donation payment result') ?? []
  if (!use) throw new Error('There is no payment.')
  const { now, leave } = await renderHook(domain, use)
  void now().run()
  await nextCall()
  await wait(600_000)
  expect([now().status, entries()]).toEqual(['in progress', []])
  leave()
})

test('the next page of a list that does not come within 50 s can be asked for again; what is there stays', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now, leave } = await renderHook(domain, useNewsList)
  ;(await nextCall()).answer({ ...yes([{ id: 'a' }]), responseData: { next: 'a' } })
  await until(() => expect(now().more).toBeDefined())
  now().more?.()
  const late = await nextCall()
  await until(() => expect(now().loadingMore).toBe(true))
  await wait(50_500)
  expect(now()).toMatchObject({ status: 'success', data: [{ id: 'a' }], loadingMore: false, moreFailed: true })
  late.answer({ ...yes([{ id: 'b' }]), responseData: {} })
  await until(() => expect(now()).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], moreFailed: false }))
  leave()
})

test('thank_you_status turns 2 without an answer, asking again makes it 0, and the late answer makes it 1', async () => {
  const { domain, nextCall } = createControlledPage()
  const { now, leave } = await renderHook(domain, () => useGift('g1'))
  await nextCall()
  await wait(50_500)
  expect(now().thank_you_status).toBe(2)
  now().refresh()
  const second = await nextCall()
  await until(() => expect(now().thank_you_status).toBe(0))
  await wait(50_500)
  second.answer(yes({ id: 'g1', next: 'done' }))
  await until(() => expect(now().thank_you_status).toBe(1))
  leave()
})

test('a refresh behind what is shown has no end of its own, and a load that is left leaves nothing behind', async () => {
  const { domain, nextCall } = createControlledPage()
  const first = await renderHook(domain, useNewsList)
  ;(await nextCall()).answer(yes([{ id: 'a' }]))
  await until(() => expect(first.now().status).toBe('success'))
  void domain.queryClient.invalidateQueries({ queryKey: ['news'] })
  await nextCall()
  await wait(60_000)
  expect(first.now()).toMatchObject({ status: 'success', data: [{ id: 'a' }] })
  first.leave()

  const gone = await renderHook(domain, () => useGift('g2'))
  await nextCall()
  gone.leave()
  await wait(60_000)
  expect(domain.queryClient.getQueryState(['gifts', 'view', 'g2'])?.status).toBe('pending')
})

test('the check of an address without an answer is false after 50 s and holds nobody up', async () => {
  const { domain, nextCall, takeMessages: entries } = createControlledPage()
  const { now, leave } = await renderHook(domain, useEmailCheck)
  const ended = now().run('aisha@example.org')
  await nextCall()
  await wait(50_500)
  expect([await ended, entries()]).toEqual([{ status: 'failure', ok: false, data: {} }, []])
  leave()
})
