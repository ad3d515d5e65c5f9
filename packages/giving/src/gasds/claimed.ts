import { asc, eq, inArray } from 'drizzle-orm'
import { currentTenant, gasdsClaimed, type Tx } from '@minaret/foundation/db'
import type { CommunityBuilding, SmallDonations } from '../hmrc/index.ts'
import { toHmrcBuilding, toHmrcConnected, findGasdsDetails, listBuildings } from './buildings.ts'
import type { BuildingAmount } from './rules.ts'

/** Small donations of a tax year and place in a claim. */
export type SmallPart = BuildingAmount & { year: number }

/** The total of small donations in a claim. */
export const smallTotal = (parts: readonly SmallPart[]): number =>
  parts.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** Stores the small donations of a claim. */
export async function writeSmallParts(tx: Tx, claimId: string, parts: readonly SmallPart[]): Promise<void> {
  if (parts.length === 0) return
  await tx.insert(gasdsClaimed).values(
    parts.map(({ year, building, amountMinor }) => ({
      tenantId: currentTenant,
      claimId,
      year,
      building: building ?? '',
      amountMinor,
    })),
  )
}

/** Reads the small donations of claims, by claim id. */
export async function readSmallParts(tx: Tx, claimIds: readonly string[]): Promise<ReadonlyMap<string, SmallPart[]>> {
  const parts = new Map<string, SmallPart[]>(claimIds.map((id) => [id, []]))
  if (claimIds.length === 0) return parts
  const rows = await tx
    .select()
    .from(gasdsClaimed)
    .where(inArray(gasdsClaimed.claimId, [...claimIds]))
    .orderBy(asc(gasdsClaimed.year), asc(gasdsClaimed.building))
  for (const { claimId, year, building, amountMinor } of rows)
    parts.get(claimId)?.push({ year, building: building === '' ? undefined : building, amountMinor })
  return parts
}

/** Deletes a claim's small donations, so that they can be claimed again. */
export const releaseSmallParts = (tx: Tx, claimId: string) =>
  tx.delete(gasdsClaimed).where(eq(gasdsClaimed.claimId, claimId))

/** Converts small donations for HMRC's claim: by year for the charity as a whole, and by building. */
export async function smallDonationsOf(tx: Tx, parts: readonly SmallPart[]): Promise<SmallDonations> {
  const { connected } = await findGasdsDetails(tx)
  const years = parts.flatMap(({ year, building, amountMinor }) =>
    building === undefined ? [{ year, amountMinor }] : [],
  )
  const buildings = (await listBuildings(tx)).flatMap(({ id, ...building }): CommunityBuilding[] => {
    const buildingYears = parts.flatMap(({ year, building, amountMinor }) =>
      building === id ? [{ year, amountMinor }] : [],
    )
    return buildingYears.length > 0 ? [{ ...toHmrcBuilding(building), years: buildingYears }] : []
  })
  return {
    connected: connected.map(toHmrcConnected),
    years,
    buildings,
  }
}
