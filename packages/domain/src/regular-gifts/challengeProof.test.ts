import { createApi } from '@minaret/client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Solve } from '../app/challenge.ts'
import { regularGiftMutations } from './regularGifts.ts'

const challengeResponse = (pageToken: string, challenge: string) => ({
  status: 422,
  message: 'Please try again.',
  data: { errors: { captcha: 'Please try again.' }, pageToken, challenge },
})
const acceptedResponse = { status: 200, message: '', data: { id: 'c1', state: 'active' } }
const declinedResponse = { status: 402, message: 'No.', data: { decline: 'bank' } }

/** A donor changing their card, with a server stub that returns these responses in turn. */
function changeCard(responses: { status: number }[], solve: Solve = async (challenge) => `solved ${challenge}`) {
  const bodies: Record<string, unknown>[] = []
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
  const domain = { api, queryClient }
  const byLink = { reference: 'r', action: 'card', confirmationTokenId: 't' } as const
  const body = { id: 'c1', action: 'start', confirmationTokenId: 't' } as const
  return {
    bodies,
    byLink: () => new MutationObserver(queryClient, regularGiftMutations.manage(domain, solve)).mutate(byLink),
    own: () => new MutationObserver(queryClient, regularGiftMutations.card(domain, solve)).mutate(body),
  }
}

test.each(['byLink', 'own'] as const)(
  'sends a new card (%s) without a page token until the server requires a challenge',
  async (route) => {
    const unchallenged = changeCard([acceptedResponse], () => Promise.reject(new Error('must not be called')))
    expect(await unchallenged[route]()).toMatchObject({ data: { state: 'active' } })
    expect(unchallenged.bodies).toHaveLength(1)

    const challenged = changeCard([challengeResponse('p1', 'c1'), acceptedResponse])
    expect(await challenged[route]()).toMatchObject({ data: { state: 'active' } })
    const [first] = challenged.bodies
    expect(challenged.bodies).toEqual([first, { ...first, pageToken: 'p1', captcha: 'solved c1' }])
  },
)

test('rejects on a second challenge or a decline, and sends nothing more if a challenge cannot be solved', async () => {
  const challengedTwice = changeCard([challengeResponse('p1', 'c1'), challengeResponse('p2', 'c2')])
  await expect(challengedTwice.own()).rejects.toMatchObject({ status: 422 })
  expect(challengedTwice.bodies).toHaveLength(2)

  const declinedPage = changeCard([declinedResponse])
  await expect(declinedPage.own()).rejects.toMatchObject({ status: 402 })
  expect(declinedPage.bodies).toHaveLength(1)

  const unsolvedPage = changeCard([challengeResponse('p1', 'c1')], () => Promise.reject(new Error('no time')))
  await expect(unsolvedPage.byLink()).rejects.toMatchObject({ name: 'ChallengeUnsolved' })
  expect(unsolvedPage.bodies).toHaveLength(1)
})
