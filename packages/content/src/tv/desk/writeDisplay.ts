import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { changeTvScreen, findTvScreenToChange, type TvScreen } from '../admin.ts'

/** The account that changes a display, with the transaction and time. */
export type DisplayWriter = { tx: Tx; accountId: string; now: Date }

/** The settings of a display that staff can change. */
export type DisplaySettings = Pick<TvScreen, 'name' | 'orientation'>

/** A display after a change, with the id of its log entry, or undefined if nothing changed. */
export type SavedDisplay = { screen: TvScreen; change?: string }

const settingsOf = ({ name, orientation }: DisplaySettings): DisplaySettings => ({ name, orientation })

const loggedSettings = z
  .object({ name: z.string(), orientation: z.enum(['landscape', 'portrait']).nullable() })
  .nullable()
  .catch(null)

/** Parses the settings of a display from the log. */
export const readLoggedDisplay = (value: unknown): DisplaySettings | null => loggedSettings.parse(value ?? null)

/** Identifies a version of a display’s settings. A change names the version on which it is based. */
export const versionOf = ({ name, orientation }: DisplaySettings): string =>
  createHash('sha256')
    .update(JSON.stringify([name, orientation]))
    .digest('base64url')
    .slice(0, 16)

/** Logs an action on a display. */
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
 * Changes a display’s settings, unless they have changed since `version`.
 * @param version the version on which the change is based
 * @returns the saved display, the current one if there is a conflict, or undefined if it does not exist
 * @throws DisplayError
 */
export async function saveDisplay(
  writer: DisplayWriter,
  id: string,
  { version, kind, ...settings }: DisplaySettings & { version: string; kind: 'displayChanged' | 'displayUndone' },
): Promise<SavedDisplay | { conflict: TvScreen } | undefined> {
  const current = await findTvScreenToChange(writer.tx, id)
  if (!current) return undefined
  if (versionOf(current) !== version) return { conflict: current }
  const screen = await changeTvScreen(writer.tx, current, settings)
  if (versionOf(screen) === version) return { screen }
  return { screen, change: await logDisplay(writer, kind, id, { before: current, after: screen }) }
}
