import { asc, eq, sql } from 'drizzle-orm'
import { postcodeProblem, readPostcode } from '@minaret/money'
import { communityBuildings, currentTenant, gasdsDetails, type ConnectedCharity, type Tx } from '@minaret/foundation/db'
import { cutForHmrc, writeForHmrc } from '../hmrc/hmrcText.ts'
import { isBuildingForm, isConnectedForm } from '../hmrc/index.ts'
import { gasdsAllowanceMinor } from './rules.ts'
import { haveOnePostcode, isSameBuilding, type TypedBuilding } from './sameBuilding.ts'

/** A community building as it is stored. */
export type Building = typeof communityBuildings.$inferSelect

/** What is wrong with a building's field. */
export type BuildingProblems = Partial<Record<keyof TypedBuilding, 'required' | 'long' | 'script' | 'postcode'>>

/** The longest name and address HMRC's columns take, in characters. */
const longestName = 160
const longestAddress = 40

/** A text as HMRC's columns take it. */
const textForHmrc = (text: string, longest: number): string => cutForHmrc(writeForHmrc(text).text, longest)

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Reads a building by the forms HMRC's schedule takes. @returns it as it is stored, or what is wrong by field */
export function readBuilding(typed: TypedBuilding): { building: TypedBuilding } | { problems: BuildingProblems } {
  const [name, address] = [plain(typed.name), plain(typed.address)]
  const postcode = readPostcode(typed.postcode)
  const problemOf = (text: string, longest: number) => {
    const { text: written, readable } = writeForHmrc(text)
    if (!readable) return 'script' as const
    // Signs and pictures alone leave nothing that HMRC reads.
    if (!/[\p{L}\p{N}]/u.test(written)) return 'required' as const
    return written.length > longest ? ('long' as const) : undefined
  }
  const found = { name: problemOf(name, longestName), address: problemOf(address, longestAddress) }
  if (found.name || found.address || !postcode || postcodeProblem(postcode) !== undefined)
    return {
      problems: {
        ...(found.name ? { name: found.name } : {}),
        ...(found.address ? { address: found.address } : {}),
        ...(!postcode || postcodeProblem(postcode) !== undefined ? { postcode: 'postcode' as const } : {}),
      },
    }
  return { building: { name, address, postcode } }
}

/** A charity's community buildings, those too where nothing is collected any more. */
export const listBuildings = (tx: Tx): Promise<Building[]> =>
  tx.select().from(communityBuildings).orderBy(asc(communityBuildings.name), asc(communityBuildings.id))

/** A building as HMRC's claims name it. */
export const buildingForHmrc = ({ name, address, postcode }: TypedBuilding): TypedBuilding => ({
  name: textForHmrc(name, longestName),
  address: textForHmrc(address, longestAddress),
  postcode,
})

/** Why a building isn't stored as it is: it is listed already, or another has its postcode and nobody said it stands apart. */
export type BuildingConflict = { kind: 'same' | 'postcode'; other: Building }

/** One building is added or changed at a time, so that none is entered twice at once. */
const lockBuildings = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('community buildings ' || current_tenant()::text, 0))`)

/** @param separate somebody has said that it stands on other land than those with its postcode */
function conflictOf(
  building: TypedBuilding,
  others: readonly Building[],
  separate: boolean,
): BuildingConflict | undefined {
  const same = others.find((other) => isSameBuilding(building, other))
  if (same) return { kind: 'same', other: same }
  const neighbour = separate ? undefined : others.find((other) => haveOnePostcode(building, other))
  return neighbour && { kind: 'postcode', other: neighbour }
}

/**
 * Adds a building, unless it is listed already, also as closed: each has one allowance.
 * @param separate whether it stands on other land than those with its postcode
 * @returns what keeps it from being added
 */
export async function addBuilding(
  tx: Tx,
  building: TypedBuilding,
  { separate }: { separate: boolean },
): Promise<BuildingConflict | undefined> {
  await lockBuildings(tx)
  const conflict = conflictOf(building, await listBuildings(tx), separate)
  if (conflict) return conflict
  await tx.insert(communityBuildings).values({ tenantId: currentTenant, ...building })
  return undefined
}

/** Changes a building, or closes it. @returns undefined if it is changed, or what keeps it from being */
export async function changeBuilding(
  tx: Tx,
  id: string,
  { building, open, separate, now }: { building: TypedBuilding; open: boolean; separate: boolean; now: Date },
): Promise<BuildingConflict | 'gone' | undefined> {
  await lockBuildings(tx)
  const all = await listBuildings(tx)
  const before = all.find((each) => each.id === id)
  if (!before) return 'gone'
  const { name, address, postcode } = before
  const moves = address !== building.address || postcode !== building.postcode
  // What is stored already may be closed as it is.
  const conflict =
    moves || name !== building.name
      ? conflictOf(
          building,
          all.filter((each) => each.id !== id),
          separate || !moves,
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
 * The buildings that count for allowances, by the id of each stored one: entries of the same building count as one, and what
 * HMRC's claims can't name counts as none.
 */
export function countedBuildings(all: readonly Building[]): ReadonlyMap<string, string> {
  const counted: Building[] = []
  const byId = new Map<string, string>()
  for (const building of all) {
    if (!isBuildingForm(buildingForHmrc(building))) continue
    const same = counted.find((other) => isSameBuilding(building, other))
    if (!same) counted.push(building)
    byId.set(building.id, (same ?? building).id)
  }
  return byId
}

/** With whom a charity shares the allowance, and its part of it. */
export type GasdsDetails = { connected: readonly ConnectedCharity[]; shareMinor: number }

/** {@link GasdsDetails} of the mosque; until somebody has said otherwise it has the allowance alone. */
export async function findGasdsDetails(tx: Tx): Promise<GasdsDetails> {
  const [row] = await tx.select().from(gasdsDetails)
  return row
    ? { connected: row.connected, shareMinor: row.shareMinor }
    : { connected: [], shareMinor: gasdsAllowanceMinor }
}

/** A connected charity as HMRC's claims name it. */
export const connectedForHmrc = ({ name, hmrcReference }: ConnectedCharity): ConnectedCharity => ({
  name: textForHmrc(name, longestName),
  hmrcReference,
})

/**
 * Reads connected charities as they were typed: names and references by HMRC's forms. A charity without any has the whole
 * allowance.
 * @returns the details, or the place of the one that is wrong
 */
export function readGasdsDetails(typed: GasdsDetails): { details: GasdsDetails } | { wrong: number } {
  const connected = typed.connected.map(({ name, hmrcReference }) => ({
    name: plain(name),
    hmrcReference: hmrcReference.toUpperCase().replaceAll(/\s/g, ''),
  }))
  const wrong = connected.findIndex((charity) => !isConnectedForm(connectedForHmrc(charity)))
  if (wrong !== -1) return { wrong }
  return { details: { connected, shareMinor: connected.length === 0 ? gasdsAllowanceMinor : typed.shareMinor } }
}

/** Stores them. */
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
