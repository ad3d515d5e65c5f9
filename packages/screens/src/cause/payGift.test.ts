import type { GiftState } from '@minaret/contract'
import { describe, expect, test, vi } from 'vitest'
import { declineWords } from './declineWords.ts'
import { payGift, type PaymentCalls, type PaymentMethod } from './payGift.ts'

const attempt = {
  attemptId: 'a',
  causeId: 'roof',
  amountMinor: 2500,
  currency: 'gbp',
  kind: 'once',
  anonymous: false,
  donor: { name: 'Aisha', email: 'aisha@example.org' },
} as const

const gift = (next: GiftState['next'], more: Partial<GiftState> = {}): GiftState => ({
  id: 'g1',
  state: 'confirming',
  next,
  mode: 'demo',
  ...more,
})

class Failed extends Error {
  readonly kind: 'declined' | 'refused' | 'unknown'
  constructor(kind: 'declined' | 'refused' | 'unknown') {
    super('No.')
    this.kind = kind
  }
}

/** A host that gives these answers in turn, and a donor whose method does what is said. */
function giving(
  answers: (GiftState | Failed)[],
  does: Partial<PaymentMethod> = {},
  known: GiftState['next'] = 'retry',
) {
  const pay = vi.fn<PaymentCalls['pay']>(async () => {
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  })
  const method: PaymentMethod = { token: async () => ({ token: 't1' }), check: async () => ({}), ...does }
  const calls: PaymentCalls = {
    pay,
    ask: async () => ({ next: known }),
    wait: async () => {},
    checkFailed: 'The check failed.',
    failure: (error) => ({ kind: error instanceof Failed ? error.kind : 'refused', message: 'No.' }),
  }
  return { pay, calls, end: (unanswered?: string) => payGift(method, calls, attempt, unanswered) }
}

const tokens = ({ pay }: ReturnType<typeof giving>) => pay.mock.calls.map(([sent]) => sent.confirmationTokenId)

describe('one press of the button', () => {
  test('for a need with too little left begins nothing, and says how much there is', async () => {
    const calls: PaymentCalls = {
      pay: () => Promise.reject(new Failed('refused')),
      ask: async () => ({ next: 'retry' }),
      checkFailed: '',
      failure: () => ({ kind: 'refused', message: 'Somebody is giving it.', need: { leftMinor: 40 } }),
    }
    const method: PaymentMethod = { token: async () => ({ token: 't' }), check: async () => ({}) }
    expect(await payGift(method, calls, attempt)).toEqual({
      kind: 'need',
      message: 'Somebody is giving it.',
      leftMinor: 40,
    })
  })

  test('that came too late for the day shown begins nothing and says which day it would be', async () => {
    const calls: PaymentCalls = {
      pay: () => Promise.reject(new Failed('refused')),
      ask: async () => ({ next: 'retry' }),
      checkFailed: '',
      failure: () => ({ kind: 'refused', message: 'No.', firstDay: '2026-11-27' }),
    }
    const method: PaymentMethod = { token: async () => ({ token: 't1' }), check: async () => ({}) }
    expect(await payGift(method, calls, attempt)).toEqual({ kind: 'moved', firstDay: '2026-11-27' })
  })

  test.each([['done'], ['poll']] as const)('ends at the thank-you page when the gift is %s', async (next) => {
    const g = giving([gift(next)])
    expect(await g.end()).toEqual({ kind: 'arrived', id: 'g1' })
    expect(tokens(g)).toEqual(['t1'])
  })

  test('sends nothing while the form is incomplete', async () => {
    const g = giving([], { token: async () => ({ message: 'Choose.' }) })
    expect(await g.end()).toEqual({ kind: 'incomplete', message: 'Choose.' })
    expect(g.pay).not.toHaveBeenCalled()
  })

  test.each([['declined'], ['refused']] as const)('says why when the gift is %s', async (kind) => {
    expect(await giving([new Failed(kind)]).end()).toEqual({ kind, message: 'No.' })
  })

  test('says a decline in the words of the page, and that a closed gift is closed', async () => {
    const failure = { kind: 'declined', message: 'Words of the host.', decline: 'funds', closed: true } as const
    const calls: PaymentCalls = {
      pay: () => Promise.reject(new Failed('declined')),
      ask: () => Promise.reject(new Error('not asked')),
      checkFailed: '',
      failure: () => failure,
    }
    const method = { token: async () => ({ token: 't' }), check: async () => ({}) }
    expect(await payGift(method, calls, attempt)).toEqual(failure)
    const words = { declines: { details: 'D', funds: 'F', later: 'L', bank: 'B' }, closed: 'Closed.' }
    expect(declineWords(failure, words)).toBe('F Closed.')
    expect(declineWords({ decline: 'bank' }, words)).toBe('B')
    expect(declineWords({}, words)).toBeUndefined()
  })

  test('keeps the token that nothing answered, and sends that one again', async () => {
    expect(await giving([new Failed('unknown')]).end()).toEqual({ kind: 'unknown', token: 't1' })
    const again = giving([gift('done')], { token: async () => ({ token: 't2' }) })
    expect(await again.end('t1')).toEqual({ kind: 'arrived', id: 'g1' })
    expect(tokens(again)).toEqual(['t1'])
  })
})

describe("the bank's check", () => {
  const act = gift('act', { clientSecret: 's' })

  test("sends the same attempt once more with the donor's answer", async () => {
    const g = giving([act, gift('done')], { check: async () => ({ token: 'approved' }) })
    expect(await g.end()).toEqual({ kind: 'arrived', id: 'g1' })
    expect(tokens(g)).toEqual(['t1', 'approved'])
    expect(new Set(g.pay.mock.calls.map(([sent]) => sent.attemptId)).size).toBe(1)
  })

  test('that the donor refuses is a decline', async () => {
    const g = giving([act, new Failed('declined')], { check: async () => ({ token: 'refused' }) })
    expect(await g.end()).toMatchObject({ kind: 'declined' })
  })

  test('that the provider knows of leads to the thank-you page', async () => {
    expect(await giving([act]).end()).toEqual({ kind: 'arrived', id: 'g1' })
  })

  test('that failed here is believed only when the host has not been paid', async () => {
    const check = async () => ({ message: '' })
    expect(await giving([act], { check }).end()).toEqual({ kind: 'declined', message: 'The check failed.' })
    expect(await giving([act], { check }, 'done').end()).toEqual({ kind: 'arrived', id: 'g1' })
  })

  test.each(['failed here', 'broke off'])(
    'that %s, and may not be over, is waited for, never called a decline',
    async (how) => {
      const check = () =>
        how === 'broke off' ? Promise.reject(new Error('unloaded')) : Promise.resolve({ message: 'No.' })
      for (const next of ['act', 'poll'] as const)
        expect(await giving([act], { check }, next).end()).toEqual({ kind: 'waiting' })
      const calls = { ...giving([act]).calls, ask: () => Promise.reject(new Error('silent')) }
      expect(await payGift({ token: async () => ({ token: 't1' }), check }, calls, attempt)).toEqual({
        kind: 'waiting',
      })
      expect(await giving([act], { check }, 'retry').end()).toMatchObject({ kind: 'declined' })
    },
  )
})
