import { and, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { wallClock } from '@minaret/timetable'
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
import { referenceOf } from '../records/reference.ts'
import { OperatorError } from '@minaret/foundation/base'
import { type ClaimQuery, type Doubtful, readOverclaimed, type SortedCandidates, sortCandidates } from './candidates.ts'
import { freeSmallParts, readGasdsYears, type SmallPart, smallTotal, writeSmallParts } from '../gasds/index.ts'
import { filedOf } from './filed.ts'
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

export async function planClaim(tx: Tx, options: ClaimOptions): Promise<ClaimPlan> {
  const { include, aggregate, mode } = options
  // A year of gifts is read at once, by a person who waits for it.
  await setStatementTimeout(tx, 120_000)
  const { clear, doubtful, refused } = await sortCandidates(tx, options)
  const unknown =
    include === 'all' ? undefined : include.find((typed) => !doubtful.some(({ gift }) => chosen([typed], gift.id)))
  if (unknown !== undefined)
    throw new OperatorError(
      `There is no gift to check with the reference "${unknown}". "giftaid preview" shows those there are.`,
    )
  const [included, left] = [true, false].map((is) => doubtful.filter(({ gift }) => chosen(include, gift.id) === is))
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

/** What a claim would hold now. Nothing is claimed by looking; that somebody looked is written down. */
export const previewClaim = (database: Database, tenantId: string, options: ClaimOptions): Promise<ClaimPlan> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid previewed')
    return planClaim(tx, options)
  })

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

/** Makes the schedules of everything that may be claimed now, in one transaction. */
export const makeClaims = (
  database: Database,
  tenantId: string,
  options: ClaimOptions,
): Promise<{ claims: GiftAidClaim[]; plan: ClaimPlan }> =>
  database.forTenant(tenantId)(async (tx) => {
    await lockClaims(tx)
    const plan = await planClaim(tx, options)
    return { claims: await writeClaims(tx, plan, options), plan }
  })

/** The schedules there are, the newest first. They name nobody. */
export const listClaimsIn = (tx: Tx): Promise<GiftAidClaim[]> =>
  tx.select().from(giftAidClaims).orderBy(desc(giftAidClaims.number))

/** {@link listClaimsIn} for an operator. */
export const listClaims = (database: Database, tenantId: string): Promise<GiftAidClaim[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid claims listed')
    return listClaimsIn(tx)
  })

/** The claim of that number, locked. @throws OperatorError when there is none */
async function holdClaim(tx: Tx, number: number): Promise<GiftAidClaim> {
  await lockClaims(tx)
  const [claim] = await tx.select().from(giftAidClaims).where(eq(giftAidClaims.number, number)).for('update')
  if (!claim) throw new OperatorError(`There is no claim ${number}. "giftaid list" shows them.`)
  if (claim.state === 'undone') throw new OperatorError(`Claim ${number} has been undone.`)
  const filed = await filedOf(tx, claim.id)
  if (filed === 'open') throw new OperatorError(`Claim ${number} is being filed with HMRC. Wait for its answer.`)
  // The rest of the filing, and what HMRC pays, would stand: nothing of it is taken back here.
  if (filed === 'accepted')
    throw new OperatorError(`HMRC has accepted claim ${number}. Refunds are included in the next claim automatically.`)
  return claim
}

/** Writes down that a schedule went to HMRC. @throws OperatorError when it has been, or there is none */
export const markClaimed = (database: Database, tenantId: string, number: number, now: Date): Promise<GiftAidClaim> =>
  database.forTenant(tenantId)(async (tx) => {
    const claim = await holdClaim(tx, number)
    if (claim.state === 'claimed') throw new OperatorError(`Claim ${number} is marked as claimed already.`)
    const [marked] = await tx
      .update(giftAidClaims)
      .set({ state: 'claimed', claimedAt: now })
      .where(eq(giftAidClaims.id, claim.id))
      .returning()
    await audit(tx, 'gift aid claim marked')
    return marked ?? claim
  })

/** Takes a claim's lines away, so that its gifts may be claimed again. */
export async function freeGifts(tx: Tx, claimId: string, now: Date): Promise<GiftAidClaim | undefined> {
  await freeSmallParts(tx, claimId)
  for (const table of [giftAidAdjustments, giftAidClaimed, giftAidLines])
    await tx.delete(table).where(eq(table.claimId, claimId))
  const [undone] = await tx
    .update(giftAidClaims)
    .set({ state: 'undone', undoneAt: now })
    .where(eq(giftAidClaims.id, claimId))
    .returning()
  return undone
}

/**
 * Takes a schedule back: its lines go, and its gifts may be claimed again.
 * @param rejected HMRC has refused it; without that only a schedule that was not sent can be taken back
 * @throws OperatorError when it was sent, or a later claim tells what went back of its gifts
 */
export const undoClaim = (
  database: Database,
  tenantId: string,
  number: number,
  { now, rejected }: { now: Date; rejected: boolean },
): Promise<GiftAidClaim> =>
  database.forTenant(tenantId)(async (tx) => {
    const claim = await holdClaim(tx, number)
    if (claim.state === 'claimed' && !rejected)
      throw new OperatorError(
        `Claim ${number} was sent to HMRC. If they have rejected it, add --rejected; refunds are included in the next claim automatically.`,
      )
    const its = tx
      .select({ id: giftAidClaimed.giftId })
      .from(giftAidClaimed)
      .where(eq(giftAidClaimed.claimId, claim.id))
    const [newer] = await tx
      .select({ number: giftAidClaims.number })
      .from(giftAidAdjustments)
      .innerJoin(giftAidClaims, eq(giftAidClaims.id, giftAidAdjustments.claimId))
      .where(and(ne(giftAidAdjustments.claimId, claim.id), inArray(giftAidAdjustments.giftId, its)))
    if (newer)
      throw new OperatorError(
        `Claim ${newer.number} reports refunds of gifts in claim ${number} to HMRC. Undo claim ${newer.number} first.`,
      )
    const undone = await freeGifts(tx, claim.id, now)
    await audit(tx, 'gift aid claim undone')
    return undone ?? claim
  })
