import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { readLine } from '../configuration/forms.ts'
import { type Database, type TvHeartbeat, tvScreens } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'
import { createTvScreen } from './screens.ts'

/** A screen as the office knows it: never its token. */
export type TvScreen = {
  id: string
  name: string
  createdAt: Date
  /** When it last asked, to the minute. */
  seenAt: Date | null
  revokedAt: Date | null
  /** What the app that runs on it last said. */
  beat: TvHeartbeat | null
  /** How often it was made to start anew. */
  reload: number
}

const columns = {
  id: tvScreens.id,
  name: tvScreens.name,
  createdAt: tvScreens.createdAt,
  seenAt: tvScreens.seenAt,
  revokedAt: tvScreens.revokedAt,
  beat: tvScreens.beat,
  reload: tvScreens.reload,
}

/** Screens by name; with `all` also those that were taken back. */
export const listTvScreens = (database: Database, tenantId: string, all = false): Promise<TvScreen[]> =>
  database.forTenant(tenantId)((tx) =>
    tx
      .select(columns)
      .from(tvScreens)
      .where(all ? undefined : isNull(tvScreens.revokedAt))
      .orderBy(asc(tvScreens.name), asc(tvScreens.createdAt)),
  )

/**
 * Makes a screen that no other of the mosque's is named like.
 * @returns its token, said this once
 * @throws OperatorError when the name is taken, or none
 */
export async function addTvScreen(database: Database, tenantId: string, typed: string) {
  if (typed.trim() === '') throw new OperatorError('Give the display a name, such as "Main hall".')
  const name = readLine("The display's name", typed, 60)
  const known = await listTvScreens(database, tenantId)
  if (known.some((screen) => screen.name.toLowerCase() === name.toLowerCase()))
    throw new OperatorError(`There is already a display "${name}". Choose another name, or revoke that one first.`)
  return { name, ...(await createTvScreen(database.forTenant(tenantId), name)) }
}

/**
 * The screen somebody means.
 * @param typed its name, which wins, or its id, or the beginning of that
 * @throws OperatorError when there is none, or more than one
 */
export const findTvScreenNamed = (database: Database, tenantId: string, typed: string): Promise<TvScreen> =>
  database.forTenant(tenantId)(async (tx) => {
    const find = (isIt: SQL) =>
      tx
        .select(columns)
        .from(tvScreens)
        .where(and(isNull(tvScreens.revokedAt), isIt))
        .limit(2)
    const named = await find(eq(tvScreens.name, typed.trim()))
    return findOnly(
      named.length > 0 ? named : await find(startsWith(tvScreens.id, typed)),
      typed,
      'screen',
      'tv token list',
    )
  })

/**
 * Takes a screen's address back: it shows nothing new from its next question on.
 * @param id the whole of it
 * @throws OperatorError when there is none, or it was taken back meanwhile
 */
export const revokeTvScreen = (database: Database, tenantId: string, id: string, now: Date): Promise<TvScreen> =>
  database.forTenant(tenantId)(async (tx) => {
    const [screen] = await tx
      .update(tvScreens)
      .set({ revokedAt: now })
      .where(and(eq(tvScreens.id, id), isNull(tvScreens.revokedAt)))
      .returning(columns)
    if (!screen) throw new OperatorError('That display no longer exists. "tv token list" shows all displays.')
    return screen
  })

/**
 * Makes screens start anew: each hears of it when it next asks, within two minutes.
 * @param id the whole of one screen's, or nothing for all of the mosque
 * @returns those it was said to, by name
 */
export const reloadTvScreens = (database: Database, tenantId: string, id?: string): Promise<TvScreen[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const told = await tx
      .update(tvScreens)
      .set({ reload: sql`${tvScreens.reload} + 1` })
      .where(and(isNull(tvScreens.revokedAt), id === undefined ? undefined : eq(tvScreens.id, id)))
      .returning(columns)
    return told.toSorted((one, other) => one.name.localeCompare(other.name))
  })
