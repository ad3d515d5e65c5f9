import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findLineProblem } from '@minaret/staff/configuration'
import { type Tx, type TvHeartbeat, tvScreens } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { DisplayError } from './DisplayError.ts'
import { takeWaitingDisplay } from './pairing.ts'
import { insertTvScreen } from './screens.ts'

/** Which way a display's picture is drawn. */
export type TvOrientation = 'landscape' | 'portrait'

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
  /** Which way its picture is drawn; null: as its address says. */
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

/** The most characters of a display's name. */
export const mostName = 60

/** Screens by name; with `all` also those that were taken back. */
export const listTvScreens = (tx: Tx, all = false): Promise<TvScreen[]> =>
  tx
    .select(screenColumns)
    .from(tvScreens)
    .where(all ? undefined : isNull(tvScreens.revokedAt))
    .orderBy(asc(tvScreens.name), asc(tvScreens.createdAt))

/**
 * A display's name as it is stored. Names are given one at a time, so that two displays never get the same one.
 * @param own the id of the display that is renamed; its own name is free to it
 * @throws DisplayError
 */
export async function readScreenName(tx: Tx, typed: string, own?: string): Promise<string> {
  const name = typed.trim()
  const problem = findLineProblem(name, mostName)
  if (problem) throw new DisplayError({ code: 'name', problem })
  await lockUntilCommit(tx, 'display names')
  const screens = await listTvScreens(tx)
  if (screens.some((screen) => screen.id !== own && screen.name.toLowerCase() === name.toLowerCase()))
    throw new DisplayError({ code: 'taken', name })
  return name
}

/**
 * Adds the display that shows a code: its own secret is its token from now on.
 * @returns the display; nothing where none of the mosque shows this code now
 * @throws DisplayError
 */
export async function addWaitingDisplay(
  tx: Tx,
  { code, name: typed, orientation }: Pick<TvScreen, 'name' | 'orientation'> & { code: string },
  now: Date,
): Promise<TvScreen | undefined> {
  const name = await readScreenName(tx, typed)
  const tokenHash = await takeWaitingDisplay(tx, code, now)
  return tokenHash && findTvScreenToChange(tx, await insertTvScreen(tx, { name, tokenHash, orientation }))
}

/** A screen that was not taken back, by the whole of its id; nobody else changes it until the transaction ends. */
export async function findTvScreenToChange(tx: Tx, id: string): Promise<TvScreen | undefined> {
  const [screen] = await tx
    .select(screenColumns)
    .from(tvScreens)
    .where(and(eq(tvScreens.id, id), isNull(tvScreens.revokedAt)))
    .for('update')
  return screen
}

/**
 * Renames a screen and turns its picture. One whose picture turns starts anew, to be drawn the other way.
 * @throws DisplayError
 */
export async function changeTvScreen(
  tx: Tx,
  screen: TvScreen,
  wanted: Pick<TvScreen, 'name' | 'orientation'>,
): Promise<TvScreen> {
  const name = await readScreenName(tx, wanted.name, screen.id)
  const { orientation } = wanted
  const turns = orientation === screen.orientation ? 0 : 1
  const changed = { name, orientation, reload: screen.reload + turns }
  await tx.update(tvScreens).set(changed).where(eq(tvScreens.id, screen.id))
  return { ...screen, ...changed }
}

/**
 * Takes a screen's address back: it shows nothing new from its next question on.
 * @param id the whole of it
 * @returns undefined if there is none, or it was taken back meanwhile
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
 * Makes screens start anew: each hears of it when it next asks, within two minutes.
 * @param id the whole of one screen's, or nothing for all of the mosque
 * @returns those it was said to, by name
 */
export async function reloadTvScreens(tx: Tx, id?: string): Promise<TvScreen[]> {
  const notified = await tx
    .update(tvScreens)
    .set({ reload: sql`${tvScreens.reload} + 1` })
    .where(and(isNull(tvScreens.revokedAt), id === undefined ? undefined : eq(tvScreens.id, id)))
    .returning(screenColumns)
  return notified.toSorted((one, other) => one.name.localeCompare(other.name))
}
