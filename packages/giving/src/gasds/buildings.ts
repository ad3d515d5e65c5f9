import { asc, eq, sql } from 'drizzle-orm'
import { postcodeProblem, readPostcode } from '@minaret/money'
import { communityBuildings, currentTenant, gasdsDetails, type ConnectedCharity, type Tx } from '@minaret/foundation/db'
import { truncateForHmrc, writeForHmrc } from '../hmrc/hmrcText.ts'
import { isValidBuilding, isValidConnectedCharity } from '../hmrc/index.ts'
import { gasdsAllowanceMinor } from './rules.ts'
import { haveSamePostcode, isSameBuilding, type BuildingDetails } from './sameBuilding.ts'

/** A stored community building. */
export type Building = typeof communityBuildings.$inferSelect

/** Validation errors of a building, by field. */
export type BuildingProblems = Partial<Record<keyof BuildingDetails, 'required' | 'long' | 'script' | 'postcode'>>

/** The longest name and address HMRC accepts, in characters. */
const maxNameLength = 160
const maxAddressLength = 40

/** Converts and truncates text for HMRC. */
const toHmrcText = (text: string, maxLength: number): string => truncateForHmrc(writeForHmrc(text).text, maxLength)

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Validates a building against HMRC's schedule. @returns the building to store, or errors by field */
export function readBuilding(draft: BuildingDetails): { building: BuildingDetails } | { problems: BuildingProblems } {
  const [name, address] = [collapseSpaces(draft.name), collapseSpaces(draft.address)]
  const postcode = readPostcode(draft.postcode)
  const problemOf = (text: string, maxLength: number) => {
    const { text: hmrcText, readable } = writeForHmrc(text)
    if (!readable) return 'script' as const
    // Symbols and emoji alone leave no readable text.
    if (!/[\p{L}\p{N}]/u.test(hmrcText)) return 'required' as const
    return hmrcText.length > maxLength ? ('long' as const) : undefined
  }
  const problems = { name: problemOf(name, maxNameLength), address: problemOf(address, maxAddressLength) }
  if (problems.name || problems.address || !postcode || postcodeProblem(postcode) !== undefined)
    return {
      problems: {
        ...(problems.name ? { name: problems.name } : {}),
        ...(problems.address ? { address: problems.address } : {}),
        ...(!postcode || postcodeProblem(postcode) !== undefined ? { postcode: 'postcode' as const } : {}),
      },
    }
  return { building: { name, address, postcode } }
}

/** Lists a charity's community buildings, including closed ones. */
export const listBuildings = (tx: Tx): Promise<Building[]> =>
  tx.select().from(communityBuildings).orderBy(asc(communityBuildings.name), asc(communityBuildings.id))

/** Converts a building for HMRC's claims. */
export const toHmrcBuilding = ({ name, address, postcode }: BuildingDetails): BuildingDetails => ({
  name: toHmrcText(name, maxNameLength),
  address: toHmrcText(address, maxAddressLength),
  postcode,
})

/**
 * Why a building is not stored: it exists already, or another has the same postcode and a separate site was not
 * confirmed.
 */
export type BuildingConflict = { kind: 'same' | 'postcode'; other: Building }

/** Serialises changes, so that no building is added twice concurrently. */
const lockBuildings = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('community buildings ' || current_tenant()::text, 0))`)

/** @param separate whether a separate site was confirmed */
function findConflict(
  building: BuildingDetails,
  otherBuildings: readonly Building[],
  separate: boolean,
): BuildingConflict | undefined {
  const duplicate = otherBuildings.find((otherBuilding) => isSameBuilding(building, otherBuilding))
  if (duplicate) return { kind: 'same', other: duplicate }
  const neighbour = separate
    ? undefined
    : otherBuildings.find((otherBuilding) => haveSamePostcode(building, otherBuilding))
  return neighbour && { kind: 'postcode', other: neighbour }
}

/**
 * Adds a building, unless an open or closed entry exists; each building has one allowance.
 * @param separate whether it stands on different land from the others with its postcode
 * @returns the conflict, if it was not added
 */
export async function addBuilding(
  tx: Tx,
  building: BuildingDetails,
  { separate }: { separate: boolean },
): Promise<BuildingConflict | undefined> {
  await lockBuildings(tx)
  const conflict = findConflict(building, await listBuildings(tx), separate)
  if (conflict) return conflict
  await tx.insert(communityBuildings).values({ tenantId: currentTenant, ...building })
  return undefined
}

/** Changes or closes a building. @returns the conflict, or undefined if it was changed */
export async function changeBuilding(
  tx: Tx,
  id: string,
  { building, open, separate, now }: { building: BuildingDetails; open: boolean; separate: boolean; now: Date },
): Promise<BuildingConflict | 'gone' | undefined> {
  await lockBuildings(tx)
  const buildings = await listBuildings(tx)
  const currentBuilding = buildings.find((row) => row.id === id)
  if (!currentBuilding) return 'gone'
  const { name, address, postcode } = currentBuilding
  const hasMoved = address !== building.address || postcode !== building.postcode
  // An existing building may be closed unchanged.
  const conflict =
    hasMoved || name !== building.name
      ? findConflict(
          building,
          buildings.filter((row) => row.id !== id),
          separate || !hasMoved,
        )
      : undefined
  if (conflict) return conflict
  await tx
    .update(communityBuildings)
    .set({ ...building, closedAt: open ? null : now })
    .where(eq(communityBuildings.id, id))
  return undefined
}

/**
 * Maps each stored building to the one that counts for allowances. Duplicates count as one, and buildings that HMRC's
 * format cannot name are left out.
 */
export function countedBuildings(buildings: readonly Building[]): ReadonlyMap<string, string> {
  const distinctBuildings: Building[] = []
  const countedIdById = new Map<string, string>()
  for (const building of buildings) {
    if (!isValidBuilding(toHmrcBuilding(building))) continue
    const duplicate = distinctBuildings.find((otherBuilding) => isSameBuilding(building, otherBuilding))
    if (!duplicate) distinctBuildings.push(building)
    countedIdById.set(building.id, (duplicate ?? building).id)
  }
  return countedIdById
}

/** Connected charities and this charity's share of the allowance. */
export type GasdsDetails = { connected: readonly ConnectedCharity[]; shareMinor: number }

/** Finds the mosque's {@link GasdsDetails}; the default is the full allowance. */
export async function findGasdsDetails(tx: Tx): Promise<GasdsDetails> {
  const [row] = await tx.select().from(gasdsDetails)
  return row
    ? { connected: row.connected, shareMinor: row.shareMinor }
    : { connected: [], shareMinor: gasdsAllowanceMinor }
}

/** Converts a connected charity for HMRC's claims. */
export const toHmrcConnected = ({ name, hmrcReference }: ConnectedCharity): ConnectedCharity => ({
  name: toHmrcText(name, maxNameLength),
  hmrcReference,
})

/**
 * Validates connected charities against HMRC's format. A charity without any has the full allowance.
 * @returns the details, or the index of the first invalid one
 */
export function readGasdsDetails(draft: GasdsDetails): { details: GasdsDetails } | { invalidIndex: number } {
  const connected = draft.connected.map(({ name, hmrcReference }) => ({
    name: collapseSpaces(name),
    hmrcReference: hmrcReference.toUpperCase().replaceAll(/\s/g, ''),
  }))
  const invalidIndex = connected.findIndex((charity) => !isValidConnectedCharity(toHmrcConnected(charity)))
  if (invalidIndex !== -1) return { invalidIndex }
  return { details: { connected, shareMinor: connected.length === 0 ? gasdsAllowanceMinor : draft.shareMinor } }
}

/** Stores the mosque's {@link GasdsDetails}. */
export async function saveGasdsDetails(
  tx: Tx,
  { connected, shareMinor }: GasdsDetails,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = { connected: [...connected], shareMinor, changedAt: now, changedBy: by }
  await tx
    .insert(gasdsDetails)
    .values({ tenantId: currentTenant, ...row })
    .onConflictDoUpdate({ target: gasdsDetails.tenantId, set: row })
}
