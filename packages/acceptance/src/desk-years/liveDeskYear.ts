import type { Role } from '@minaret/plans'
import { typedDetails } from '../../../giving/src/testing/filing.ts'
import { secondLogin, staffUser } from '../desk.ts'
import { makeMember } from '../money/member.ts'
import { makeCause } from '../tenants.ts'
import { bringStatement, countBox, payIn, postLine, reversePosting } from './bank.ts'
import type { Book } from './book.ts'
import { checkMonth } from './checkMonth.ts'
import { entryOf, fileClaim, makeClaim, sayOutcome, speak, withdraw } from './claims.ts'
import { collect } from './collect.ts'
import { begin, changeRegular, decide, give, refund } from './giving.ts'
import { type Colleague, count, type DeskMosque, type DeskYears, emailOf } from './place.ts'
import { daysOfYear, donorCount, monthsOfYear, type Step } from './steps.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Sessions end after two weeks in which nobody used them. */
const sessionLife = 10 * day

async function hire(years: DeskYears, mosque: DeskMosque['mosque'], roles: readonly Role[]): Promise<Colleague> {
  const { giving, now } = years
  let user = await staffUser(giving.host, mosque, roles, { now: now() })
  let since = now().getTime()
  return {
    roles,
    accountId: user.accountId,
    async at() {
      if (now().getTime() - since > sessionLife) {
        user = await secondLogin(giving.host, user, 'code', now())
        since = now().getTime()
      }
      return user
    },
  }
}

const emptyBook = (): Book => ({
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

/** Opens a mosque with its staff, its causes and its details as HMRC has them. */
async function open(years: DeskYears): Promise<DeskMosque> {
  const { giving } = years
  const { database } = giving.host
  await database.pool.query('delete from graphile_worker._private_jobs')
  years.hmrc.submissions.length = 0
  years.hmrc.received.length = 0
  const mosque = await giving.mosque({ timeZone: 'Europe/London', country: 'GB', charityName: 'Masjid' })
  const publishedAt = new Date('2025-01-01T00:00:00Z')
  await database.pool.query('update causes set gift_aid = true, published_at = $2 where tenant_id = $1', [
    mosque.id,
    publishedAt,
  ])
  await makeCause(database, mosque.id, { id: 'zakat', fund: 'zakat', publishedAt })
  await makeCause(database, mosque.id, { id: 'every', title: 'Roof', monthly: true, giftAid: true, publishedAt })
  const members = new Map<number, ReturnType<typeof makeMember>>()
  const memberOf = (donor: number) => {
    const member = members.get(donor) ?? makeMember({ giving, now: years.now }, mosque, emailOf(donor))
    members.set(donor, member)
    return member
  }
  const place: DeskMosque = {
    ...years,
    mosque,
    account: giving.stub.account(mosque.secretKey),
    root: `/mosques/${mosque.slug}`,
    book: emptyBook(),
    owner: await hire(years, mosque, ['owner']),
    treasurer: await hire(years, mosque, ['treasurer']),
    counters: [await hire(years, mosque, ['counter']), await hire(years, mosque, ['counter'])],
    promises: [],
    member: async (donor) => (await memberOf(donor)).headers(),
    memberId: async (donor) => (await memberOf(donor)).id,
    broken: [],
    done: new Map(),
  }
  const { code } = await (await place.treasurer.at()).post(`${place.root}/gift-aid/details`, typedDetails)
  if (code !== 200) throw new Error(`The charity's details were answered ${code}.`)
  return place
}

/** Lists a donor as another, or for themselves again: of gifts and claims it changes nothing. */
async function merge(place: DeskMosque, donor: number, into: number | undefined): Promise<void> {
  const [entry, other] = [await entryOf(place, donor), into === undefined ? '' : await entryOf(place, into)]
  if (entry === undefined || other === undefined) return
  const user = await place.treasurer.at()
  const path = `${place.root}/donors/${entry}`
  const { code } =
    into === undefined ? await user.post(`${path}/separate`) : await user.post(`${path}/merge`, { into: other })
  if (code === 200) count(place, into === undefined ? 'separate' : 'merge')
}

async function act(place: DeskMosque, step: Step): Promise<void> {
  switch (step.do) {
    case 'give':
      return give(place, step)
    case 'begin':
      return begin(place, step)
    case 'regular':
      return changeRegular(place, step)
    case 'refund':
      return refund(place, step)
    case 'decide':
      return decide(place, step)
    case 'count':
      return countBox(place, step)
    case 'pay in':
      return payIn(place, step)
    case 'statement':
      return bringStatement(place, step)
    case 'post':
      return postLine(place, step)
    case 'reverse':
      return reversePosting(place, step)
    case 'merge':
      return merge(place, step.donor, step.into)
    case 'separate':
      return merge(place, step.donor, undefined)
    case 'speak':
      return speak(place, step)
    case 'withdraw':
      return withdraw(place, step)
    case 'claim':
      return makeClaim(place, step)
    case 'outcome':
      return sayOutcome(place, step)
    case 'file':
      return fileClaim(place, step)
  }
}

/** What came of a year: the promises that were broken, and how often each thing was done. */
export type LivedYear = { broken: string[]; done: Map<string, number>; giftCount: number }

/**
 * Lives a year of a mosque and holds its books against the simulation's after every month; it ends with the first month in
 * which they differ.
 */
export async function liveDeskYear(years: DeskYears, steps: readonly Step[]): Promise<LivedYear> {
  years.restart()
  const begins = years.now().getTime()
  const until = (at: number) => {
    const late = at - years.now().getTime()
    // Nobody is at the desk in the hours of collections: who is late goes on the next morning.
    years.pass(late > 0 ? late : late > -60 * minute ? minute : Math.ceil(-late / day) * day + late)
  }
  const place = await open(years)
  for (let month = 1; month <= monthsOfYear && place.broken.length === 0; month += 1) {
    const [from, to] = [month - 1, month].map((each) => Math.round((each * daysOfYear) / monthsOfYear))
    for (const step of steps.filter((each) => each.day >= (from ?? 0) && each.day < (to ?? 0))) {
      until(begins + step.day * day)
      await collect(place)
      await act(place, step)
    }
    until(begins + (to ?? 0) * day)
    await collect(place)
    await checkMonth(place)
  }
  return { broken: place.broken, done: place.done, giftCount: place.book.gifts.length }
}
