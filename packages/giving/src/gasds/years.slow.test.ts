import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { fill, startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { markClaimed, undoClaim } from '../gift-aid/claimOutcome.ts'
import { OperatorError } from '../../../foundation/src/base/OperatorError.ts'
import { makeClaims, type ClaimOptions } from '../gift-aid/claims.ts'
import { readGasdsYears } from './years.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

const now = new Date('2026-11-22T12:00:00Z')
const options: ClaimOptions = {
  mode: 'live',
  timeZone: 'Europe/London',
  now,
  before: now,
  aggregate: false,
  include: [],
  small: true,
}
const query = { mode: 'live', timeZone: 'Europe/London', today: '2026-11-22' } as const

type Step =
  | { do: 'give' | 'collect' | 'refund'; minor: number; year: number; index: number }
  | { do: 'claim' | 'mark' | 'undo'; index: number }
const index = fc.nat(9)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('give' as const, 'collect' as const, 'refund' as const, 'refund' as const),
      minor: fc.integer({ min: 1, max: 9000 }),
      year: fc.constantFrom(2026, 2027),
      index,
    }),
    fc.record({ do: fc.constantFrom('claim' as const, 'claim' as const, 'mark' as const, 'undo' as const), index }),
  ),
  { minLength: 6, maxLength: 20 },
)

test('claims never exceed ten times the remaining Gift Aid donations, whatever is refunded, claimed and undone', async () => {
  const counts = { claimed: 0, overclaimed: 0 }
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const mosque = await startDeclaring(server.database)
      await mosque.insertDeclaration()
      const gifts: { id: string; year: number; net: number }[] = []
      let [sheets, claims] = [0, 0]
      /** The claimed gifts of a year, as counted by this test. */
      const claimedNet = async (year: number) => {
        const { rows } = await server.database.pool.query<{ gift_id: string }>(
          'SELECT gift_id FROM gift_aid_claimed WHERE tenant_id = $1',
          [mosque.id],
        )
        const claimedIds = new Set(rows.map((row) => row.gift_id))
        return gifts.reduce((total, gift) => total + (gift.year === year && claimedIds.has(gift.id) ? gift.net : 0), 0)
      }
      const readYears = () => server.database.forTenant(mosque.id)((tx) => readGasdsYears(tx, query))
      for (const step of history) {
        const claimedBefore = new Map((await readYears()).map(({ year, claimedMinor }) => [year, claimedMinor]))
        if (step.do === 'give') {
          const paid_at = `${step.year - 1}-06-01T10:00:00Z`
          const id = await mosque.insertGift({ amount_minor: step.minor, paid_at })
          gifts.push({ id, year: step.year, net: step.minor })
        } else if (step.do === 'collect') {
          sheets += 1
          const entry = { sheet_id: `s${sheets}`, mode: 'live', year: step.year, day: `${step.year - 1}-06-05` }
          const row = { ...entry, building_id: null, amount_minor: step.minor * 10, at: now.toISOString() }
          await fill(server.database, mosque.id, 'gasds_entries', [row])
        } else if (step.do === 'refund') {
          const gift = gifts[step.index % Math.max(1, gifts.length)]
          const minor = Math.min(step.minor, gift?.net ?? 0)
          if (!gift || minor === 0) continue
          gift.net -= minor
          await mosque.insertEntry(gift.id, 'refunded', -minor)
        } else if (step.do === 'claim') {
          claims += (await makeClaims(server.database, mosque.id, options)).claims.length
        } else if (claims > 0) {
          const number = (step.index % claims) + 1
          await (
            step.do === 'mark'
              ? markClaimed(server.database, mosque.id, number, now)
              : undoClaim(server.database, mosque.id, number, { now, rejected: true })
          ).catch((error: unknown) => {
            if (!(error instanceof OperatorError)) throw error
          })
        }
        for (const { year, claimedMinor, claimableMinor, overclaimedMinor, giftAidMinor } of await readYears()) {
          const limit = 10 * (await claimedNet(year))
          expect(giftAidMinor * 10).toBe(limit)
          expect(claimableMinor).toBeLessThanOrEqual(Math.max(0, limit - claimedMinor))
          expect(overclaimedMinor).toBeGreaterThanOrEqual(claimedMinor - limit)
          if (claimedMinor > (claimedBefore.get(year) ?? 0)) expect(claimedMinor).toBeLessThanOrEqual(limit)
          counts.claimed += claimedMinor > 0 ? 1 : 0
          counts.overclaimed += overclaimedMinor > 0 ? 1 : 0
        }
      }
    }),
    { numRuns: 15, seed: 20_261_128, endOnFailure: true },
  )
  // The histories must include claims and refunds.
  expect(Math.min(counts.claimed, counts.overclaimed)).toBeGreaterThan(0)
}, 300_000)
