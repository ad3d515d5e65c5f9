import type { Cycle } from '@minaret/contract'
import { expect, test } from 'vitest'
import { type CardUpdateCalls, passBankCheck, replaceCard } from './updateCard.ts'

const cycle: Cycle = {
  id: 'c1',
  state: 'active',
  rhythm: 'weekly',
  amountMinor: 2500,
  currency: 'gbp',
  mode: 'test',
  cause: { id: 'roof', title: 'A new roof' },
  version: 3,
}
const open: Cycle = { ...cycle, state: 'past_due', problem: 'card' }
const setup = { clientSecret: 's', intentType: 'setup', setupIntentId: 'seti' } as const
const payment = { clientSecret: 'p', intentType: 'payment' } as const

/** A host that gives these answers in turn, and a card form whose bank says so. */
function createScenario(answers: (Cycle | Error)[], bankAnswer: { token?: string; message?: string } = {}) {
  const requests: string[] = []
  const calls: CardUpdateCalls = {
    async manage({ action, confirmationTokenId, setupIntentId }) {
      requests.push([action, confirmationTokenId, setupIntentId].filter(Boolean).join(' '))
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing is left.')
      return { data: answer, message: 'Words of the host.' }
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

test('a card that is good is the one from now on', async () => {
  const { requests, method, calls } = createScenario([cycle])
  expect(await replaceCard(method, calls)).toEqual({ kind: 'done', cycle })
  expect(requests).toEqual(['card t'])
})

test('a bank that asks is answered, and the host reads what it said', async () => {
  const { requests, method, calls } = createScenario([{ ...cycle, act: setup }, cycle])
  expect(await replaceCard(method, calls)).toMatchObject({ kind: 'done' })
  expect(requests).toEqual(['card t', 'finish seti'])
})

test('a bank that refuses leaves all as it was', async () => {
  const waits = { ...cycle, act: setup }
  const { method, calls } = createScenario([waits, waits], { message: 'No.' })
  expect(await replaceCard(method, calls)).toEqual({ kind: 'declined', message: 'No.' })
})

test('a new card whose collection waits for the bank goes on to its check', async () => {
  const waits: Cycle = { ...open, problem: 'check' }
  const { requests, method, calls } = createScenario([waits, { ...waits, act: payment }, cycle])
  expect(await replaceCard(method, calls)).toMatchObject({ kind: 'done' })
  expect(requests).toEqual(['card t', 'check', 'view'])
})

test('a collection that is still open is looked at again before it is called so', async () => {
  const late = createScenario([open, open, cycle])
  expect(await replaceCard(late.method, late.calls)).toMatchObject({ kind: 'done' })
  const never = createScenario([open])
  expect(await replaceCard(never.method, never.calls)).toEqual({ kind: 'open', cycle: open })
})

test('a decline, a refusal and a silence are told apart; after a silence the same token goes again', async () => {
  const ended = async (why: string) => {
    const { method, calls } = createScenario([new Error(why)])
    return replaceCard(method, calls)
  }
  expect(await ended('declined')).toMatchObject({ kind: 'declined' })
  expect(await ended('refused')).toMatchObject({ kind: 'refused' })
  expect(await ended('unknown')).toEqual({ kind: 'unknown', token: 't' })
  const again = createScenario([cycle])
  await replaceCard({ ...again.method, token: () => Promise.reject(new Error('not asked')) }, again.calls, 'first')
  expect(again.requests).toEqual(['card first'])
})

test('a challenge that was not solved is told apart from what the host refused', async () => {
  const { method, calls } = createScenario([new Error('refused')])
  const unsolved: CardUpdateCalls['failure'] = () => ({ kind: 'refused', status: 0, message: '', unsolved: true })
  expect(await replaceCard(method, { ...calls, failure: unsolved })).toMatchObject({ kind: 'refused', unsolved: true })
})

test('a check whose answer does not come is waited for, not called a failure', async () => {
  const waits: Cycle = { ...open, problem: 'check' }
  const { method, calls } = createScenario([{ ...waits, act: payment }, waits])
  expect(await passBankCheck(method, calls)).toMatchObject({ kind: 'waiting' })
  const refused = createScenario([{ ...waits, act: payment }, waits], { message: 'No.' })
  expect(await passBankCheck(refused.method, refused.calls)).toMatchObject({ kind: 'open', message: 'No.' })
})
