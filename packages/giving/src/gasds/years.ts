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
import { type GasdsYear, gasdsYear, type BuildingAmount } from './rules.ts'

/** The small donations to read. */
export type GasdsQuery = {
  mode: PaymentMode
  timeZone: string
  /** `YYYY-MM-DD` */
  today: string
  /** Gift Aid donations of the claim in progress, by the day given. */
  claiming?: readonly { day: string; amountMinor: number }[]
}

/** A tax year's small donations with the input of its calculation. */
export type GasdsYearDetails = GasdsYear & {
  /** Gift Aid donations of the year in claims, including the claim in progress. */
  giftAidMinor: number
  /** Collected amounts by place. */
  collected: readonly BuildingAmount[]
}

/**
 * Reads the claimed Gift Aid donations by the day given: the claimed amount minus refunds reported to HMRC, and at most
 * the amount left in the ledger. A refund counts immediately, not only when the next claim reports it.
 */
async function readClaimedGifts(
  tx: Tx,
  { mode, timeZone }: GasdsQuery,
): Promise<{ day: string; amountMinor: number }[]> {
  const day = sql<string>`(${gifts.paidAt} at time zone ${timeZone})::date::text`
  const reportedMinor = sql`coalesce((
    select sum(a.amount_minor) from ${giftAidAdjustments} a
    where a.tenant_id = ${giftAidClaimed.tenantId} and a.gift_id = ${giftAidClaimed.giftId}
  ), 0)`
  const remainingMinor = sql<number>`sum(
    greatest(0, least(${giftAidClaimed.amountMinor} - ${reportedMinor}, ${claimableNet}))
  )::int`
  return tx
    .select({ day, amountMinor: remainingMinor })
    .from(giftAidClaimed)
    .innerJoin(gifts, and(eq(gifts.tenantId, giftAidClaimed.tenantId), eq(gifts.id, giftAidClaimed.giftId)))
    .where(eq(gifts.mode, mode))
    .groupBy(sql`1`)
}

const placeOf = (building: string | null): string | undefined =>
  building === null || building === '' ? undefined : building

/** The ledger key of a sheet's small cash. @param sheet the column with its id */
const ledgerKeyOf = (sheet: AnyPgColumn) => sql`'offline:box.' || ${sheet} || '.small'`

/** Reads the tax years with collections or claims, newest first. */
export async function readGasdsYears(tx: Tx, query: GasdsQuery): Promise<GasdsYearDetails[]> {
  const { mode, today, claiming = [] } = query
  // A count reversed in the ledger is not a small donation either.
  const reversedGifts = tx
    .select({ one: sql`1` })
    .from(gifts)
    .where(
      and(
        eq(gifts.tenantId, gasdsEntries.tenantId),
        eq(gifts.intentId, ledgerKeyOf(gasdsEntries.sheetId)),
        eq(gifts.state, 'reversed'),
      ),
    )
  const collectedRows = await tx
    .select({
      year: gasdsEntries.year,
      building: gasdsEntries.buildingId,
      amountMinor: sql<number>`sum(${gasdsEntries.amountMinor})::int`,
    })
    .from(gasdsEntries)
    .where(and(eq(gasdsEntries.mode, mode), notExists(reversedGifts)))
    .groupBy(gasdsEntries.year, gasdsEntries.buildingId)
  const claimedRows = await tx
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
  const giftAidByYear = new Map<number, number>()
  for (const { day, amountMinor } of [...(await readClaimedGifts(tx, query)), ...claiming]) {
    const year = taxYearEnding(day)
    giftAidByYear.set(year, (giftAidByYear.get(year) ?? 0) + amountMinor)
  }
  const { shareMinor } = await findGasdsDetails(tx)
  // Community amateur sports clubs (references beginning with CH or CF) have no buildings in a claim (HMRC's rule
  // 7060).
  const isClub = /^C[HF]/.test((await findDetails(tx))?.hmrcReference ?? '')
  const countedById = countedBuildings(await listBuildings(tx))
  const buildings = isClub ? [] : [...new Set(countedById.values())]
  const amountsInYear = (
    rows: readonly { year: number; building: string | null; amountMinor: number }[],
    taxYear: number,
  ) =>
    rows.flatMap(({ year, building, amountMinor }): BuildingAmount[] =>
      year === taxYear ? [{ building: placeOf(building && (countedById.get(building) ?? building)), amountMinor }] : [],
    )
  const years = [...new Set([...collectedRows, ...claimedRows].map(({ year }) => year))]
  return years
    .toSorted((a, b) => b - a)
    .map((year) => {
      const giftAidMinor = giftAidByYear.get(year) ?? 0
      const facts = { year, collected: amountsInYear(collectedRows, year), claimed: amountsInYear(claimedRows, year) }
      return {
        ...gasdsYear({ ...facts, giftAidMinor, buildings, shareMinor }, today),
        giftAidMinor,
        collected: facts.collected,
      }
    })
}
