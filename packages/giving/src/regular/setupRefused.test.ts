import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, ProviderRefusal } from '../providers/gateway.ts'
import { type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'

let giving: RegularGifts
let refused: 'readSetup' | 'readSubscription' | 'end' | undefined
/** What happens elsewhere while a subscription is being ended. */
let meanwhile: (() => Promise<unknown>) | undefined

const no = () => Promise.reject(new ProviderRefusal('Not now.'))

const refusing = (gateway: Gateway): Gateway => ({
  ...gateway,
  readSetup: (id) => (refused === 'readSetup' ? no() : gateway.readSetup(id)),
  readSubscription: (id) => (refused === 'readSubscription' ? no() : gateway.readSubscription(id)),
  async changeSubscription(id, change, key) {
    if (change.kind === 'end' && refused === 'end') return no()
    const also = meanwhile
    meanwhile = undefined
    await also?.()
    return gateway.changeSubscription(id, change, key)
  },
})

beforeAll(async () => {
  giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z', { around: refusing })
})
afterAll(() => giving.close())
beforeEach(() => {
  refused = undefined
})

test.each(['readSetup', 'readSubscription'] as const)(
  'a refusal that comes after the card stood (%s) is no refused card: what became of it is found out',
  async (call) => {
    refused = call
    const gift = await giving.begin()
    expect((await gift.row()).setup).not.toBe('failed')
    refused = undefined
    await giving.work('cycle-settle')
    expect(await gift.row()).toMatchObject({ state: 'scheduled', setup: 'done', confirmNo: 1 })
  },
)

test('a regular gift that is given up in the moment its card stands has been ended by its donor', async () => {
  const gift = await giving.begin('3ds')
  const { setupIntentId } = await gift.row()
  meanwhile = async () => {
    giving.stub.account(gift.mosque.secretKey).authenticate(String(setupIntentId), true)
    await giving.work('cycle-settle')
    expect(await gift.row()).toMatchObject({ state: 'scheduled' })
  }
  expect(await gift.change('cancel')).toMatchObject({ code: 200 })
  expect(await gift.row()).toMatchObject({ state: 'ended', endedBy: 'giver' })
})
