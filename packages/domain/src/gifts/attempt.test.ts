import { type Giving, startGiving } from '@minaret/acceptance'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createControlledPage } from '../testing/controlledPage.ts'
import { openLivePage } from '../testing/openLivePage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { giftQueries } from './queries.ts'
import { useGift } from './useGift.ts'
import { useFetchAttempt, useCancelGift, usePayGift } from './useGiving.ts'

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

test('a tab can look up its attempt by its page token; another tab cannot', async () => {
  const mosque = await giving.mosque()
  const { domain } = openLivePage(giving.server, mosque)
  const { now } = await renderHook(domain, () => ({ pay: usePayGift(), ask: useFetchAttempt() }))
  const giftAttempt = attempt('demo_3ds')
  expect(await now().ask(giftAttempt.attemptId)).toBeUndefined()
  const { data } = await now().pay.mutateAsync(giftAttempt)
  expect(await now().ask(giftAttempt.attemptId)).toMatchObject({ id: data.id, state: 'requires_action', next: 'act' })
  const otherTab = await renderHook(openLivePage(giving.server, mosque).domain, useFetchAttempt)
  expect(await otherTab.now()(giftAttempt.attemptId)).toBeUndefined()
})

test("sends a guest's gift without the logged-in user's session", async () => {
  const { domain, nextCall } = createControlledPage()
  const { now } = await renderHook(domain, usePayGift)
  const success = (data: object) => ({ status: 200, message: '', data })
  const sessionHeader = async (asGuest: boolean) => {
    const payment = now().mutateAsync({ ...attempt('demo_succeeds'), asGuest })
    ;(await nextCall()).answer(success({ pageToken: 'p', expiresAt: new Date(Date.now() + 1_800_000).toISOString() }))
    const { headers, body, answer } = await nextCall()
    expect(body).not.toHaveProperty('asGuest')
    answer(success({ id: 'g1', state: 'paid', next: 'done', mode: 'demo' }))
    await payment
    return headers.get('X-JWT-Token')
  }
  expect([await sessionHeader(false), await sessionHeader(true)]).toEqual(['t0', null])
})

test('cancels a gift, and updates the page that shows it', async () => {
  const mosque = await giving.mosque()
  const { domain } = openLivePage(giving.server, mosque)
  const { now } = await renderHook(domain, () => ({ pay: usePayGift(), cancel: useCancelGift() }))
  const { id } = (await now().pay.mutateAsync(attempt('demo_3ds'))).data
  const gift = await renderHook(domain, () => useGift(id))
  await waitFor(() => expect(gift.now().thank_you_res).toMatchObject({ state: 'requires_action' }))
  expect(await now().cancel.run({ id })).toMatchObject({ status: 'success', data: { state: 'abandoned' } })
  await waitFor(() => expect(gift.now().thank_you_res).toMatchObject({ state: 'abandoned' }))
})

test('keeps polling an undecided gift after 50 seconds, and polls at once when the page regains focus', async () => {
  const { domain, nextCall } = createControlledPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const observer = new QueryObserver(domain.queryClient, giftQueries.view(domain.api, 'g1'))
    domain.queryClient.mount()
    const stop = observer.subscribe(() => {})
    const respond = async (next: string) => {
      const call = await nextCall()
      call.answer({ status: 200, message: '', data: { id: 'g1', state: 'requires_action', next } })
      await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
    }
    await respond('act')
    for (const seconds of [1, 2, 3, 5, 8, 13, 18, 30, 60, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      await respond('act')
    }
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await respond('done')
    expect(observer.getCurrentResult().data?.next).toBe('done')
    stop()
    domain.queryClient.unmount()
  } finally {
    vi.useRealTimers()
    focusManager.setFocused(undefined)
  }
})
