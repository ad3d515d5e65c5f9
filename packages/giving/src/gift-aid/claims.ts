import { desc, max, sql } from 'drizzle-orm'
import { wallClock } from '@minaret/timetable'
import { wordForCommand } from '@minaret/foundation/base'
import { audit } from '@minaret/foundation/identity'
import {
  type Database,
  setStatementTimeout,
  type Tx,
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  giftAidLines,
  currentTenant,
} from '@minaret/foundation/db'
import { ClaimError } from './ClaimError.ts'
import { claimSentences } from './claimSentences.ts'
import { isIncludable } from './eligibility.ts'
import { referenceOf } from '../records/reference.ts'
import { type ClaimQuery, type Doubtful, readOverclaimed, type SortedCandidates, sortCandidates } from './candidates.ts'
import { readGasdsYears, type SmallPart, smallTotal, writeSmallParts } from '../gasds/index.ts'
import { type Line, linesFor, schedulesOf } from './lines.ts'

/** A schedule as it is stored. */
export type GiftAidClaim = typeof giftAidClaims.$inferSelect

/** How a claim is to be made. */
export type ClaimOptions = ClaimQuery & {
  /** Adds gifts under £30 up. */
  aggregate: boolean
  /** Doubtful gifts somebody has looked at: their references or ids, or all of them. */
  include: readonly string[] | 'all'
  /** Claims small donations with them, as far as the scheme allows. */
  small?: boolean
}

/** What a claim holds, or would. */
export type ClaimPlan = {
  schedules: Line[][]
  doubtful: Doubtful[]
  refused: SortedCandidates['refused']
  /** What went back of gifts that were claimed for; the next schedule tells HMRC. */
  owed: { giftId: string; amountMinor: number }[]
  /** Small donations that can be claimed with them. */
  small: SmallPart[]
}

const chosen = (include: ClaimOptions['include'], id: string) =>
  include === 'all' || include.some((typed) => typed === id || typed.toUpperCase() === referenceOf(id))

/**
 * The small donations that can be claimed with these gifts, which count for the limit by Gift Aid donations. Doubtful gifts
 * do not, also where they are included: what was shown without them is what is claimed.
 */
async function planSmall(tx: Tx, { small, mode, timeZone, now }: ClaimOptions, clear: SortedCandidates['clear']) {
  if (!small) return []
  const claiming = clear.map(({ gift: { day, netMinor } }) => ({ day, amountMinor: netMinor }))
  const years = await readGasdsYears(tx, { mode, timeZone, today: wallClock(now, timeZone).date, claiming })
  return years.flatMap(({ year, parts }): SmallPart[] => parts.map((part) => ({ year, ...part })))
}

/** @throws ClaimError if a reference is of no doubtful gift, or of one that no look makes right */
function checkIncluded(doubtful: readonly Doubtful[], typed: string): void {
  const gift = doubtful.find((each) => chosen([typed], each.gift.id))
  if (!gift) throw new ClaimError({ code: 'giftNotDoubtful', reference: typed })
  if (!isIncludable(gift.doubts)) throw new ClaimError({ code: 'giftBlocked', reference: typed, doubts: gift.doubts })
}

/**
 * What a claim made now would hold: what is clear, and the doubtful gifts that are included.
 * @throws ClaimError if a gift can't be included
 */
export async function planClaim(tx: Tx, options: ClaimOptions): Promise<ClaimPlan> {
  const { include, aggregate, mode } = options
  // A year of gifts is read at once, by a person who waits for it.
  await setStatementTimeout(tx, 120_000)
  const { clear, doubtful, refused } = await sortCandidates(tx, options)
  if (include !== 'all') for (const typed of include) checkIncluded(doubtful, typed)
  const isIncluded = ({ gift, doubts }: Doubtful) => chosen(include, gift.id) && isIncludable(doubts)
  const [included, left] = [true, false].map((is) => doubtful.filter((each) => isIncluded(each) === is))
  const lines = linesFor([...clear, ...(included ?? [])], aggregate)
  const owed = await readOverclaimed(tx, mode)
  return {
    schedules: schedulesOf(lines),
    doubtful: left ?? [],
    refused,
    owed,
    small: await planSmall(tx, options, clear),
  }
}

/**
 * What a claim would hold now. Nothing is claimed by looking; that somebody looked is written down.
 * @throws OperatorError if a gift can't be included
 */
export const previewClaim = (database: Database, tenantId: string, options: ClaimOptions): Promise<ClaimPlan> =>
  wordForCommand(ClaimError, claimSentences, () =>
    database.forTenant(tenantId)(async (tx) => {
      await audit(tx, 'gift aid previewed')
      return planClaim(tx, options)
    }),
  )

/** One who makes, sends or takes back a claim at a time. */
export const lockClaims = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gift aid ' || current_tenant()::text, 0))`)

async function writeSchedule(
  tx: Tx,
  lines: readonly Line[],
  claim: { number: number; mode: GiftAidClaim['mode']; madeAt: Date; smallMinor: number },
): Promise<GiftAidClaim> {
  const amountMinor = lines.reduce((total, line) => total + line.amountMinor, 0)
  const [claimRow] = await tx
    .insert(giftAidClaims)
    .values({ tenantId: currentTenant, ...claim, lines: lines.length, amountMinor })
    .returning()
  if (!claimRow) throw new Error('A Gift Aid schedule could not be written.')
  const at = { tenantId: currentTenant, claimId: claimRow.id }
  if (lines.length === 0) return claimRow
  await tx.insert(giftAidLines).values(lines.map((line, index) => ({ ...at, position: index + 1, ...line })))
  const claimed = lines.flatMap(({ gifts }, index) =>
    gifts.map(({ gift, declaration }) => ({
      ...at,
      giftId: gift.id,
      position: index + 1,
      amountMinor: gift.netMinor,
      declarationId: declaration.id,
    })),
  )
  // A statement takes some ten thousand values and no more.
  for (let from = 0; from < claimed.length; from += 5000)
    await tx.insert(giftAidClaimed).values(claimed.slice(from, from + 5000))
  return claimRow
}

/**
 * Writes the schedules of a plan down: names and homes are written down as they stand, and each gift
 * in them is in no other claim. Only while {@link lockClaims} holds.
 */
export async function writeClaims(
  tx: Tx,
  plan: Pick<ClaimPlan, 'schedules' | 'owed' | 'small'>,
  options: Pick<ClaimOptions, 'mode' | 'now'>,
): Promise<GiftAidClaim[]> {
  const [last] = await tx.select({ number: max(giftAidClaims.number) }).from(giftAidClaims)
  const claims: GiftAidClaim[] = []
  // Small donations stand with the first schedule, and alone where there is no other.
  const schedules = plan.schedules.length === 0 && plan.small.length > 0 ? [[]] : plan.schedules
  for (const lines of schedules) {
    const number = (last?.number ?? 0) + claims.length + 1
    const smallMinor = claims.length === 0 ? smallTotal(plan.small) : 0
    claims.push(await writeSchedule(tx, lines, { number, mode: options.mode, madeAt: options.now, smallMinor }))
  }
  const [first] = claims
  if (first) await writeSmallParts(tx, first.id, plan.small)
  if (first && first.lines > 0 && plan.owed.length > 0)
    await tx
      .insert(giftAidAdjustments)
      .values(plan.owed.map((owed) => ({ tenantId: currentTenant, claimId: first.id, ...owed })))
  await audit(tx, 'gift aid claim made')
  return claims
}

/**
 * Makes the schedules of everything that may be claimed now, in one transaction.
 * @throws OperatorError if a gift can't be included
 */
export const makeClaims = (
  database: Database,
  tenantId: string,
  options: ClaimOptions,
): Promise<{ claims: GiftAidClaim[]; plan: ClaimPlan }> =>
  wordForCommand(ClaimError, claimSentences, () =>
    database.forTenant(tenantId)(async (tx) => {
      await lockClaims(tx)
      const plan = await planClaim(tx, options)
      return { claims: await writeClaims(tx, plan, options), plan }
    }),
  )

/** The schedules there are, the newest first. They name nobody. */
export const listClaimsIn = (tx: Tx): Promise<GiftAidClaim[]> =>
  tx.select().from(giftAidClaims).orderBy(desc(giftAidClaims.number))

/** {@link listClaimsIn} for an operator. */
export const listClaims = (database: Database, tenantId: string): Promise<GiftAidClaim[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid claims listed')
    return listClaimsIn(tx)
  })
