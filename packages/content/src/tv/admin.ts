import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findLineProblem } from '@minaret/staff/configuration'
import { type Tx, type TvHeartbeat, tvScreens } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { DisplayError } from './DisplayError.ts'
import { takeWaitingDisplay } from './pairing.ts'
import { insertTvScreen } from './screens.ts'

/** The orientation of a display. */
export type TvOrientation = 'landscape' | 'portrait'

/** A screen without its token. */
export type TvScreen = {
  id: string
  name: string
  createdAt: Date
  /** When it last requested the feed, to the minute. */
  seenAt: Date | null
  revokedAt: Date | null
  /** The last heartbeat of its app. */
  beat: TvHeartbeat | null
  /** The number of requested reloads. */
  reload: number
  /** Null if it depends on the URL. */
  orientation: TvOrientation | null
}

/** The columns of a screen. */
export const screenColumns = {
  id: tvScreens.id,
  name: tvScreens.name,
  createdAt: tvScreens.createdAt,
  seenAt: tvScreens.seenAt,
  revokedAt: tvScreens.revokedAt,
  beat: tvScreens.beat,
  reload: tvScreens.reload,
  orientation: tvScreens.orientation,
}

/** The maximum length of a display’s name, in characters. */
export const maxNameLength = 60

/** Lists screens by name, optionally including revoked ones. */
export const listTvScreens = (tx: Tx, includesRevoked = false): Promise<TvScreen[]> =>
  tx
    .select(screenColumns)
    .from(tvScreens)
    .where(includesRevoked ? undefined : isNull(tvScreens.revokedAt))
    .orderBy(asc(tvScreens.name), asc(tvScreens.createdAt))

/**
 * Validates a display’s name. Uses a lock, so that two displays never get the same name.
 * @param ownId the id of the renamed display, which may keep its name
 * @throws DisplayError
 */
export async function readScreenName(tx: Tx, input: string, ownId?: string): Promise<string> {
  const name = input.trim()
  const problem = findLineProblem(name, maxNameLength)
  if (problem) throw new DisplayError({ code: 'name', problem })
  await lockUntilCommit(tx, 'display names')
  const screens = await listTvScreens(tx)
  if (screens.some((screen) => screen.id !== ownId && screen.name.toLowerCase() === name.toLowerCase()))
    throw new DisplayError({ code: 'taken', name })
  return name
}

/**
 * Adds the display that shows a code. Its secret becomes its token.
 * @returns undefined if none of the mosque’s displays currently shows this code
 * @throws DisplayError
 */
export async function addWaitingDisplay(
  tx: Tx,
  { code, name: input, orientation }: Pick<TvScreen, 'name' | 'orientation'> & { code: string },
  now: Date,
): Promise<TvScreen | undefined> {
  const name = await readScreenName(tx, input)
  const tokenHash = await takeWaitingDisplay(tx, code, now)
  return tokenHash && findTvScreenToChange(tx, await insertTvScreen(tx, { name, tokenHash, orientation }))
}

/** Reads and locks a screen that was not revoked, by its full id. */
export async function findTvScreenToChange(tx: Tx, id: string): Promise<TvScreen | undefined> {
  const [screen] = await tx
    .select(screenColumns)
    .from(tvScreens)
    .where(and(eq(tvScreens.id, id), isNull(tvScreens.revokedAt)))
    .for('update')
  return screen
}

/**
 * Changes a screen’s name and orientation. A new orientation makes it reload.
 * @throws DisplayError
 */
export async function changeTvScreen(
  tx: Tx,
  screen: TvScreen,
  settings: Pick<TvScreen, 'name' | 'orientation'>,
): Promise<TvScreen> {
  const name = await readScreenName(tx, settings.name, screen.id)
  const { orientation } = settings
  const reloads = orientation === screen.orientation ? 0 : 1
  const changes = { name, orientation, reload: screen.reload + reloads }
  await tx.update(tvScreens).set(changes).where(eq(tvScreens.id, screen.id))
  return { ...screen, ...changes }
}

/**
 * Revokes a screen: its next request gets no feed.
 * @param id the full id
 * @returns undefined if it does not exist or was already revoked
 */
export async function revokeDisplay(tx: Tx, id: string, now: Date): Promise<TvScreen | undefined> {
  const [screen] = await tx
    .update(tvScreens)
    .set({ revokedAt: now })
    .where(and(eq(tvScreens.id, id), isNull(tvScreens.revokedAt)))
    .returning(screenColumns)
  return screen
}

/**
 * Makes screens reload at their next request, within two minutes.
 * @param id the full id of one screen, or undefined for all of the mosque’s screens
 * @returns the affected screens, sorted by name
 */
export async function reloadTvScreens(tx: Tx, id?: string): Promise<TvScreen[]> {
  const screens = await tx
    .update(tvScreens)
    .set({ reload: sql`${tvScreens.reload} + 1` })
    .where(and(isNull(tvScreens.revokedAt), id === undefined ? undefined : eq(tvScreens.id, id)))
    .returning(screenColumns)
  return screens.toSorted((a, b) => a.name.localeCompare(b.name))
}
