import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { tvScreens } from '../db/home.ts'
import { oneLine } from '../mail/line.ts'
import { OperatorError } from '../OperatorError.ts'
import { startsWith, theOne } from '../tenants/startsWith.ts'
import { makeTvScreen } from './screens.ts'

/** A screen as the office knows it: never its token. */
export type TvScreen = {
  id: string
  name: string
  createdAt: Date
  /** When it last asked, to the minute. */
  seenAt: Date | null
  revokedAt: Date | null
}

const columns = {
  id: tvScreens.id,
  name: tvScreens.name,
  createdAt: tvScreens.createdAt,
  seenAt: tvScreens.seenAt,
  revokedAt: tvScreens.revokedAt,
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
  const name = oneLine(typed, 60)
  if (name === '') throw new OperatorError('Give the screen a name, such as "Main hall".')
  const known = await listTvScreens(database, tenantId)
  if (known.some((screen) => screen.name.toLowerCase() === name.toLowerCase()))
    throw new OperatorError(`There is a screen "${name}" already. Choose another name, or take that one back first.`)
  return { name, ...(await makeTvScreen(database.forTenant(tenantId), name)) }
}

/**
 * Takes a screen's address back: it shows nothing new from its next question on.
 * @param typed its name, its id, or the beginning of that
 * @throws OperatorError when there is none
 */
export const revokeTvScreen = (database: Database, tenantId: string, typed: string, now: Date): Promise<TvScreen> =>
  database.forTenant(tenantId)(async (tx) => {
    const isIt = and(isNull(tvScreens.revokedAt), or(eq(tvScreens.name, typed), startsWith(tvScreens.id, typed)))
    const rows = await tx.select(columns).from(tvScreens).where(isIt).limit(2)
    const screen = theOne(rows, typed, 'screen', 'tv token list')
    await tx.update(tvScreens).set({ revokedAt: now }).where(eq(tvScreens.id, screen.id))
    return { ...screen, revokedAt: now }
  })
