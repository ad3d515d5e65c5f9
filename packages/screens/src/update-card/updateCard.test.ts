import type { RegularGift } from '@minaret/contract'
import { expect, test } from 'vitest'
import { type CardUpdateCalls, completeBankCheck, replaceCard } from './updateCard.ts'

const regularGift: RegularGift = {
  id: 'c1',
  state: 'active',
  rhythm: 'weekly',
  amountMinor: 2500,
  currency: 'gbp',
  mode: 'test',
  cause: { id: 'roof', title: 'A new roof' },
  version: 3,
}
const overdueGift: RegularGift = { ...regularGift, state: 'past_due', problem: 'card' }
const setup = { clientSecret: 's', intentType: 'setup', setupIntentId: 'seti' } as const
const payment = { clientSecret: 'p', intentType: 'payment' } as const

/** A server that returns these responses in turn, and a card form with this answer from the bank. */
function createScenario(responses: (RegularGift | Error)[], bankAnswer: { token?: string; message?: string } = {}) {
  const requests: string[] = []
  const calls: CardUpdateCalls = {
    async manage({ action, confirmationTokenId, setupIntentId }) {
      requests.push([action, confirmationTokenId, setupIntentId].filter(Boolean).join(' '))
      const response = responses.length > 1 ? responses.shift() : responses[0]
      if (!response || response instanceof Error) throw response ?? new Error('No response is left.')
      return { data: response, message: 'Message of the server.' }
    },
    failure(error) {
      const message = error instanceof Error ? error.message : ''
      const kind = message === 'declined' || message === 'unknown' ? message : 'refused'
      return { kind, status: 0, message }
    },
    pause: async () => {},
  }
  const method = { token: async () => ({ token: 't' }), check: async () => bankAnswer }
  return { requests, method, calls }
}

test('saves a valid card', async () => {
  const { requests, method, calls } = createScenario([regularGift])
  expect(await replaceCard(method, calls)).toEqual({ kind: 'done', cycle: regularGift })
  expect(requests).toEqual(['card t'])
})

test('completes the bank’s check and lets the server read its result', async () => {
  const { requests, method, calls } = createScenario([{ ...regularGift, act: setup }, regularGift])
  expect(await replaceCard(method, calls)).toMatchObject({ kind: 'done' })
  expect(requests).toEqual(['card t', 'finish seti'])
})

test('changes nothing if the bank refuses', async () => {
  const incompleteGift = { ...regularGift, act: setup }
  const { method, calls } = createScenario([incompleteGift, incompleteGift], { message: 'No.' })
  expect(await replaceCard(method, calls)).toEqual({ kind: 'declined', message: 'No.' })
})

test('continues with the bank’s check if the collection needs one', async () => {
  const pendingCheck: RegularGift = { ...overdueGift, problem: 'check' }
  const { requests, method, calls } = createScenario([pendingCheck, { ...pendingCheck, act: payment }, regularGift])
  expect(await replaceCard(method, calls)).toMatchObject({ kind: 'done' })
  expect(requests).toEqual(['card t', 'check', 'view'])
})

test('checks an open collection again before reporting it as open', async () => {
  const eventuallyPaid = createScenario([overdueGift, overdueGift, regularGift])
  expect(await replaceCard(eventuallyPaid.method, eventuallyPaid.calls)).toMatchObject({ kind: 'done' })
  const neverPaid = createScenario([overdueGift])
  expect(await replaceCard(neverPaid.method, neverPaid.calls)).toEqual({ kind: 'open', cycle: overdueGift })
})

test('distinguishes a decline, a refusal and a missing response, and resends the same token after no response', async () => {
  const outcomeOf = async (reason: string) => {
    const { method, calls } = createScenario([new Error(reason)])
    return replaceCard(method, calls)
  }
  expect(await outcomeOf('declined')).toMatchObject({ kind: 'declined' })
  expect(await outcomeOf('refused')).toMatchObject({ kind: 'refused' })
  expect(await outcomeOf('unknown')).toEqual({ kind: 'unknown', token: 't' })
  const repeatedScenario = createScenario([regularGift])
  await replaceCard(
    { ...repeatedScenario.method, token: () => Promise.reject(new Error('not asked')) },
    repeatedScenario.calls,
    'first',
  )
  expect(repeatedScenario.requests).toEqual(['card first'])
})

test('distinguishes an unsolved challenge from a refusal by the server', async () => {
  const { method, calls } = createScenario([new Error('refused')])
  const failUnsolved: CardUpdateCalls['failure'] = () => ({ kind: 'refused', status: 0, message: '', unsolved: true })
  expect(await replaceCard(method, { ...calls, failure: failUnsolved })).toMatchObject({
    kind: 'refused',
    unsolved: true,
  })
})

test('a check without a result is waiting, not failed', async () => {
  const pendingCheck: RegularGift = { ...overdueGift, problem: 'check' }
  const { method, calls } = createScenario([{ ...pendingCheck, act: payment }, pendingCheck])
  expect(await completeBankCheck(method, calls)).toMatchObject({ kind: 'waiting' })
  const refusedScenario = createScenario([{ ...pendingCheck, act: payment }, pendingCheck], { message: 'No.' })
  expect(await completeBankCheck(refusedScenario.method, refusedScenario.calls)).toMatchObject({
    kind: 'open',
    message: 'No.',
  })
})
