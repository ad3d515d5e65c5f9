import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import { type Attempt, type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { setupTransitions } from '../records/setupStates.ts'

const hour = 3_600_000
/** A Wednesday: the first Friday is the 20th at one o'clock. */
const wednesday = Date.parse('2026-11-18T10:00:00Z')

let giving: Giving
let mosque: Mosque
let clock = wednesday

beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => new Date(clock) })
})
afterAll(() => giving.close())
beforeEach(async () => {
  clock = wednesday
  mosque = await giving.mosque({ country: 'GB' })
  await makeCause(giving.server.database, mosque.id, { id: 'every', jummah: true, monthly: true, giftAid: true })
})

const attempt = (overrides: Record<string, unknown> = {}): Promise<Attempt> =>
  giving.attempt(mosque, { causeId: 'every', kind: 'weekly', giftAid: { claim: false }, ...overrides })
const readSingleRow = async () => {
  const [row, ...others] = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
  expect(others).toEqual([])
  return row
}
const countSubscriptions = async () => {
  const { rows } = await giving.server.database.pool.query<Record<string, unknown>>(
    'select id from demo_subscriptions where tenant_id = $1 and ended_at is null',
    [mosque.id],
  )
  return rows.length
}

describe('a regular gift without a valid card', () => {
  test.each(['declined', '3ds'] as const)('(%s) is closed after a day, including at the provider', async (outcome) => {
    const request = await attempt()
    await giving.pay(mosque, request, outcome)
    expect(await countSubscriptions()).toBe(1)
    clock += 23 * hour
    await giving.runJobs('cycle-settle')
    expect(await readSingleRow()).toMatchObject({ state: 'pending_setup' })
    clock += 2 * hour
    await giving.runJobs('cycle-settle')
    expect(await readSingleRow()).toMatchObject({
      state: 'expired',
      endedBy: 'expired',
      nextOn: null,
      confirmToken: null,
    })
    expect(await countSubscriptions()).toBe(0)
    expect([402, 409]).toContain((await giving.pay(mosque, request)).code)
    expect(await countSubscriptions()).toBe(0)
  })

  test('is closed when its first day comes, and accepts no more cards', async () => {
    clock = Date.parse('2026-11-20T11:30:00Z')
    const request = await attempt()
    await giving.pay(mosque, request, 'declined')
    expect(await readSingleRow()).toMatchObject({ startsOn: '2026-11-20' })
    clock = Date.parse('2026-11-20T13:00:30Z')
    expect(await giving.pay(mosque, request)).toMatchObject({ code: 409 })
    await giving.runJobs('cycle-settle')
    expect(await readSingleRow()).toMatchObject({ state: 'expired', confirmNo: 1 })
    expect(await countSubscriptions()).toBe(0)
  })
})

describe('a donor', () => {
  const countMarks = async () =>
    (
      await giving.server.database.pool.query("select 1 from decline_marks where kind = 'email' and tenant_id = $1", [
        mosque.id,
      ])
    ).rowCount

  test('must wait after six declined cards, for one-off and regular gifts combined', async () => {
    const donor = { name: 'Tester', email: 'tester@example.org' }
    for (const kind of ['weekly', 'once', 'monthly']) {
      const request = await attempt({ kind, donor })
      for (const outcome of ['declined', 'incorrect_cvc'] as const)
        expect(await giving.pay(mosque, request, outcome)).toMatchObject({ code: 402 })
    }
    expect(await countMarks()).toBe(6)
    expect(await giving.pay(mosque, await attempt({ donor }))).toMatchObject({
      code: 429,
      headers: { 'retry-after': '3600' },
    })
    expect(await giving.pay(mosque, await attempt())).toMatchObject({ code: 200 })
  })

  test('may correct the name and Gift Aid choice until a card is set up, and not after', async () => {
    const request = await attempt()
    await giving.pay(mosque, request, 'declined')
    const giftAid = {
      claim: true,
      wording: 'x',
      scope: 'past_and_future',
      firstName: 'A',
      lastName: 'R',
      house: '1',
      postcode: 'E1 1AA',
    }
    expect(await giving.pay(mosque, { ...request, giftAid })).toMatchObject({ code: 422 })
    const donor = { name: 'Aisha R. Rahman', email: 'Aisha@example.org' }
    await giving.pay(mosque, { ...request, donor, anonymous: true }, 'succeeds')
    const expected = { donorName: 'Aisha R. Rahman', donorEmail: 'aisha@example.org', anonymous: true, giftAid: 'no' }
    expect(await readSingleRow()).toMatchObject({ state: 'scheduled', ...expected })
    await giving.pay(mosque, { ...request, donor: { ...donor, name: 'Bilal Omar' } })
    expect(await readSingleRow()).toMatchObject(expected)
  })

  test('must start again to use another address once the provider has a customer for the first', async () => {
    const request = await attempt()
    await giving.pay(mosque, request, 'declined')
    const donor = { name: 'Aisha Rahman', email: 'right@example.org' }
    const response = await giving.pay(mosque, { ...request, donor })
    expect(response).toMatchObject({ code: 409 })
    expect(response.body.message).toContain('Please reload the page')
    expect(await readSingleRow()).toMatchObject({ donorEmail: 'aisha@example.org', confirmNo: 1 })
    expect(await giving.pay(mosque, await attempt({ donor }))).toMatchObject({ code: 200 })
    const rows = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
    expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(2)
  })

  test('must choose yes or no for Gift Aid if it is offered', async () => {
    expect(await giving.pay(mosque, await attempt({ giftAid: undefined }))).toMatchObject({ code: 422 })
    expect(await readSingleRow()).toBeUndefined()
  })
})

test('a page token older than half an hour opens no gift, but an opened gift continues', async () => {
  const request = await attempt()
  const unusedAttempt = await attempt()
  await giving.pay(mosque, request, 'declined')
  clock += hour
  expect(await giving.pay(mosque, unusedAttempt)).toMatchObject({ code: 410 })
  expect((await giving.pay(mosque, request)).body.data).toMatchObject({ state: 'scheduled' })
})

test('a collection’s page describes its regular gift', async () => {
  const response = await giving.pay(mosque, await attempt())
  expect(response.code).toBe(200)
  const regularGift = await readSingleRow()
  await giving.server.database.pool.query(
    `insert into gifts (tenant_id, id, attempt_id, pass_hash, cause_id, fund, amount_minor, currency, mode, account_id,
       state, donor_name, donor_email, cycle_id, due_on, invoice_id)
     select tenant_id, 'Q29sbGVjdGlvbk9mRnJpZA', gen_random_uuid(), '\\x00', cause_id, fund, amount_minor, currency, mode,
       account_id, 'created', donor_name, donor_email, id, starts_on, 'in_1' from cycles where id = $1`,
    [regularGift?.id],
  )
  expect((await giving.view(mosque, 'Q29sbGVjdGlvbk9mRnJpZA')).body.data).toMatchObject({
    coverMinor: 0,
    refundedMinor: 0,
    regular: { rhythm: 'weekly', startsOn: '2026-11-20', next: '2026-11-20' },
  })
})

test('lists the transitions of a card setup', () => {
  const rows = Object.entries(setupTransitions).flatMap(([source, statuses]) =>
    Object.entries(statuses).flatMap(([status, transitions]) =>
      Object.entries(transitions).map(([from, to]) => `${source} ${status}: ${from} -> ${to}`),
    ),
  )
  expect(rows).toEqual([
    'response requires_payment_method: confirming -> failed',
    'response requires_action: confirming -> requires_action',
    'read requires_payment_method: requires_action -> failed',
  ])
})
