import { type Giving, startGiving } from '@minaret/acceptance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useRegularGifts } from '../regular-gifts/useRegularGifts.ts'
import { usePayGift } from '../gifts/useGiving.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { openLivePage } from '../testing/openLivePage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { useDeleteAccount, useExportAccount, useLogin, useRegister } from './useAccount.ts'
import { useGiftHistory, useStatement } from './useOwnData.ts'

let giving: Giving
let clockOffset = 0
beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => new Date(Date.now() + clockOffset) })
})
afterAll(() => giving.close())

const [email, password, name] = ['aisha@example.org', 'seven grey doves at dawn', 'Aisha Rahman']

test('lists, totals and exports the gifts of an account; deleting it ends the session and clears the browser', async () => {
  const mosque = await giving.mosque()
  const { entries, storage } = createMemoryStorage()
  const { domain, events } = openLivePage(giving.server, mosque, storage)
  // Demonstration mode skips email verification.
  const register = await renderHook(domain, useRegister)
  expect(await register.now().run({ name, email, password })).toMatchObject({ data: { next: 'login' } })
  expect(entries.size).toBe(0)
  const login = await renderHook(domain, useLogin)
  expect((await login.now().run({ email, password })).status).toBe('success')

  const history = await renderHook(domain, useGiftHistory)
  await waitFor(() => expect(history.now().data).toEqual([]))
  const pay = await renderHook(domain, usePayGift)
  const { data: gift } = await pay.now().mutateAsync({
    attemptId: crypto.randomUUID(),
    causeId: 'general',
    amountMinor: 2500,
    currency: 'gbp',
    kind: 'once',
    confirmationTokenId: 'demo_succeeds',
    donor: { name, email },
    anonymous: false,
  })
  await waitFor(() => expect(history.now().data).toMatchObject([{ id: gift.id, amountMinor: 2500 }]))
  expect(history.now().more).toBeUndefined()

  const year = new Date().getFullYear()
  const statement = await renderHook(domain, () => useStatement(`${year}-01-01`, `${year}-12-31`))
  await waitFor(() => expect(statement.now().data).toMatchObject({ name, gifts: expect.any(Array) }))
  const regularGifts = await renderHook(domain, useRegularGifts)
  await waitFor(() => expect(regularGifts.now().data).toEqual([]))

  const exportAccount = await renderHook(domain, useExportAccount)
  expect(await exportAccount.now().run()).toMatchObject({ data: { account: { email }, gifts: [{ id: gift.id }] } })

  const deleteAccount = await renderHook(domain, useDeleteAccount)
  expect((await deleteAccount.now().run({ password: 'not this one, surely' })).status).toBe('failure')
  expect(events).toEqual([])
  // A wrong password delays the next attempt.
  clockOffset = 60_000
  expect((await deleteAccount.now().run({ password })).status).toBe('success')
  expect([events, entries.size, domain.session.getState().user]).toEqual([['asked'], 0, undefined])
  await waitFor(() => expect([history.now().data, statement.now().data]).toEqual([undefined, undefined]))
})
