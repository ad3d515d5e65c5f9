import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPath, contractCalls } from '../../../testkit/src/calls.ts'
import { registerMember } from '../../../acceptance/src/accounts.ts'
import { startGiving, type Giving, type Mosque } from '../../../acceptance/src/index.ts'
import { isInstant } from './instant.ts'

let giving: Giving
let mosque: Mosque
let token: string

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await giving.mosque()
  ;({ token } = await registerMember(giving.server, mosque))
})
afterAll(() => giving.close())

/** Each list gets different cursors, so a few per list add up to many for the shared parser. */
const numRuns = process.env.MINARET_YEARS === undefined ? 25 : 300

/** All paginated calls. */
const lists = contractCalls.filter(({ operation }) =>
  /"after"|\/After"/.test(JSON.stringify(operation.parameters ?? [])),
)

const instants = fc
  .tuple(
    fc.constantFrom('0000', '0001', '1970', '2026', '9999'),
    fc.constantFrom('01-01', '02-29', '02-30', '04-31', '12-31', '13-01', '00-00'),
    fc.constantFrom('00:00:00', '23:59:59', '23:59:60', '24:00:00', '24:00:01', '25:00:00', '12:60:00'),
    fc.constantFrom('', '.1', '.123456', '.1234567', '.'),
    fc.constantFrom('Z', '+00:00', '-00:00', '+15:59', '-15:59', '+16:00', '+23:59', '+14:60', '+99:99', ''),
  )
  .map(([year, day, time, fraction, zone]) => `${year}-${day}T${time}${fraction}${zone}`)

const invalidValues = fc.oneof(
  instants,
  fc.constantFrom('now', 'infinity', '-infinity', 'epoch', '', '\0', '\ud800', 'a'.repeat(5000)),
  fc.constantFrom(0, -1, 2 ** 31, -(2 ** 31), 2 ** 31 - 1, 1e308, 0.5, null, true),
  fc.integer(),
  fc.string(),
)

const encodeCursor = (values: readonly unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')

test('finds paginated lists', () => {
  expect(lists.length).toBeGreaterThan(10)
})

/** Returns the status for a cursor; the list of the user's own gifts takes a body. */
const requests: readonly [id: string, requestPage: (after: string) => Promise<number>][] = [
  ...lists.map((call): [string, (after: string) => Promise<number>] => [
    call.id,
    async (after) => (await giving.server.get(mosque, `${getPath(call)}?after=${after}`)).code,
  ]),
  [
    'giftHistory',
    async (after) =>
      (await giving.server.post(mosque, '/api/user/donations', { after }, { 'x-jwt-token': token })).code,
  ],
]

test.each(requests)('%s never fails with an invalid cursor', async (_, requestPage) => {
  const anyCursor = fc.asyncProperty(fc.array(invalidValues, { minLength: 1, maxLength: 3 }), async (values) => {
    expect(await requestPage(encodeCursor(values))).toBeLessThan(500)
  })
  await fc.assert(anyCursor, { numRuns })
  // Almost valid cursors with an id reach the database.
  const almostValid = fc.asyncProperty(instants, async (moment) => {
    for (const values of [[moment, 'id'], [0, moment, 'id'], [moment]])
      expect(await requestPage(encodeCursor(values))).toBeLessThan(500)
  })
  await fc.assert(almostValid, { numRuns })
})

test.each([
  ['2026-03-01T12:00:00.123456+00:00', true],
  ['2024-02-29T23:59:59-15:59', true],
  ['9999-12-31T23:59:59+00:00', true],
  ['2026-02-30T12:00:00+00:00', false],
  ['2026-02-29T12:00:00+00:00', false],
  ['0000-01-01T00:00:00+00:00', false],
  ['2026-03-01T24:00:00+00:00', false],
  ['2026-03-01T12:00:00+23:59', false],
  ['2026-03-01T12:00:00', false],
  ['2026-03-01', false],
])('recognises %s as an instant of the database: %s', (text, isValid) => {
  expect(isInstant(text)).toBe(isValid)
})
