import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { markClaimed, undoClaim } from './claimOutcome.ts'
import { type ClaimOptions, listClaims, makeClaims } from './claims.ts'
import { endDeclaration } from './declarations.ts'

let server: TestServer
const now = new Date('2026-11-22T12:00:00Z')
const defaults: ClaimOptions = {
  mode: 'live',
  timeZone: 'Europe/London',
  now,
  before: now,
  aggregate: false,
  include: [],
}

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

const createMosque = () => startDeclaring(server.database)
const claim = (mosque: DeclaringMosque, options: Partial<ClaimOptions> = {}) =>
  makeClaims(server.database, mosque.id, { ...defaults, ...options })
const mark = (mosque: DeclaringMosque, number: number) => markClaimed(server.database, mosque.id, number, now)
const undo = (mosque: DeclaringMosque, number: number, rejected = false) =>
  undoClaim(server.database, mosque.id, number, { now, rejected })
const readRows = async (mosque: DeclaringMosque, table: string) =>
  (
    await server.database.pool.query<Record<string, unknown>>(`select * from ${table} where tenant_id = $1`, [
      mosque.id,
    ])
  ).rows

/** A random action on the ledger or the claims; `which` selects the gift or claim. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('give' as const), pence: fc.integer({ min: 100, max: 4000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(20), all: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('claim' as const), aggregate: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mark' as const), which: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(8), rejected: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
)

test('no gift is claimed twice, and claims less adjustments equal the ledger, in any order of gifts, refunds, claims and cancellations', async () => {
  const net = `(select coalesce(sum(l.amount_minor), 0) from ledger_entries l where (l.tenant_id, l.gift_id) = (c.tenant_id, c.gift_id))`
  const adjustedSql = `(select coalesce(sum(a.amount_minor), 0) from gift_aid_adjustments a where (a.tenant_id, a.gift_id) = (c.tenant_id, c.gift_id))`
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
      const mosque = await createMosque()
      const gifts: { id: string; left: number }[] = []
      const ids = [await mosque.insertDeclaration()]
      let count = 0
      const attempt = (work: Promise<unknown>) => work.catch(() => undefined)
      const work = async (action: (typeof steps)[number]) => {
        if (action.do === 'give')
          return gifts.push({ id: await mosque.insertGift({ amount_minor: action.pence }), left: action.pence })
        if (action.do === 'claim')
          return (count += (await claim(mosque, { aggregate: action.aggregate })).claims.length)
        const number = (action.do === 'mark' || action.do === 'undo') && count > 0 ? (action.which % count) + 1 : 1
        if (action.do === 'mark') return attempt(mark(mosque, number))
        if (action.do === 'undo') return attempt(undo(mosque, number, action.rejected))
        if (action.do === 'cancel') {
          const id = ids.pop()
          if (id) await endDeclaration(server.database, mosque.id, id, { by: 'giver', now })
          return ids.push(await mosque.insertDeclaration())
        }
        const gift = gifts[action.which % Math.max(gifts.length, 1)]
        if (!gift || gift.left < 2) return
        const amount = action.all ? gift.left : Math.floor(gift.left / 2)
        gift.left -= amount
        return mosque.insertEntry(gift.id, 'refunded', -amount)
      }
      for (const action of steps) await work(action)
      // Send every open claim; one more gift then leads to a claim that reports the later refunds.
      for (const { number, state } of await listClaims(server.database, mosque.id))
        if (state === 'open') await mark(mosque, number)
      await mosque.insertGift({ amount_minor: 1 })
      await claim(mosque)
      const { rows: mismatches } = await server.database.pool.query(
        `select gift_id, c.amount_minor, ${net} net, ${adjustedSql} adjusted from gift_aid_claimed c
         where tenant_id = $1 and c.amount_minor - ${adjustedSql} <> ${net}`,
        [mosque.id],
      )
      expect(mismatches).toEqual([])
      const { rows: totals } = await server.database.pool.query(
        `select k.number from gift_aid_claims k where tenant_id = $1 and state <> 'undone' and (
           k.amount_minor <> (select sum(amount_minor) from gift_aid_lines l where (l.tenant_id, l.claim_id) = (k.tenant_id, k.id))
           or k.amount_minor <> (select sum(amount_minor) from gift_aid_claimed c where (c.tenant_id, c.claim_id) = (k.tenant_id, k.id)))`,
        [mosque.id],
      )
      expect(totals).toEqual([])
      // Every gift with a remaining amount is claimed, as its donor's declaration was in force when it was given.
      expect(await readRows(mosque, 'gift_aid_claimed')).toHaveLength(
        new Set([
          ...gifts.filter(({ left }) => left > 0).map(({ id }) => id),
          ...(await readRows(mosque, 'gift_aid_claimed')).map(({ gift_id }) => String(gift_id)),
        ]).size,
      )
    }),
    { numRuns: 30 },
  )
}, 120_000)
