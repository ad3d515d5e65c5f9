import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { readLine } from '@minaret/staff/configuration'
import { type Tx, type TvHeartbeat, tvScreens } from '@minaret/foundation/db'
import { InvalidValueError, OperatorError } from '@minaret/foundation/base'
import { lockUntilCommit } from '@minaret/foundation/forms'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'
import { takeWaitingDisplay } from './pairing.ts'
import { insertTvScreen, makeTvScreen } from './screens.ts'

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

const columns = {
  id: tvScreens.id,
  name: tvScreens.name,
  createdAt: tvScreens.createdAt,
  seenAt: tvScreens.seenAt,
  revokedAt: tvScreens.revokedAt,
  beat: tvScreens.beat,
  reload: tvScreens.reload,
  orientation: tvScreens.orientation,
}

/** Screens by name; with `all` also those that were taken back. */
export const listTvScreens = (tx: Tx, all = false): Promise<TvScreen[]> =>
  tx
    .select(columns)
    .from(tvScreens)
    .where(all ? undefined : isNull(tvScreens.revokedAt))
    .orderBy(asc(tvScreens.name), asc(tvScreens.createdAt))

/**
 * A display's name as it is stored. Names are given one at a time, so that two displays never get the same one.
 * @param own the id of the display that is renamed; its own name is free to it
 * @throws OperatorError when the name is taken, or none
 */
async function readScreenName(tx: Tx, typed: string, own?: string): Promise<string> {
  if (typed.trim() === '') throw new InvalidValueError('Give the display a name, such as "Main hall".')
  const name = readLine("The display's name", typed, 60)
  await lockUntilCommit(tx, 'display names')
  const screens = await listTvScreens(tx)
  if (screens.some((screen) => screen.id !== own && screen.name.toLowerCase() === name.toLowerCase()))
    throw new OperatorError(`There is already a display "${name}". Choose another name, or revoke that one first.`)
  return name
}

/**
 * Makes a screen that no other of the mosque's is named like.
 * @returns its token, said this once
 * @throws OperatorError when the name is taken, or none
 */
export async function addTvScreen(tx: Tx, typed: string) {
  const name = await readScreenName(tx, typed)
  return { name, ...(await makeTvScreen(tx, name)) }
}

/**
 * Adds the display that shows a code: its own secret is its token from now on.
 * @returns the display; nothing where none of the mosque shows this code now
 * @throws OperatorError when the name is taken, or none
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

/**
 * The screen somebody means.
 * @param typed its name, which wins, or its id, or the beginning of that
 * @throws OperatorError when there is none, or more than one
 */
export async function findTvScreenNamed(tx: Tx, typed: string): Promise<TvScreen> {
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
}

/** A screen that was not taken back, by the whole of its id; nobody else changes it until the transaction ends. */
export async function findTvScreenToChange(tx: Tx, id: string): Promise<TvScreen | undefined> {
  const [screen] = await tx
    .select(columns)
    .from(tvScreens)
    .where(and(eq(tvScreens.id, id), isNull(tvScreens.revokedAt)))
    .for('update')
  return screen
}

/**
 * Renames a screen and turns its picture. One whose picture turns starts anew, to be drawn the other way.
 * @throws OperatorError when another has the name, or it is none
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
 * @throws OperatorError when there is none, or it was taken back meanwhile
 */
export async function revokeTvScreen(tx: Tx, id: string, now: Date): Promise<TvScreen> {
  const [screen] = await tx
    .update(tvScreens)
    .set({ revokedAt: now })
    .where(and(eq(tvScreens.id, id), isNull(tvScreens.revokedAt)))
    .returning(columns)
  if (!screen) throw new OperatorError('That display no longer exists. "tv token list" shows all displays.')
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
    .returning(columns)
  return notified.toSorted((one, other) => one.name.localeCompare(other.name))
}
