import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { type CommandWording, InvalidValueError, OperatorError, wordForCommand } from '@minaret/foundation/base'
import { type Tx, tvScreens } from '@minaret/foundation/db'
import { findOnly, startsWith } from '@minaret/foundation/tenancy'
import { describeWordsProblem } from '@minaret/staff/configuration'
import { readScreenName, revokeDisplay, screenColumns, type TvScreen } from './admin.ts'
import { type DisplayCodes, DisplayError } from './DisplayError.ts'
import { makeTvScreen } from './screens.ts'

const sentences: CommandWording<DisplayCodes> = {
  name: ({ problem }) =>
    new InvalidValueError(
      problem.code === 'empty'
        ? 'Give the display a name, such as "Main hall".'
        : `The display's name ${describeWordsProblem(problem)}. Nothing was changed.`,
    ),
  taken: ({ name }) => `There is already a display "${name}". Choose another name, or revoke that one first.`,
}

/**
 * Makes a screen that no other of the mosque's is named like.
 * @returns its token, said this once
 * @throws OperatorError if the name is taken, or none
 */
export async function addTvScreen(tx: Tx, typed: string) {
  const name = await wordForCommand(DisplayError, sentences, () => readScreenName(tx, typed))
  return { name, ...(await makeTvScreen(tx, name)) }
}

/**
 * The screen somebody means.
 * @param typed its name, which wins, or its id, or the beginning of that
 * @throws OperatorError if there is none, or more than one
 */
export async function findTvScreenNamed(tx: Tx, typed: string): Promise<TvScreen> {
  const find = (isIt: SQL) =>
    tx
      .select(screenColumns)
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

/**
 * Takes a screen's address back, as the desk does.
 * @param id the whole of it
 * @throws OperatorError if there is none, or it was taken back meanwhile
 */
export async function revokeTvScreen(tx: Tx, id: string, now: Date): Promise<TvScreen> {
  const screen = await revokeDisplay(tx, id, now)
  if (!screen) throw new OperatorError('That display no longer exists. "tv token list" shows all displays.')
  return screen
}
