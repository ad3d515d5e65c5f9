import { asc, eq, inArray } from 'drizzle-orm'
import { currentTenant, gasdsClaimed, type Tx } from '@minaret/foundation/db'
import type { CommunityBuilding, SmallDonations } from '../hmrc/index.ts'
import { buildingForHmrc, connectedForHmrc, findGasdsDetails, listBuildings } from './buildings.ts'
import type { PlaceAmount } from './rules.ts'

/** What of a tax year's small donations a claim has in one place. */
export type SmallPart = PlaceAmount & { year: number }

/** What small donations in a claim come to. */
export const smallTotal = (parts: readonly SmallPart[]): number =>
  parts.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** Writes down which small donations a claim has. */
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

/** Those of claims, by claim. */
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

/** Takes them away, so that they may be claimed again. */
export const freeSmallParts = (tx: Tx, claimId: string) =>
  tx.delete(gasdsClaimed).where(eq(gasdsClaimed.claimId, claimId))

/** Small donations as HMRC's claim names them: by year for the charity as a whole, and by building. */
export async function smallDonationsOf(tx: Tx, parts: readonly SmallPart[]): Promise<SmallDonations> {
  const { connected } = await findGasdsDetails(tx)
  const years = parts.flatMap(({ year, building, amountMinor }) =>
    building === undefined ? [{ year, amountMinor }] : [],
  )
  const buildings = (await listBuildings(tx)).flatMap(({ id, ...building }): CommunityBuilding[] => {
    const its = parts.flatMap(({ year, building, amountMinor }) => (building === id ? [{ year, amountMinor }] : []))
    return its.length > 0 ? [{ ...buildingForHmrc(building), years: its }] : []
  })
  return {
    connected: connected.map(connectedForHmrc),
    years,
    buildings,
  }
}
