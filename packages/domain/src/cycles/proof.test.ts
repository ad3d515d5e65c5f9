import { createApi } from '@minaret/client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Solve } from '../app/challenge.ts'
import { cycleMutations } from './cycles.ts'

const wanted = (pageToken: string, challenge: string) => ({
  status: 422,
  message: 'Please try again.',
  data: { errors: { captcha: 'Please try again.' }, pageToken, challenge },
})
const taken = { status: 200, message: '', data: { id: 'c1', state: 'active' } }
const declined = { status: 402, message: 'No.', data: { decline: 'bank' } }

/** Whoever changes their card, and a host that gives these answers in turn. */
function changing(answers: { status: number }[], solve: Solve = async (challenge) => `solved ${challenge}`) {
  const nextCall: Record<string, unknown>[] = []
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
  const host = { api, queryClient }
  const byLink = { reference: 'r', action: 'card', confirmationTokenId: 't' } as const
  const own = { id: 'c1', action: 'start', confirmationTokenId: 't' } as const
  return {
    asked: nextCall,
    byLink: () => new MutationObserver(queryClient, cycleMutations.manage(host, solve)).mutate(byLink),
    own: () => new MutationObserver(queryClient, cycleMutations.card(host, solve)).mutate(own),
  }
}

test.each(['byLink', 'own'] as const)(
  'another card (%s) goes without a page token until the host asks',
  async (how) => {
    const free = changing([taken], () => Promise.reject(new Error('must not be asked')))
    expect(await free[how]()).toMatchObject({ data: { state: 'active' } })
    expect(free.asked).toHaveLength(1)

    const gated = changing([wanted('p1', 'c1'), taken])
    expect(await gated[how]()).toMatchObject({ data: { state: 'active' } })
    const [first] = gated.asked
    expect(gated.asked).toEqual([first, { ...first, pageToken: 'p1', captcha: 'solved c1' }])
  },
)

test('a second challenge and a decline are told as they are, and what cannot be solved sends nothing more', async () => {
  const twice = changing([wanted('p1', 'c1'), wanted('p2', 'c2')])
  await expect(twice.own()).rejects.toMatchObject({ status: 422 })
  expect(twice.asked).toHaveLength(2)

  const no = changing([declined])
  await expect(no.own()).rejects.toMatchObject({ status: 402 })
  expect(no.asked).toHaveLength(1)

  const slow = changing([wanted('p1', 'c1')], () => Promise.reject(new Error('no time')))
  await expect(slow.byLink()).rejects.toMatchObject({ name: 'ChallengeUnsolved' })
  expect(slow.asked).toHaveLength(1)
})
