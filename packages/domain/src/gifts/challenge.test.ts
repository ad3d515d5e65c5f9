import { createApi } from '@minaret/client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Solve } from '../app/challenge.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { giftFailureOf } from './failure.ts'
import { giftMutations } from './mutations.ts'

const attempt = {
  attemptId: 'a',
  causeId: 'roof',
  amountMinor: 2500,
  currency: 'gbp',
  kind: 'once',
  confirmationTokenId: 't',
  anonymous: false,
  donor: { name: 'Aisha', email: 'aisha@example.org' },
} as const

const ok = (data: object) => ({ status: 200, message: '', data })
const pass = (pageToken: string, challenge?: string) =>
  ok({ pageToken, expiresAt: new Date(Date.now() + 1_800_000).toISOString(), challenge })
const paid = ok({ id: 'g1', state: 'paid', next: 'done', mode: 'demo' })
const wanted = { status: 422, message: 'Please wait.', data: { errors: { captcha: 'Please wait.' } } }

/** A donor, and a host that gives these answers in turn. */
function giving(answers: { status: number }[], solve: Solve = async (challenge) => `solved ${challenge}`) {
  const nextCall: Record<string, unknown>[] = []
  const { storage: visit } = createMemoryStorage()
  const queryClient = new QueryClient()
  const api = createApi({
    baseUrl: 'https://mosque.example',
    fetch: async (request) => {
      const body: Record<string, unknown> = await request.json()
      nextCall.push(body)
      const answer = answers.shift() ?? { status: 500 }
      return new Response(JSON.stringify(answer), { status: answer.status })
    },
  })
  const options = giftMutations.pay({ api, visit, queryClient }, solve)
  return { asked: nextCall, pay: () => new MutationObserver(queryClient, { ...options, retry: false }).mutate(attempt) }
}

test('no challenge, nothing to solve', async () => {
  const { asked: nextCall, pay } = giving([pass('p1'), paid], () => Promise.reject(new Error('must not be asked')))
  expect(await pay()).toMatchObject({ data: { state: 'paid' } })
  expect(nextCall).toEqual([{ causeId: 'roof' }, { ...attempt, pageToken: 'p1' }])
})

test('a challenge that comes with the page token is solved once, however often the attempt is sent', async () => {
  let solved = 0
  const { asked: nextCall, pay } = giving([pass('p1', 'c1'), paid, paid], async () => `s${(solved += 1)}`)
  await pay()
  await pay()
  expect(nextCall.slice(1)).toEqual(Array.from({ length: 2 }, () => ({ ...attempt, pageToken: 'p1', captcha: 's1' })))
})

test('a challenge asked for only now is solved with a new token of the same visit, and the same attempt goes again', async () => {
  const { asked: nextCall, pay } = giving([pass('p1'), wanted, pass('p2', 'c2'), paid])
  expect(await pay()).toMatchObject({ data: { state: 'paid' } })
  expect(nextCall.slice(2)).toEqual([
    { causeId: 'roof', previous: 'p1' },
    { ...attempt, pageToken: 'p2', captcha: 'solved c2' },
  ])
})

test('a host that is not content with the second solution is believed: no third is sent', async () => {
  const { asked: nextCall, pay } = giving([pass('p1', 'c1'), wanted, pass('p2', 'c2'), wanted])
  const failure = giftFailureOf(await pay().catch((error: unknown) => error))
  expect(failure).toMatchObject({ kind: 'refused', fields: { captcha: 'Please wait.' } })
  expect(nextCall).toHaveLength(4)
})

test('a challenge that cannot be solved sends nothing, and is no gift nobody knows of', async () => {
  const { asked: nextCall, pay } = giving([pass('p1', 'c1')], () => Promise.reject(new Error('no time')))
  const failure = giftFailureOf(await pay().catch((error: unknown) => error))
  expect(failure).toMatchObject({ kind: 'refused', unsolved: true, spent: false })
  expect(nextCall).toHaveLength(1)
})
