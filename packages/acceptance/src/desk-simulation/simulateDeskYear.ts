import type { Role } from '@minaret/plans'
import { detailsDraft } from '../../../giving/src/testing/filing.ts'
import { logInAgain, staffUser } from '../desk.ts'
import { createMember } from '../money/member.ts'
import { insertCause } from '../tenants.ts'
import { importStatement, countBox, markPaidIn, postLine, reversePosting } from './bank.ts'
import type { Model } from './model.ts'
import { checkMonth } from './checkMonth.ts'
import { addSpokenDeclaration, cancelDeclaration, findEntry, fileClaim, createClaim, recordOutcome } from './claims.ts'
import { collect } from './collect.ts'
import { startRegularGift, changeRegularGift, decideOnWaitingRefund, donateByCard, requestRefund } from './giving.ts'
import { type Colleague, countStep, type DeskMosque, type DeskSimulation, emailOf } from './deskMosque.ts'
import { daysPerYear, donorCount, monthsPerYear, type Step } from './steps.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** A session expires after two weeks without use; colleagues log in again sooner. */
const sessionLifeMs = 10 * dayMs

async function createColleague(
  simulation: DeskSimulation,
  mosque: DeskMosque['mosque'],
  roles: readonly Role[],
): Promise<Colleague> {
  const { giving, now } = simulation
  let user = await staffUser(giving.server, mosque, roles, { now: now() })
  let sessionStart = now().getTime()
  return {
    roles,
    accountId: user.accountId,
    async login() {
      if (now().getTime() - sessionStart > sessionLifeMs) {
        user = await logInAgain(giving.server, user, 'code', now())
        sessionStart = now().getTime()
      }
      return user
    },
  }
}

const createModel = (): Model => ({
  gifts: [],
  lines: [],
  lastFile: [],
  sheets: [],
  claims: [],
  regular: [],
  collected: [],
  declarations: Array.from({ length: donorCount }, () => []),
  waiting: [],
  paidOutLines: 0,
  payouts: new Map(),
  filedMinor: 0,
  filedTaxBackMinor: 0,
  filedSmallMinor: 0,
})

/** Opens a mosque with its staff, its causes and its details for HMRC. */
async function createMosque(simulation: DeskSimulation): Promise<DeskMosque> {
  const { giving } = simulation
  const { database } = giving.server
  await database.pool.query('delete from graphile_worker._private_jobs')
  simulation.hmrc.submissions.length = 0
  simulation.hmrc.received.length = 0
  const mosque = await giving.mosque({ timeZone: 'Europe/London', country: 'GB', charityName: 'Masjid' })
  const publishedAt = new Date('2025-01-01T00:00:00Z')
  await database.pool.query('update causes set gift_aid = true, published_at = $2 where tenant_id = $1', [
    mosque.id,
    publishedAt,
  ])
  await insertCause(database, mosque.id, { id: 'zakat', fund: 'zakat', publishedAt })
  await insertCause(database, mosque.id, { id: 'every', title: 'Roof', monthly: true, giftAid: true, publishedAt })
  const members = new Map<number, ReturnType<typeof createMember>>()
  const memberOf = (donor: number) => {
    const member = members.get(donor) ?? createMember({ giving, now: simulation.now }, mosque, emailOf(donor))
    members.set(donor, member)
    return member
  }
  const desk: DeskMosque = {
    ...simulation,
    mosque,
    account: giving.stub.getAccount(mosque.secretKey),
    root: `/mosques/${mosque.slug}`,
    model: createModel(),
    owner: await createColleague(simulation, mosque, ['owner']),
    treasurer: await createColleague(simulation, mosque, ['treasurer']),
    counters: [
      await createColleague(simulation, mosque, ['counter']),
      await createColleague(simulation, mosque, ['counter']),
    ],
    expectations: [],
    createMemberHeaders: async (donor) => (await memberOf(donor)).headers(),
    readMemberId: async (donor) => (await memberOf(donor)).id,
    violations: [],
    stepCounts: new Map(),
  }
  const { code } = await (await desk.treasurer.login()).post(`${desk.root}/gift-aid/details`, detailsDraft)
  if (code !== 200) throw new Error(`Saving the charity's details returned ${code}.`)
  return desk
}

/** Merges a donor with another, or separates them again. Neither changes gifts or claims. */
async function mergeOrSeparate(desk: DeskMosque, donor: number, into: number | undefined): Promise<void> {
  const [entry, otherEntry] = [await findEntry(desk, donor), into === undefined ? '' : await findEntry(desk, into)]
  if (entry === undefined || otherEntry === undefined) return
  const user = await desk.treasurer.login()
  const path = `${desk.root}/donors/${entry}`
  const { code } =
    into === undefined ? await user.post(`${path}/separate`) : await user.post(`${path}/merge`, { into: otherEntry })
  if (code === 200) countStep(desk, into === undefined ? 'separate' : 'merge')
}

async function runStep(desk: DeskMosque, step: Step): Promise<void> {
  switch (step.do) {
    case 'give':
      return donateByCard(desk, step)
    case 'begin':
      return startRegularGift(desk, step)
    case 'regular':
      return changeRegularGift(desk, step)
    case 'refund':
      return requestRefund(desk, step)
    case 'decide':
      return decideOnWaitingRefund(desk, step)
    case 'count':
      return countBox(desk, step)
    case 'pay in':
      return markPaidIn(desk, step)
    case 'statement':
      return importStatement(desk, step)
    case 'post':
      return postLine(desk, step)
    case 'reverse':
      return reversePosting(desk, step)
    case 'merge':
      return mergeOrSeparate(desk, step.donor, step.into)
    case 'separate':
      return mergeOrSeparate(desk, step.donor, undefined)
    case 'speak':
      return addSpokenDeclaration(desk, step)
    case 'withdraw':
      return cancelDeclaration(desk, step)
    case 'claim':
      return createClaim(desk, step)
    case 'outcome':
      return recordOutcome(desk, step)
    case 'file':
      return fileClaim(desk, step)
  }
}

/** The result of a year: the violations found, and how often each kind of step took effect. */
export type SimulatedYear = { violations: string[]; done: Map<string, number>; giftCount: number }

/**
 * Simulates a year of a mosque's desk, and compares the server with the simulation's model after every month. Stops after the
 * first month with a violation.
 */
export async function simulateDeskYear(simulation: DeskSimulation, steps: readonly Step[]): Promise<SimulatedYear> {
  simulation.restart()
  const startTime = simulation.now().getTime()
  const advanceTo = (time: number) => {
    const waitMs = time - simulation.now().getTime()
    // Steps that advance the clock can end after the next step's time. It then waits for the same time of a later day, because
    // staff are not at the desk while gifts are collected.
    simulation.advance(
      waitMs > 0 ? waitMs : waitMs > -60 * minuteMs ? minuteMs : Math.ceil(-waitMs / dayMs) * dayMs + waitMs,
    )
  }
  const desk = await createMosque(simulation)
  for (let month = 1; month <= monthsPerYear && desk.violations.length === 0; month += 1) {
    const [from, to] = [month - 1, month].map((months) => Math.round((months * daysPerYear) / monthsPerYear))
    for (const step of steps.filter((candidate) => candidate.day >= (from ?? 0) && candidate.day < (to ?? 0))) {
      advanceTo(startTime + step.day * dayMs)
      await collect(desk)
      await runStep(desk, step)
    }
    advanceTo(startTime + (to ?? 0) * dayMs)
    await collect(desk)
    await checkMonth(desk)
  }
  return { violations: desk.violations, done: desk.stepCounts, giftCount: desk.model.gifts.length }
}
