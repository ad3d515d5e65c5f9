import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, ProviderRefusal } from '../providers/gateway.ts'
import { type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'

let giving: RegularGifts
let refusedCall: 'readSetup' | 'readSubscription' | 'end' | undefined
/** Called once while a subscription is being ended, to simulate a concurrent event. */
let concurrentEvent: (() => Promise<unknown>) | undefined

const refuse = () => Promise.reject(new ProviderRefusal('Not now.'))

const refuseCalls = (gateway: Gateway): Gateway => ({
  ...gateway,
  readSetup: (id) => (refusedCall === 'readSetup' ? refuse() : gateway.readSetup(id)),
  readSubscription: (id) => (refusedCall === 'readSubscription' ? refuse() : gateway.readSubscription(id)),
  async changeSubscription(id, change, key) {
    if (change.kind === 'end' && refusedCall === 'end') return refuse()
    const event = concurrentEvent
    concurrentEvent = undefined
    await event?.()
    return gateway.changeSubscription(id, change, key)
  },
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { wrapGateway: refuseCalls })
})
afterAll(() => giving.close())
beforeEach(() => {
  refusedCall = undefined
})

test.each(['readSetup', 'readSubscription'] as const)(
  'a refusal after the card was set up (%s) does not mark the card as failed: its outcome is looked up',
  async (call) => {
    refusedCall = call
    const gift = await giving.startRegularGift()
    expect((await gift.readRow()).setup).not.toBe('failed')
    refusedCall = undefined
    await giving.runJobs('cycle-settle')
    expect(await gift.readRow()).toMatchObject({ state: 'scheduled', setup: 'done', confirmNo: 1 })
  },
)

test('a regular gift cancelled just as its card is set up counts as ended by its donor', async () => {
  const gift = await giving.startRegularGift('3ds')
  const { setupIntentId } = await gift.readRow()
  concurrentEvent = async () => {
    giving.stub.getAccount(gift.mosque.secretKey).authenticate(String(setupIntentId), true)
    await giving.runJobs('cycle-settle')
    expect(await gift.readRow()).toMatchObject({ state: 'scheduled' })
  }
  expect(await gift.change('cancel')).toMatchObject({ code: 200 })
  expect(await gift.readRow()).toMatchObject({ state: 'ended', endedBy: 'giver' })
})
