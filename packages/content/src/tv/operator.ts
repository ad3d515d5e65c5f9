import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { type CommandWording, InvalidValueError, OperatorError, throwForCommand } from '@minaret/foundation/base'
import { type Tx, tvScreens } from '@minaret/foundation/db'
import { requireSingleRow, startsWith } from '@minaret/foundation/tenancy'
import { describeTextProblem } from '@minaret/staff/configuration'
import { readScreenName, revokeDisplay, screenColumns, type TvScreen } from './admin.ts'
import { type DisplayCodes, DisplayError } from './DisplayError.ts'
import { makeTvScreen } from './screens.ts'

const sentences: CommandWording<DisplayCodes> = {
  name: ({ problem }) =>
    new InvalidValueError(
      problem.code === 'empty'
        ? 'Give the display a name, such as "Main hall".'
        : `The display's name ${describeTextProblem(problem)}. Nothing was changed.`,
    ),
  taken: ({ name }) => `There is already a display "${name}". Choose another name, or revoke that one first.`,
}

/**
 * Adds a screen with a unique name.
 * @returns its token, which is shown only once
 * @throws OperatorError if the name is taken or invalid
 */
export async function addTvScreen(tx: Tx, input: string) {
  const name = await throwForCommand(DisplayError, sentences, () => readScreenName(tx, input))
  return { name, ...(await makeTvScreen(tx, name)) }
}

/**
 * Finds a screen by its name or its id.
 * @param nameOrId the name, which takes precedence, or the id or a prefix of it
 * @throws OperatorError if none or several match
 */
export async function findTvScreenNamed(tx: Tx, nameOrId: string): Promise<TvScreen> {
  const findMatches = (condition: SQL) =>
    tx
      .select(screenColumns)
      .from(tvScreens)
      .where(and(isNull(tvScreens.revokedAt), condition))
      .limit(2)
  const matches = await findMatches(eq(tvScreens.name, nameOrId.trim()))
  return requireSingleRow(
    matches.length > 0 ? matches : await findMatches(startsWith(tvScreens.id, nameOrId)),
    nameOrId,
    'screen',
    'tv token list',
  )
}

/**
 * Revokes a screen, as the desk does.
 * @param id the full id
 * @throws OperatorError if it does not exist or was already revoked
 */
export async function revokeTvScreen(tx: Tx, id: string, now: Date): Promise<TvScreen> {
  const screen = await revokeDisplay(tx, id, now)
  if (!screen) throw new OperatorError('That display no longer exists. "tv token list" shows all displays.')
  return screen
}
