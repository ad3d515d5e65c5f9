import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { changeTvScreen, findTvScreenToChange, type TvScreen } from '../admin.ts'

/** Whose change of a display it is, and when. */
export type DisplayWriter = { tx: Tx; accountId: string; now: Date }

/** What of a display staff choose. */
export type DisplaySettings = Pick<TvScreen, 'name' | 'orientation'>

/** A display after a change, and the entry of the log that undoes it; no entry where nothing changed. */
export type SavedDisplay = { screen: TvScreen; change?: string }

const settingsOf = ({ name, orientation }: DisplaySettings): DisplaySettings => ({ name, orientation })

const logged = z
  .object({ name: z.string(), orientation: z.enum(['landscape', 'portrait']).nullable() })
  .nullable()
  .catch(null)

/** What the log says the settings of a display were. */
export const readLoggedDisplay = (value: unknown): DisplaySettings | null => logged.parse(value ?? null)

/** Of a display's settings: a change names the one it was made from. */
export const versionOf = ({ name, orientation }: DisplaySettings): string =>
  createHash('sha256')
    .update(JSON.stringify([name, orientation]))
    .digest('base64url')
    .slice(0, 16)

/** Writes what was done with a display to the log. */
export const logDisplay = (
  { tx, accountId, now }: DisplayWriter,
  kind: string,
  id: string,
  { before, after }: { before: DisplaySettings; after?: DisplaySettings },
): Promise<string> => {
  const values = {
    name: before.name,
    ...(after && after.name !== before.name ? { renamed: after.name } : {}),
    ...(after && after.orientation !== before.orientation ? { orientation: after.orientation ?? 'asAddress' } : {}),
  }
  const content = { values, before: settingsOf(before), after: after ? settingsOf(after) : null }
  return writeLog(tx, { accountId, kind, subject: `display ${id}`, content, now })
}

/**
 * Changes a display's settings, unless somebody has changed them since.
 * @param version of the settings the change was made from
 * @returns what was saved, or the display as it is now where it was refused; nothing where there is none
 * @throws DisplayError
 */
export async function saveDisplay(
  writer: DisplayWriter,
  id: string,
  { version, kind, ...wanted }: DisplaySettings & { version: string; kind: 'displayChanged' | 'displayUndone' },
): Promise<SavedDisplay | { conflict: TvScreen } | undefined> {
  const current = await findTvScreenToChange(writer.tx, id)
  if (!current) return undefined
  if (versionOf(current) !== version) return { conflict: current }
  const screen = await changeTvScreen(writer.tx, current, wanted)
  if (versionOf(screen) === version) return { screen }
  return { screen, change: await logDisplay(writer, kind, id, { before: current, after: screen }) }
}
