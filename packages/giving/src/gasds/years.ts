import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PaymentMode } from '@minaret/contract'
import {
  gasdsClaimed,
  gasdsEntries,
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  gifts,
  type Tx,
} from '@minaret/foundation/db'
import { findDetails } from '../charity/index.ts'
import { taxYearEnding } from '../hmrc/index.ts'
import { claimableNet } from '../records/claimedNet.ts'
import { countedBuildings, findGasdsDetails, listBuildings } from './buildings.ts'
import { type GasdsYear, gasdsYear, type PlaceAmount } from './rules.ts'

/** Which small donations are looked at. */
export type GasdsQuery = {
  mode: PaymentMode
  timeZone: string
  /** `YYYY-MM-DD` */
  today: string
  /** Gift Aid donations of the claim that is being made, by the day each was given. */
  claiming?: readonly { day: string; amountMinor: number }[]
}

/** A tax year's small donations, with what they are judged by. */
export type GasdsYearRead = GasdsYear & {
  /** Gift Aid donations of the year in claims that stand, and in the one being made. */
  giftAidMinor: number
  /** What was collected, by place. */
  collected: readonly PlaceAmount[]
}

/**
 * What stands of the Gift Aid donations in claims, by the day they were given: what was claimed, less what HMRC was told went
 * back, and never more than the ledger still has. A refund counts at once, and not when the next claim reports it.
 */
async function readClaimedGifts(
  tx: Tx,
  { mode, timeZone }: GasdsQuery,
): Promise<{ day: string; amountMinor: number }[]> {
  const day = sql<string>`(${gifts.paidAt} at time zone ${timeZone})::date::text`
  const reported = sql`coalesce((
    select sum(a.amount_minor) from ${giftAidAdjustments} a
    where a.tenant_id = ${giftAidClaimed.tenantId} and a.gift_id = ${giftAidClaimed.giftId}
  ), 0)`
  const standing = sql<number>`sum(
    greatest(0, least(${giftAidClaimed.amountMinor} - ${reported}, ${claimableNet}))
  )::int`
  return tx
    .select({ day, amountMinor: standing })
    .from(giftAidClaimed)
    .innerJoin(gifts, and(eq(gifts.tenantId, giftAidClaimed.tenantId), eq(gifts.id, giftAidClaimed.giftId)))
    .where(eq(gifts.mode, mode))
    .groupBy(sql`1`)
}

const placeOf = (building: string | null): string | undefined =>
  building === null || building === '' ? undefined : building

/** The name a sheet's small cash has in the ledger. @param sheet its id, or the column that has it */
const ledgerName = (sheet: AnyPgColumn) => sql`'offline:box.' || ${sheet} || '.small'`

/** Every tax year something was collected or claimed in, the newest first. */
export async function readGasdsYears(tx: Tx, query: GasdsQuery): Promise<GasdsYearRead[]> {
  const { mode, today, claiming = [] } = query
  // What was counted wrongly is taken back in the ledger, and is no small donation either.
  const reversed = tx
    .select({ one: sql`1` })
    .from(gifts)
    .where(
      and(
        eq(gifts.tenantId, gasdsEntries.tenantId),
        eq(gifts.intentId, ledgerName(gasdsEntries.sheetId)),
        eq(gifts.state, 'reversed'),
      ),
    )
  const collected = await tx
    .select({
      year: gasdsEntries.year,
      building: gasdsEntries.buildingId,
      amountMinor: sql<number>`sum(${gasdsEntries.amountMinor})::int`,
    })
    .from(gasdsEntries)
    .where(and(eq(gasdsEntries.mode, mode), notExists(reversed)))
    .groupBy(gasdsEntries.year, gasdsEntries.buildingId)
  const claimed = await tx
    .select({
      year: gasdsClaimed.year,
      building: gasdsClaimed.building,
      amountMinor: sql<number>`sum(${gasdsClaimed.amountMinor})::int`,
    })
    .from(gasdsClaimed)
    .innerJoin(
      giftAidClaims,
      and(eq(giftAidClaims.tenantId, gasdsClaimed.tenantId), eq(giftAidClaims.id, gasdsClaimed.claimId)),
    )
    .where(and(eq(giftAidClaims.mode, mode), ne(giftAidClaims.state, 'undone')))
    .groupBy(gasdsClaimed.year, gasdsClaimed.building)
  const giftAid = new Map<number, number>()
  for (const { day, amountMinor } of [...(await readClaimedGifts(tx, query)), ...claiming]) {
    const year = taxYearEnding(day)
    giftAid.set(year, (giftAid.get(year) ?? 0) + amountMinor)
  }
  const { shareMinor } = await findGasdsDetails(tx)
  // Community amateur sports clubs, whose reference begins so, have no buildings in a claim (HMRC's rule 7060).
  const isClub = /^C[HF]/.test((await findDetails(tx))?.hmrcReference ?? '')
  const counted = countedBuildings(await listBuildings(tx))
  const buildings = isClub ? [] : [...new Set(counted.values())]
  const inYear = (rows: readonly { year: number; building: string | null; amountMinor: number }[], wanted: number) =>
    rows.flatMap(({ year, building, amountMinor }): PlaceAmount[] =>
      year === wanted ? [{ building: placeOf(building && (counted.get(building) ?? building)), amountMinor }] : [],
    )
  const years = [...new Set([...collected, ...claimed].map(({ year }) => year))]
  return years
    .toSorted((a, b) => b - a)
    .map((year) => {
      const giftAidMinor = giftAid.get(year) ?? 0
      const facts = { year, collected: inYear(collected, year), claimed: inYear(claimed, year) }
      return {
        ...gasdsYear({ ...facts, giftAidMinor, buildings, shareMinor }, today),
        giftAidMinor,
        collected: facts.collected,
      }
    })
}
