import { type Giving, startGiving } from '@minaret/acceptance'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createControlledPage } from '../testing/controlledPage.ts'
import { livePage } from '../testing/livePage.ts'
import { renderHook, until } from '../testing/renderHook.tsx'
import { giftQueries } from './queries.ts'
import { useGift } from './useGift.ts'
import { useAskAttempt, useCancelGift, usePayGift } from './useGiving.ts'

let giving: Giving
beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())

const attempt = (confirmationTokenId: string) => ({
  attemptId: crypto.randomUUID(),
  causeId: 'general',
  amountMinor: 2500,
  currency: 'gbp',
  kind: 'once' as const,
  confirmationTokenId,
  donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
  anonymous: false,
})

test('a tab asks what became of its attempt, by the page token it keeps; another tab is told nothing', async () => {
  const mosque = await giving.mosque()
  const { domain } = livePage(giving.host, mosque)
  const { now } = await renderHook(domain, () => ({ pay: usePayGift(), ask: useAskAttempt() }))
  const sent = attempt('demo_3ds')
  expect(await now().ask(sent.attemptId)).toBeUndefined()
  const { data } = await now().pay.mutateAsync(sent)
  expect(await now().ask(sent.attemptId)).toMatchObject({ id: data.id, state: 'requires_action', next: 'act' })
  const other = await renderHook(livePage(giving.host, mosque).domain, useAskAttempt)
  expect(await other.now()(sent.attemptId)).toBeUndefined()
})

test("somebody else's gift is sent without the session of whoever is logged in", async () => {
  const { domain, nextCall } = createControlledPage()
  const { now } = await renderHook(domain, usePayGift)
  const yes = (data: object) => ({ status: 200, message: '', data })
  const sentWith = async (asGuest: boolean) => {
    const paying = now().mutateAsync({ ...attempt('demo_succeeds'), asGuest })
    ;(await nextCall()).answer(yes({ pageToken: 'p', expiresAt: new Date(Date.now() + 1_800_000).toISOString() }))
    const { headers, body, answer } = await nextCall()
    expect(body).not.toHaveProperty('asGuest')
    answer(yes({ id: 'g1', state: 'paid', next: 'done', mode: 'demo' }))
    await paying
    return headers.get('X-JWT-Token')
  }
  expect([await sentWith(false), await sentWith(true)]).toEqual(['t0', null])
})

test('a gift is cancelled, and whoever looks at it sees that', async () => {
  const mosque = await giving.mosque()
  const { domain } = livePage(giving.host, mosque)
  const { now } = await renderHook(domain, () => ({ pay: usePayGift(), cancel: useCancelGift() }))
  const { id } = (await now().pay.mutateAsync(attempt('demo_3ds'))).data
  const gift = await renderHook(domain, () => useGift(id))
  await until(() => expect(gift.now().thank_you_res).toMatchObject({ state: 'requires_action' }))
  expect(await now().cancel.run({ id })).toMatchObject({ status: 'success', data: { state: 'abandoned' } })
  await until(() => expect(gift.now().thank_you_res).toMatchObject({ state: 'abandoned' }))
})

test('after 50 seconds a gift that is not decided is still asked about, and at once when its page is seen again', async () => {
  const { domain, nextCall } = createControlledPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const observer = new QueryObserver(domain.queryClient, giftQueries.view(domain.api, 'g1'))
    domain.queryClient.mount()
    const stop = observer.subscribe(() => {})
    const answer = async (next: string) => {
      const call = await nextCall()
      call.answer({ status: 200, message: '', data: { id: 'g1', state: 'requires_action', next } })
      await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
    }
    await answer('act')
    for (const seconds of [1, 2, 3, 5, 8, 13, 18, 30, 60, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      await answer('act')
    }
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await answer('done')
    expect(observer.getCurrentResult().data?.next).toBe('done')
    stop()
    domain.queryClient.unmount()
  } finally {
    vi.useRealTimers()
    focusManager.setFocused(undefined)
  }
})
