import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftAidClaimed, giftAidClaims, giftAidFaults } from '@minaret/foundation/db'
import { effort } from '@minaret/tooling/tier'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { ProcessKilled, createFilingTreasurer } from '../testing/filing.ts'
import { surnameOf } from '../testing/hmrcResponses.ts'
import { type HmrcStub, startHmrcStub, type StubFault } from '../testing/hmrcStub.ts'
import { deliver } from './transport.ts'

/** Ten thousand runs if `MINARET_YEARS` is 2,000; `MINARET_SEED` sets the seed. */
const runs = process.env.MINARET_YEARS ? Number(process.env.MINARET_YEARS) * 5 : effort(25, 100)
const seed = Number(process.env.MINARET_SEED ?? 20_261_125)

let server: TestServer
let hmrc: HmrcStub
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  hmrc = await startHmrcStub()
})
afterAll(async () => {
  await hmrc.close()
  await server.close()
})

const faults: readonly (StubFault | undefined)[] = [
  undefined,
  undefined,
  undefined,
  undefined,
  'drop_response',
  'drop_request',
  'html_page',
  'error_1000',
  'other_claim',
  'repeat_response',
  'reject_login',
  'wrong_mark',
  'not_found',
]

/** A treasurer's year: donors with gifts, message failures, and donors whose details HMRC rejects. */
const anyHistory = fc.record({
  donors: fc.integer({ min: 1, max: 4 }),
  filings: fc.integer({ min: 1, max: 3 }),
  faults: fc.array(fc.constantFrom(...faults), { minLength: 4, maxLength: 24 }),
  /** Indexes of the donors whose details HMRC rejects. */
  faultyDonors: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
  /** How many times HMRC acknowledges a filing before it gives a verdict. */
  acknowledgements: fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 3, 3, 40),
  /** HMRC's poll interval in seconds, which may exceed a day. */
  interval: fc.constantFrom(1, 1, 60, 100_000),
  /** Two servers process each filing at once. */
  concurrent: fc.boolean(),
  /** The messages before or after which the sending process is killed. */
  kills: fc.array(fc.record({ message: fc.nat(12), isSent: fc.boolean() }), { maxLength: 3 }),
  refund: fc.boolean(),
  /** Whether the treasurer resolves filings that need attention. */
  treasurerDecides: fc.boolean(),
})
type History = typeof anyHistory extends fc.Arbitrary<infer Value> ? Value : never

const uneventfulHistory: History = {
  donors: 2,
  filings: 1,
  faults: [undefined],
  faultyDonors: [],
  acknowledgements: 0,
  interval: 1,
  concurrent: false,
  kills: [],
  refund: false,
  treasurerDecides: false,
}
/** One example per outcome, so that rare outcomes are always covered. */
const examples: Record<string, History> = {
  accepted: uneventfulHistory,
  refused: { ...uneventfulHistory, faultyDonors: [1] },
  login: { ...uneventfulHistory, faults: ['reject_login'] },
  not_found: { ...uneventfulHistory, faults: ['drop_request', ...Array<StubFault>(20).fill('not_found')] },
  mark: { ...uneventfulHistory, faults: Array<StubFault>(4).fill('wrong_mark') },
  late: { ...uneventfulHistory, acknowledgements: 40, interval: 100_000 },
}

let mosqueCount = 0
async function setUp(history: History) {
  mosqueCount += 1
  const mosque = await startDeclaring(server.database)
  const gifts = new Map<string, string>()
  for (let donor = 0; donor < history.donors; donor += 1) {
    const surname = `Donor${mosqueCount}x${donor}`
    const email = `${surname.toLowerCase()}@example.org`
    const declarationId = await mosque.insertDeclaration({ mode: 'test', email, first_name: 'A', last_name: surname })
    const gift = {
      mode: 'test',
      donor_email: email,
      donor_name: `A ${surname}`,
      declaration_id: declarationId,
      gift_aid: 'yes',
    }
    gifts.set(surname, await mosque.insertGift(gift))
  }
  const treasurer = createFilingTreasurer({ database: server.database, tenantId: mosque.id, base: hmrc.base })
  await treasurer.enterDetails()
  return { mosque, gifts, treasurer }
}

test('no gift is filed twice and none is lost, whatever HMRC responds', async () => {
  const outcomes = new Map<string, number>()
  let filedCount = 0
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const { mosque, gifts, treasurer } = await setUp(history)
      const names = [...gifts.keys()]
      const faultyNames = new Set(history.faultyDonors.flatMap((index) => names[index] ?? []))
      hmrc.submissions.length = 0
      hmrc.received.length = 0
      let message = 0
      let deliveries = 0
      treasurer.deps.send = async (address, xml) => {
        const kill = history.kills.find((candidate) => candidate.message === deliveries)
        deliveries += 1
        if (kill && !kill.isSent) throw new ProcessKilled()
        const delivery = await deliver(address, xml)
        if (kill) throw new ProcessKilled()
        return delivery
      }
      hmrc.plan = {
        fault: () => history.faults[message++],
        acknowledgements: () => history.acknowledgements,
        interval: () => history.interval,
        verdict(surnames) {
          const errors = surnames.flatMap((name, index) =>
            faultyNames.has(name) ? [{ number: 4065, text: 'Invalid content', location: surnameOf(index + 1) }] : [],
          )
          return errors.length > 0 ? errors : 'accepted'
        },
      }
      for (let filing = 0; filing < history.filings; filing += 1) {
        const result = await treasurer.build()
        if ('problem' in result) break
        filedCount += 1
        const settledFiling = await treasurer.wait(result.filing.id, 40, history.concurrent ? 2 : 1)
        const outcome = settledFiling.attention ?? settledFiling.failure ?? settledFiling.state
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        // The login is deleted when there is a verdict, and not before.
        expect(settledFiling.credentials === null).toBe(['accepted', 'refused', 'failed'].includes(settledFiling.state))
        const [firstGiftId] = gifts.values()
        // The treasurer checks with HMRC before deciding.
        if (settledFiling.attention && history.treasurerDecides) {
          const isAccepted = hmrc.submissions.some(
            ({ transactionId, verdict }) => transactionId === settledFiling.transactionId && verdict === 'accepted',
          )
          await treasurer.decide(settledFiling.id, isAccepted)
        }
        if (history.refund && filing === 0 && firstGiftId) await mosque.insertEntry(firstGiftId, 'refunded', -500)
      }
      const { schedules, doubtful } = await treasurer.plan()
      const claimable = new Set(
        [...schedules.flat().flatMap((line) => line.gifts), ...doubtful].map(({ gift }) => gift.id),
      )
      const rows = await treasurer.db((tx) =>
        tx
          .select({ giftId: giftAidClaimed.giftId, state: giftAidClaims.state })
          .from(giftAidClaimed)
          .innerJoin(giftAidClaims, eq(giftAidClaims.id, giftAidClaimed.claimId)),
      )
      const faults = await treasurer.db((tx) => tx.select().from(giftAidFaults))
      const sentIds = hmrc.received
        .filter((xml) => xml.includes('<IRmark'))
        .map((xml) => /<TransactionID>(\w+)/.exec(xml)?.[1])
      expect(new Set(sentIds).size).toBe(sentIds.length)
      for (const [name, gift] of gifts) {
        const acceptedSubmissions = hmrc.submissions.filter(
          ({ verdict, surnames }) => verdict === 'accepted' && surnames.includes(name),
        )
        const claim = rows.find(({ giftId }) => giftId === gift)
        // Accepted at most once by HMRC, and claimed here only if accepted there.
        expect(acceptedSubmissions.length).toBeLessThanOrEqual(1)
        if (claim?.state === 'claimed') expect(acceptedSubmissions).toHaveLength(1)
        // Never lost: claimed, in progress or claimable, and claimable only if HMRC has not accepted it.
        expect([claim !== undefined, claimable.has(gift)].filter(Boolean)).toHaveLength(1)
        if (claimable.has(gift)) expect(acceptedSubmissions).toHaveLength(0)
        if (faults.some(({ giftId }) => giftId === gift)) expect(faultyNames.has(name)).toBe(true)
      }
    }),
    { numRuns: runs, seed, endOnFailure: true, examples: Object.values(examples).map((history) => [history]) },
  )
  console.info(
    `${runs} histories, ${filedCount} filings, seed ${seed}: ${JSON.stringify(Object.fromEntries(outcomes))}`,
  )
  // The simulation must cover every outcome.
  expect(Object.keys(examples).filter((outcome) => !outcomes.has(outcome))).toEqual([])
}, 3_600_000)
