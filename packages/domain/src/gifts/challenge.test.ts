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

const success = (data: object) => ({ status: 200, message: '', data })
const tokenResponse = (pageToken: string, challenge?: string) =>
  success({ pageToken, expiresAt: new Date(Date.now() + 1_800_000).toISOString(), challenge })
const paidResponse = success({ id: 'g1', state: 'paid', next: 'done', mode: 'demo' })
const challengeRequired = { status: 422, message: 'Please wait.', data: { errors: { captcha: 'Please wait.' } } }

/** A donor, with a server stub that returns these responses in turn. */
function startPayment(responses: { status: number }[], solve: Solve = async (challenge) => `solved ${challenge}`) {
  const bodies: Record<string, unknown>[] = []
  const { storage: visit } = createMemoryStorage()
  const queryClient = new QueryClient()
  const api = createApi({
    baseUrl: 'https://mosque.example',
    fetch: async (request) => {
      const body: Record<string, unknown> = await request.json()
      bodies.push(body)
      const response = responses.shift() ?? { status: 500 }
      return new Response(JSON.stringify(response), { status: response.status })
    },
  })
  const options = giftMutations.pay({ api, visit, queryClient }, solve)
  return { bodies, pay: () => new MutationObserver(queryClient, { ...options, retry: false }).mutate(attempt) }
}

test('solves nothing without a challenge', async () => {
  const { bodies, pay } = startPayment([tokenResponse('p1'), paidResponse], () =>
    Promise.reject(new Error('must not be called')),
  )
  expect(await pay()).toMatchObject({ data: { state: 'paid' } })
  expect(bodies).toEqual([{ causeId: 'roof' }, { ...attempt, pageToken: 'p1' }])
})

test("solves the page token's challenge once, however often the attempt is sent", async () => {
  let solutionCount = 0
  const solve = async () => `s${(solutionCount += 1)}`
  const { bodies, pay } = startPayment([tokenResponse('p1', 'c1'), paidResponse, paidResponse], solve)
  await pay()
  await pay()
  expect(bodies.slice(1)).toEqual(Array.from({ length: 2 }, () => ({ ...attempt, pageToken: 'p1', captcha: 's1' })))
})

test('solves a challenge required at payment with a new token of the same visit, and resends the attempt', async () => {
  const { bodies, pay } = startPayment([
    tokenResponse('p1'),
    challengeRequired,
    tokenResponse('p2', 'c2'),
    paidResponse,
  ])
  expect(await pay()).toMatchObject({ data: { state: 'paid' } })
  expect(bodies.slice(2)).toEqual([
    { causeId: 'roof', previous: 'p1' },
    { ...attempt, pageToken: 'p2', captcha: 'solved c2' },
  ])
})

test('gives up after a second refused solution', async () => {
  const { bodies, pay } = startPayment([
    tokenResponse('p1', 'c1'),
    challengeRequired,
    tokenResponse('p2', 'c2'),
    challengeRequired,
  ])
  const failure = giftFailureOf(await pay().catch((error: unknown) => error))
  expect(failure).toMatchObject({ kind: 'refused', fields: { captcha: 'Please wait.' } })
  expect(bodies).toHaveLength(4)
})

test('an unsolvable challenge sends nothing and is a refusal, not an unknown outcome', async () => {
  const { bodies, pay } = startPayment([tokenResponse('p1', 'c1')], () => Promise.reject(new Error('no time')))
  const failure = giftFailureOf(await pay().catch((error: unknown) => error))
  expect(failure).toMatchObject({ kind: 'refused', unsolved: true, isAttemptClosed: false })
  expect(bodies).toHaveLength(1)
})
