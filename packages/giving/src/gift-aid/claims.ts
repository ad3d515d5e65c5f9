import { desc, max, sql } from 'drizzle-orm'
import { wallClock } from '@minaret/timetable'
import { throwForCommand } from '@minaret/foundation/base'
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
import { claimMessages } from './claimMessages.ts'
import { isIncludable } from './eligibility.ts'
import { referenceOf } from '../records/reference.ts'
import {
  type ClaimQuery,
  type DoubtfulGift,
  readOverclaimed,
  type GroupedCandidates,
  groupCandidates,
} from './candidates.ts'
import { readGasdsYears, type SmallPart, smallTotal, writeSmallParts } from '../gasds/index.ts'
import { type Line, linesFor, splitIntoSchedules } from './lines.ts'

/** A stored schedule. */
export type GiftAidClaim = typeof giftAidClaims.$inferSelect

/** Options of a claim. */
export type ClaimOptions = ClaimQuery & {
  /** Whether to aggregate gifts under £30. */
  aggregate: boolean
  /** References or ids of checked doubtful gifts to include, or all of them. */
  include: readonly string[] | 'all'
  /** Whether to claim small donations too, as far as the scheme (GASDS) allows. */
  small?: boolean
}

/** The content of a claim to be created. */
export type ClaimPlan = {
  schedules: Line[][]
  doubtful: DoubtfulGift[]
  refused: GroupedCandidates['refused']
  /** Refunds of claimed gifts, which the next schedule reports to HMRC. */
  owed: { giftId: string; amountMinor: number }[]
  /** Small donations that can be claimed with the gifts. */
  small: SmallPart[]
}

const isRequested = (include: ClaimOptions['include'], id: string) =>
  include === 'all' || include.some((key) => key === id || key.toUpperCase() === referenceOf(id))

/**
 * Plans the small donations that can be claimed with these gifts, which count towards the limit set by Gift Aid donations.
 * Doubtful gifts do not count, even if included, so that the claimed amount is the one displayed without them.
 */
async function planSmall(tx: Tx, { small, mode, timeZone, now }: ClaimOptions, clear: GroupedCandidates['clear']) {
  if (!small) return []
  const claiming = clear.map(({ gift: { day, netMinor } }) => ({ day, amountMinor: netMinor }))
  const years = await readGasdsYears(tx, { mode, timeZone, today: wallClock(now, timeZone).date, claiming })
  return years.flatMap(({ year, parts }): SmallPart[] => parts.map((part) => ({ year, ...part })))
}

/** @throws ClaimError if a reference does not belong to a doubtful gift, or the gift can never be included */
function checkIncluded(doubtful: readonly DoubtfulGift[], key: string): void {
  const candidate = doubtful.find(({ gift }) => isRequested([key], gift.id))
  if (!candidate) throw new ClaimError({ code: 'giftNotDoubtful', reference: key })
  const { doubts } = candidate
  if (!isIncludable(doubts)) throw new ClaimError({ code: 'giftBlocked', reference: key, doubts })
}

/**
 * Plans a claim at the current time: the clear gifts, and the included doubtful ones.
 * @throws ClaimError if a gift can't be included
 */
export async function planClaim(tx: Tx, options: ClaimOptions): Promise<ClaimPlan> {
  const { include, aggregate, mode } = options
  // The query reads up to a year of gifts while a member of staff waits.
  await setStatementTimeout(tx, 120_000)
  const { clear, doubtful, refused } = await groupCandidates(tx, options)
  if (include !== 'all') for (const key of include) checkIncluded(doubtful, key)
  const isIncluded = ({ gift, doubts }: DoubtfulGift) => isRequested(include, gift.id) && isIncludable(doubts)
  const [includedGifts, excludedGifts] = [true, false].map((value) =>
    doubtful.filter((candidate) => isIncluded(candidate) === value),
  )
  const lines = linesFor([...clear, ...(includedGifts ?? [])], aggregate)
  const owed = await readOverclaimed(tx, mode)
  return {
    schedules: splitIntoSchedules(lines),
    doubtful: excludedGifts ?? [],
    refused,
    owed,
    small: await planSmall(tx, options, clear),
  }
}

/**
 * Previews a claim without creating it. The read is audited.
 * @throws OperatorError if a gift can't be included
 */
export const previewClaim = (database: Database, tenantId: string, options: ClaimOptions): Promise<ClaimPlan> =>
  throwForCommand(ClaimError, claimMessages, () =>
    database.forTenant(tenantId)(async (tx) => {
      await audit(tx, 'gift aid previewed')
      return planClaim(tx, options)
    }),
  )

/** Serialises creating, sending and undoing claims. */
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
  if (!claimRow) throw new Error('Expected the Gift Aid schedule.')
  const keys = { tenantId: currentTenant, claimId: claimRow.id }
  if (lines.length === 0) return claimRow
  await tx.insert(giftAidLines).values(lines.map((line, index) => ({ ...keys, position: index + 1, ...line })))
  const claimedRows = lines.flatMap(({ gifts }, index) =>
    gifts.map(({ gift, declaration }) => ({
      ...keys,
      giftId: gift.id,
      position: index + 1,
      amountMinor: gift.netMinor,
      declarationId: declaration.id,
    })),
  )
  // PostgreSQL limits the number of parameters per statement.
  for (let from = 0; from < claimedRows.length; from += 5000)
    await tx.insert(giftAidClaimed).values(claimedRows.slice(from, from + 5000))
  return claimRow
}

/**
 * Stores the schedules of a plan, with the current names and addresses. A gift is in one claim only. The caller must hold
 * {@link lockClaims}.
 */
export async function writeClaims(
  tx: Tx,
  plan: Pick<ClaimPlan, 'schedules' | 'owed' | 'small'>,
  options: Pick<ClaimOptions, 'mode' | 'now'>,
): Promise<GiftAidClaim[]> {
  const [lastClaim] = await tx.select({ number: max(giftAidClaims.number) }).from(giftAidClaims)
  const claims: GiftAidClaim[] = []
  // Small donations go with the first schedule, or alone if there is none.
  const schedules = plan.schedules.length === 0 && plan.small.length > 0 ? [[]] : plan.schedules
  for (const lines of schedules) {
    const number = (lastClaim?.number ?? 0) + claims.length + 1
    const smallMinor = claims.length === 0 ? smallTotal(plan.small) : 0
    claims.push(await writeSchedule(tx, lines, { number, mode: options.mode, madeAt: options.now, smallMinor }))
  }
  const [firstClaim] = claims
  if (firstClaim) await writeSmallParts(tx, firstClaim.id, plan.small)
  if (firstClaim && firstClaim.lines > 0 && plan.owed.length > 0)
    await tx
      .insert(giftAidAdjustments)
      .values(plan.owed.map((owed) => ({ tenantId: currentTenant, claimId: firstClaim.id, ...owed })))
  await audit(tx, 'gift aid claim made')
  return claims
}

/**
 * Creates the schedules of everything that can be claimed now, in one transaction.
 * @throws OperatorError if a gift can't be included
 */
export const makeClaims = (
  database: Database,
  tenantId: string,
  options: ClaimOptions,
): Promise<{ claims: GiftAidClaim[]; plan: ClaimPlan }> =>
  throwForCommand(ClaimError, claimMessages, () =>
    database.forTenant(tenantId)(async (tx) => {
      await lockClaims(tx)
      const plan = await planClaim(tx, options)
      return { claims: await writeClaims(tx, plan, options), plan }
    }),
  )

/** Lists the schedules, newest first. Contains no names. */
export const listClaimsIn = (tx: Tx): Promise<GiftAidClaim[]> =>
  tx.select().from(giftAidClaims).orderBy(desc(giftAidClaims.number))

/** {@link listClaimsIn} for an operator. */
export const listClaims = (database: Database, tenantId: string): Promise<GiftAidClaim[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid claims listed')
    return listClaimsIn(tx)
  })
