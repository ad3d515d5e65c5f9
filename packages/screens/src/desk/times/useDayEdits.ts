import { useDraft } from '@minaret/domain/desk'
import { deskPath } from '../frame/index.ts'
import { countEdits, type Edit, type Edits, editablePrayers, noEdits } from './edits.ts'

/** Replaces the edits; undefined clears them, after a save or a discard. */
export type SetEdits = (next: Edits | undefined | ((current: Edits) => Edits | undefined)) => void

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseEdit(value: unknown): Edit | undefined {
  if (!isRecord(value)) return undefined
  if (value.kind === 'none' || value.kind === 'usual') return { kind: value.kind }
  return value.kind === 'time' && typeof value.time === 'string' ? { kind: 'time', time: value.time } : undefined
}

/** Parses stored edits; invalid ones are dropped. */
function parseEdits(value: unknown): Edits | undefined {
  if (!isRecord(value) || !isRecord(value.jamaat)) return undefined
  const { jamaat, note } = value
  const entries = editablePrayers.flatMap((prayer) => {
    const edit = parseEdit(jamaat[prayer])
    return edit ? [[prayer, edit] as const] : []
  })
  return { jamaat: Object.fromEntries(entries), ...(typeof note === 'string' ? { note } : {}) }
}

/**
 * The unsaved changes of a day's form.
 * @param day `YYYY-MM-DD`
 * @param title the formatted day
 */
export function useDayEdits(mosque: string, day: string, title: string) {
  const draft = useDraft<Edits>({
    mosque,
    form: `day.${day}`,
    title,
    path: `${deskPath(mosque, 'times')}/${day}`,
    parse: parseEdits,
  })
  const setEdits: SetEdits = (next) =>
    draft.change((current) => {
      const edits = typeof next === 'function' ? next(current ?? noEdits) : next
      return edits && countEdits(edits) > 0 ? edits : undefined
    })
  return { edits: draft.value ?? noEdits, setEdits, isLoading: draft.isLoading, restoredFrom: draft.restoredFrom }
}
