import { asc, eq } from 'drizzle-orm'
import { postcodeProblem, readPostcode } from '@minaret/money'
import { communityBuildings, currentTenant, gasdsDetails, type ConnectedCharity, type Tx } from '@minaret/foundation/db'
import { writeForHmrc } from '../hmrc/hmrcText.ts'
import { gasdsAllowanceMinor } from './rules.ts'

/** A community building as it is stored. */
export type Building = typeof communityBuildings.$inferSelect

/** A building as somebody typed it. */
export type TypedBuilding = { name: string; address: string; postcode: string }

/** What is wrong with a building's field. */
export type BuildingProblems = Partial<Record<keyof TypedBuilding, 'required' | 'long' | 'script' | 'postcode'>>

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Reads a building by the forms HMRC's schedule takes. @returns it as it is stored, or what is wrong by field */
export function readBuilding(typed: TypedBuilding): { building: TypedBuilding } | { problems: BuildingProblems } {
  const [name, address] = [plain(typed.name), plain(typed.address)]
  const postcode = readPostcode(typed.postcode)
  const problemOf = (text: string, longest: number) => {
    if (text === '') return 'required' as const
    if (!writeForHmrc(text).readable) return 'script' as const
    return writeForHmrc(text).text.length > longest ? ('long' as const) : undefined
  }
  const found = { name: problemOf(name, 160), address: problemOf(address, 40) }
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

/** Adds a building. */
export async function addBuilding(tx: Tx, building: TypedBuilding): Promise<void> {
  await tx.insert(communityBuildings).values({ tenantId: currentTenant, ...building })
}

/** Changes a building, or closes it. @returns whether there is one */
export async function changeBuilding(
  tx: Tx,
  id: string,
  { building, open, now }: { building: TypedBuilding; open: boolean; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(communityBuildings)
    .set({ ...building, closedAt: open ? null : now })
    .where(eq(communityBuildings.id, id))
    .returning({ id: communityBuildings.id })
  return changed.length > 0
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
  const wrong = connected.findIndex(
    ({ name, hmrcReference }) =>
      name.length === 0 || name.length > 160 || !/^[A-Z]{1,2}[0-9]{1,5}$/.test(hmrcReference),
  )
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
