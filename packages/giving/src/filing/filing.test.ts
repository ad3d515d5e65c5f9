import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giftAidFaults, giftAidMessages } from '@minaret/foundation/db'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { createFilingTreasurer } from '../testing/filing.ts'
import { surnameOf } from '../testing/hmrcResponses.ts'
import { type HmrcStub, startHmrcStub } from '../testing/hmrcStub.ts'
import { schemaErrors } from '../testing/hmrcSamples.ts'
import { undoClaim } from '../gift-aid/claimOutcome.ts'
import { listClaims } from '../gift-aid/claims.ts'

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
beforeEach(() => {
  hmrc.plan = {}
  hmrc.submissions.length = 0
  hmrc.received.length = 0
})

const surnames = ['Rahman', 'Khan', 'Ahmed']
/** Creates a mosque with gifts of three donors, and its treasurer. */
async function start() {
  const mosque = await startDeclaring(server.database)
  const gifts: string[] = []
  for (const [index, surname] of surnames.entries()) {
    const email = `${surname.toLowerCase()}@example.org`
    const declaration = { mode: 'test', email, title: null, first_name: 'A', last_name: surname }
    const declarationId = await mosque.insertDeclaration(declaration)
    gifts.push(
      await mosque.insertGift({
        mode: 'test',
        donor_email: email,
        donor_name: `A ${surname}`,
        declaration_id: declarationId,
        gift_aid: 'yes',
        paid_at: `2026-06-0${index + 1}T10:00:00Z`,
        amount_minor: 1000 * (index + 1),
      }),
    )
  }
  const treasurer = createFilingTreasurer({ database: server.database, tenantId: mosque.id, base: hmrc.base })
  await treasurer.enterDetails()
  return { mosque, gifts, treasurer }
}
type Setup = Awaited<ReturnType<typeof start>>
async function build({ treasurer }: Setup) {
  const result = await treasurer.build()
  if ('problem' in result) throw new Error(result.problem)
  return result.filing
}
const readStates = async ({ mosque }: Setup) =>
  (await listClaims(server.database, mosque.id)).map(({ state }) => state).toReversed()
const countClaimable = async ({ treasurer }: Setup) => (await treasurer.plan()).schedules.flat().length

test('a claim is built, sent, acknowledged, polled, accepted and deleted, and every message is stored without the login', async () => {
  const setup = await start()
  const { treasurer } = setup
  hmrc.plan = { acknowledgements: () => 2 }
  const { id } = await build(setup)
  const filing = await treasurer.wait(id)
  expect(filing).toMatchObject({ state: 'accepted', claims: [1], gifts: 3, amountMinor: 6000, credentials: null })
  expect(filing.deletedAt).not.toBeNull()
  expect(await readStates(setup)).toEqual(['claimed'])
  expect(hmrc.submissions).toMatchObject([{ surnames, deleted: true }])
  const messages = await treasurer.db((tx) =>
    tx.select().from(giftAidMessages).where(eq(giftAidMessages.filingId, id)).orderBy(giftAidMessages.position),
  )
  expect(messages.map(({ step }) => step)).toEqual(['submit', 'poll', 'poll', 'poll', 'delete'])
  expect(messages.every(({ request, response }) => !`${request}${response}`.includes('sesame'))).toBe(true)
  expect(hmrc.received[0]).toContain('<Value>open &lt;sesame&gt;</Value><')
  expect(hmrc.received[0]).toContain('<GatewayTest>1</GatewayTest>')
  for (const xml of hmrc.received) expect(await schemaErrors(xml)).toEqual([])
})

test('a lost acknowledgement is recovered, and nothing is sent twice', async () => {
  const setup = await start()
  let submitCount = 0
  hmrc.plan = { fault: (step) => (step === 'submit' && (submitCount += 1) === 1 ? 'drop_response' : undefined) }
  const { id } = await build(setup)
  const filing = await setup.treasurer.wait(id)
  expect(filing).toMatchObject({ state: 'accepted' })
  expect(hmrc.submissions).toHaveLength(1)
})

test('a claim that never arrived needs a decision after a day, and its gifts stay locked until then', async () => {
  const setup = await start()
  hmrc.plan = { fault: (step) => (step === 'submit' ? 'drop_request' : undefined) }
  const { id } = await build(setup)
  const filing = await setup.treasurer.wait(id, 12)
  expect(filing).toMatchObject({ state: 'unknown', attention: 'not_found' })
  expect(filing.credentials).not.toBeNull()
  expect(hmrc.received.filter((xml) => xml.includes('<Function>submit</Function>'))).toHaveLength(1)
  expect(await countClaimable(setup)).toBe(0)
  expect(await setup.treasurer.build({ gifts: 0, amountMinor: 0 })).toEqual({ problem: 'open' })
  await expect(undoClaim(server.database, setup.mosque.id, 1, { now: new Date(), rejected: true })).rejects.toThrow(
    /being filed/,
  )
})

test('a refusal applies to the whole claim, names the faulty gift, and the others can be filed again', async () => {
  const setup = await start()
  const { treasurer, gifts } = setup
  hmrc.plan = {
    verdict: (names) =>
      names.includes('Khan')
        ? [{ number: 4065, text: 'Invalid content', location: surnameOf(names.indexOf('Khan') + 1) }]
        : 'accepted',
  }
  const { id } = await build(setup)
  expect(await treasurer.wait(id)).toMatchObject({ state: 'refused', credentials: null, remarks: [{ number: 3001 }] })
  expect(await treasurer.db((tx) => tx.select().from(giftAidFaults))).toMatchObject([
    { giftId: gifts[1], number: 4065, field: 'Sur', text: 'Invalid content' },
  ])
  const nextPlan = await treasurer.plan()
  expect(nextPlan.doubtful).toMatchObject([{ gift: { id: gifts[1] }, doubts: ['hmrc'] }])
  const secondFiling = await build(setup)
  expect(await treasurer.wait(secondFiling.id)).toMatchObject({ state: 'accepted', claims: [2], gifts: 2 })
  expect(await readStates(setup)).toEqual(['undone', 'claimed'])
  expect(hmrc.submissions.map((submission) => submission.surnames)).toEqual([surnames, ['Rahman', 'Ahmed']])
})

test('a new declaration lets a faulty gift be claimed again', async () => {
  const setup = await start()
  hmrc.plan = { verdict: () => [{ number: 4065, text: 'Invalid content', location: surnameOf(2) }] }
  await setup.treasurer.wait((await build(setup)).id)
  await setup.mosque.insertDeclaration({
    mode: 'test',
    email: 'khan@example.org',
    first_name: 'Amina',
    last_name: 'Khan',
    agreed_at: '2026-10-01T00:00:00Z',
  })
  expect(await countClaimable(setup)).toBe(3)
})

test('a refund after a claim is deducted from the next one', async () => {
  const setup = await start()
  await setup.treasurer.wait((await build(setup)).id)
  const [refundedGiftId = ''] = setup.gifts
  await setup.mosque.insertEntry(refundedGiftId, 'refunded', -1000)
  await setup.mosque.insertGift({
    mode: 'test',
    donor_email: 'khan@example.org',
    donor_name: 'A Khan',
    paid_at: '2026-07-01T10:00:00Z',
  })
  const secondFiling = await build(setup)
  expect(secondFiling).toMatchObject({ gifts: 1, overclaimedMinor: 250 })
  expect(await setup.treasurer.wait(secondFiling.id)).toMatchObject({ state: 'accepted' })
  expect(hmrc.received.find((xml) => xml.includes('<Adjustment>2.50</Adjustment>'))).toContain('<OtherInfo>')
})

test('a login that is not enrolled fails the filing and frees its gifts', async () => {
  const setup = await start()
  hmrc.plan = { isEnrolled: () => false }
  const { id } = await build(setup)
  expect(await setup.treasurer.wait(id)).toMatchObject({ state: 'failed', failure: 'login', credentials: null })
  expect(await countClaimable(setup)).toBe(3)
})

test('retries three times if HMRC cannot be reached', async () => {
  const setup = await start()
  const { id } = await build(setup)
  const { port } = new URL(hmrc.base)
  await hmrc.close()
  expect(await setup.treasurer.wait(id, 1)).toMatchObject({ state: 'built', attempts: 1 })
  expect(await setup.treasurer.wait(id)).toMatchObject({ state: 'failed', failure: 'unreachable' })
  hmrc = await startHmrcStub({}, Number(port))
  expect(await countClaimable(setup)).toBe(3)
})

describe('contradictory responses', () => {
  test('ignores an acceptance of another claim', async () => {
    const setup = await start()
    let polls = 0
    hmrc.plan = { fault: (step) => (step === 'poll' && (polls += 1) < 3 ? 'other_claim' : undefined) }
    expect(await setup.treasurer.wait((await build(setup)).id)).toMatchObject({ state: 'accepted' })
    expect(polls).toBe(3)
  })

  test('a receipt with another mark needs a decision', async () => {
    const setup = await start()
    hmrc.plan = { fault: (step) => (step === 'poll' ? 'wrong_mark' : undefined) }
    expect(await setup.treasurer.wait((await build(setup)).id)).toMatchObject({
      state: 'acknowledged',
      attention: 'mark',
      nextAt: null,
    })
    expect(await readStates(setup)).toEqual(['open'])
  })

  test('a failed delete does not change the verdict', async () => {
    const setup = await start()
    let deletes = 0
    hmrc.plan = { fault: (step) => (step === 'delete' && (deletes += 1) < 4 ? 'error_1000' : undefined) }
    const filing = await setup.treasurer.wait((await build(setup)).id)
    expect(filing.state).toBe('accepted')
    expect(filing.deletedAt).not.toBeNull()
  })
})

test('refuses to file if the totals changed since they were displayed', async () => {
  const setup = await start()
  expect(await setup.treasurer.build({ gifts: 2, amountMinor: 6000 })).toEqual({ problem: 'changed' })
})
