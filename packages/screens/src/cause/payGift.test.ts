import type { GiftState } from '@minaret/contract'
import { describe, expect, test, vi } from 'vitest'
import { declineMessage } from './declineMessage.ts'
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

const gift = (next: GiftState['next'], overrides: Partial<GiftState> = {}): GiftState => ({
  id: 'g1',
  state: 'confirming',
  next,
  mode: 'demo',
  ...overrides,
})

class PaymentError extends Error {
  readonly kind: 'declined' | 'refused' | 'unknown'
  constructor(kind: 'declined' | 'refused' | 'unknown') {
    super('No.')
    this.kind = kind
  }
}

/** A server stub that gives these responses in turn, with a stubbed payment method. */
function startPayment(
  responses: (GiftState | PaymentError)[],
  methodStub: Partial<PaymentMethod> = {},
  serverNext: GiftState['next'] = 'retry',
) {
  const pay = vi.fn<PaymentCalls['pay']>(async () => {
    const response = responses.shift()
    if (!response || response instanceof Error) throw response ?? new Error('called too often')
    return response
  })
  const method: PaymentMethod = { token: async () => ({ token: 't1' }), check: async () => ({}), ...methodStub }
  const calls: PaymentCalls = {
    pay,
    ask: async () => ({ next: serverNext }),
    wait: async () => {},
    checkFailed: 'The check failed.',
    failure: (error) => ({ kind: error instanceof PaymentError ? error.kind : 'refused', message: 'No.' }),
  }
  return { pay, calls, end: (unanswered?: string) => payGift(method, calls, attempt, unanswered) }
}

const sentTokens = ({ pay }: ReturnType<typeof startPayment>) =>
  pay.mock.calls.map(([sent]) => sent.confirmationTokenId)

describe('one payment', () => {
  test('charges nothing if too little of the need is left, and returns the amount left', async () => {
    const calls: PaymentCalls = {
      pay: () => Promise.reject(new PaymentError('refused')),
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

  test('charges nothing if its first day has passed, and returns the new date', async () => {
    const calls: PaymentCalls = {
      pay: () => Promise.reject(new PaymentError('refused')),
      ask: async () => ({ next: 'retry' }),
      checkFailed: '',
      failure: () => ({ kind: 'refused', message: 'No.', firstDay: '2026-11-27' }),
    }
    const method: PaymentMethod = { token: async () => ({ token: 't1' }), check: async () => ({}) }
    expect(await payGift(method, calls, attempt)).toEqual({ kind: 'moved', firstDay: '2026-11-27' })
  })

  test.each([['done'], ['poll']] as const)('ends at the thank-you page when the gift is %s', async (next) => {
    const payment = startPayment([gift(next)])
    expect(await payment.end()).toEqual({ kind: 'arrived', id: 'g1' })
    expect(sentTokens(payment)).toEqual(['t1'])
  })

  test('sends nothing while the form is incomplete', async () => {
    const payment = startPayment([], { token: async () => ({ message: 'Choose.' }) })
    expect(await payment.end()).toEqual({ kind: 'incomplete', message: 'Choose.' })
    expect(payment.pay).not.toHaveBeenCalled()
  })

  test.each([['declined'], ['refused']] as const)('returns the reason if the gift is %s', async (kind) => {
    expect(await startPayment([new PaymentError(kind)]).end()).toEqual({ kind, message: 'No.' })
  })

  test("describes a decline in the page's language, and marks a closed gift", async () => {
    const failure = { kind: 'declined', message: "The server's message.", decline: 'funds', closed: true } as const
    const calls: PaymentCalls = {
      pay: () => Promise.reject(new PaymentError('declined')),
      ask: () => Promise.reject(new Error('not called')),
      checkFailed: '',
      failure: () => failure,
    }
    const method = { token: async () => ({ token: 't' }), check: async () => ({}) }
    expect(await payGift(method, calls, attempt)).toEqual(failure)
    const texts = { declines: { details: 'D', funds: 'F', later: 'L', bank: 'B' }, closed: 'Closed.' }
    expect(declineMessage(failure, texts)).toBe('F Closed.')
    expect(declineMessage({ decline: 'bank' }, texts)).toBe('B')
    expect(declineMessage({}, texts)).toBeUndefined()
  })

  test('resends the token of a payment without a response', async () => {
    expect(await startPayment([new PaymentError('unknown')]).end()).toEqual({ kind: 'unknown', token: 't1' })
    const retry = startPayment([gift('done')], { token: async () => ({ token: 't2' }) })
    expect(await retry.end('t1')).toEqual({ kind: 'arrived', id: 'g1' })
    expect(sentTokens(retry)).toEqual(['t1'])
  })
})

describe("the bank's check", () => {
  const act = gift('act', { clientSecret: 's' })

  test("resends the same attempt with the donor's answer", async () => {
    const payment = startPayment([act, gift('done')], { check: async () => ({ token: 'approved' }) })
    expect(await payment.end()).toEqual({ kind: 'arrived', id: 'g1' })
    expect(sentTokens(payment)).toEqual(['t1', 'approved'])
    expect(new Set(payment.pay.mock.calls.map(([sent]) => sent.attemptId)).size).toBe(1)
  })

  test('counts as declined if the donor refuses it', async () => {
    const payment = startPayment([act, new PaymentError('declined')], { check: async () => ({ token: 'refused' }) })
    expect(await payment.end()).toMatchObject({ kind: 'declined' })
  })

  test('leads to the thank-you page if the provider has decided', async () => {
    expect(await startPayment([act]).end()).toEqual({ kind: 'arrived', id: 'g1' })
  })

  test('counts as declined after a failure in the browser only if the server has no payment', async () => {
    const check = async () => ({ message: '' })
    expect(await startPayment([act], { check }).end()).toEqual({ kind: 'declined', message: 'The check failed.' })
    expect(await startPayment([act], { check }, 'done').end()).toEqual({ kind: 'arrived', id: 'g1' })
  })

  test.each(['failed in the browser', 'broke off'])(
    'is awaited, never declined, if it %s and may still be open',
    async (failure) => {
      const check = () =>
        failure === 'broke off' ? Promise.reject(new Error('unloaded')) : Promise.resolve({ message: 'No.' })
      for (const next of ['act', 'poll'] as const)
        expect(await startPayment([act], { check }, next).end()).toEqual({ kind: 'waiting' })
      const calls = { ...startPayment([act]).calls, ask: () => Promise.reject(new Error('silent')) }
      expect(await payGift({ token: async () => ({ token: 't1' }), check }, calls, attempt)).toEqual({
        kind: 'waiting',
      })
      expect(await startPayment([act], { check }, 'retry').end()).toMatchObject({ kind: 'declined' })
    },
  )
})
