import { ApiError } from '@minaret/client'
import type { ContentConflict, ContentProblem, ContentSaved, ContentValues } from '@minaret/contract/desk'
import { createStore, type StoreApi } from 'zustand'
import { joinTranslations, splitKey } from './translations.ts'

/** A conflict with another user's save: the current item, and the fields that differ. */
export type EditConflict = Required<ContentConflict>

/** The save state of an item's draft. */
export type SaveState = {
  /**
   * `saved`: the server has everything; `waiting`: a save is scheduled; `saving`: a save is in progress; `failed`: the server could
   * not be reached, and the save is retried; `conflict`: another user saved first, and nothing is sent until it is resolved.
   */
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  /** The version that the next save is based on. */
  version: string
  /** Both sides; undefined if there is no conflict. */
  conflict?: EditConflict
  /** Problems that prevent publishing, from the last response. */
  problems: readonly ContentProblem[]
}

/** Saves an item's values as they are typed: one save at a time, each based on the version before. */
export type Autosave = {
  state: StoreApi<SaveState>
  /** Schedules a save of the form's current values. */
  edit(values: ContentValues): void
  /** Sends pending values at once, and settles after the attempt. */
  flush(): Promise<void>
  /** Continues with the values that resolve a conflict, based on the current version. */
  resolve(values: ContentValues, version: string): void
  /** Adopts a version that was created elsewhere, such as by publishing. */
  adopt(version: string): void
  stop(): void
}

export type AutosaveOptions = {
  version: string
  /** The mosque's languages other than its main one. */
  languages?: readonly string[]
  save(values: ContentValues, version: string): Promise<ContentSaved>
  /** Called after a save if no newer values are pending. */
  onSaved?(saved: ContentSaved): void
  /** Debounce delay and maximum delay of a save, in milliseconds. */
  debounceMs?: number
  maxDelay?: number
  /** Delay before a failed save is retried, in milliseconds. */
  retryAfter?: number
}

const isConflict = (data: unknown): data is EditConflict =>
  typeof data === 'object' && data !== null && 'current' in data && 'fields' in data

/**
 * Both sides of a save that was refused for a conflict; undefined for any other error. The other side's values include its
 * translations, like the form's.
 * @param submittedValues the values of the refused save
 */
export function parseContentConflict(
  error: unknown,
  submittedValues: ContentValues,
  languages: readonly string[] = [],
): EditConflict | undefined {
  if (!(error instanceof ApiError && error.status === 409 && isConflict(error.data))) return undefined
  const { current, fields } = error.data
  const values = joinTranslations(current, languages)
  const translatedKeys = [...new Set([...Object.keys(values), ...Object.keys(submittedValues)])].filter(
    (name) =>
      splitKey(name).language !== undefined &&
      serialise({ '': values[name] ?? '' }) !== serialise({ '': submittedValues[name] ?? '' }),
  )
  return {
    current: { ...current, values },
    fields: [
      ...fields,
      ...translatedKeys.map((key) => ({
        key,
        ...(submittedValues[key] === undefined ? {} : { yours: submittedValues[key] }),
        ...(values[key] === undefined ? {} : { theirs: values[key] }),
      })),
    ],
  }
}

/** Serialises values independently of the order of their keys. */
const serialise = (values: ContentValues): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Creates the autosave of one item, starting from the server's version. Nothing is sent before the first edit. */
export function createAutosave({
  version,
  languages,
  save,
  onSaved,
  debounceMs = 800,
  maxDelay = 1500,
  retryAfter = 5000,
}: AutosaveOptions): Autosave {
  const state = createStore<SaveState>(() => ({ phase: 'saved', version, problems: [] }))
  let pendingValues: ContentValues | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the first unsent edit was made. */
  let firstUnsentAt: number | undefined
  let currentSave: Promise<void> | undefined
  let isStopped = false
  /** Saves without a response: the server may have stored them. */
  let unansweredSaves: string[] = []

  const schedule = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), after)
  }

  async function trySave(values: ContentValues): Promise<void> {
    state.setState({ phase: 'saving' })
    try {
      const response = await save(values, state.getState().version)
      unansweredSaves = []
      const isLatest = pendingValues === values
      if (isLatest) pendingValues = undefined
      state.setState({
        phase: isLatest ? 'saved' : 'waiting',
        version: response.thing.version,
        problems: response.problems,
        conflict: undefined,
      })
      if (isLatest) onSaved?.(response)
      else if (!isStopped) schedule(0)
    } catch (error) {
      const conflict = parseContentConflict(error, values, languages)
      const isOwn =
        conflict && (conflict.fields.length === 0 || unansweredSaves.includes(serialise(conflict.current.values)))
      if (isOwn) {
        // Both versions are the user's own: an earlier save arrived, and its response was lost.
        unansweredSaves = []
        state.setState({ phase: 'waiting', version: conflict.current.version })
        if (!isStopped) schedule(0)
        return
      }
      if (error instanceof ApiError && error.kind !== 'refused') unansweredSaves.push(serialise(values))
      state.setState(conflict ? { phase: 'conflict', conflict } : { phase: 'failed' })
      // Retried automatically; a refused save would be refused again, so it waits for the next edit.
      if (!conflict && !isStopped && !(error instanceof ApiError && error.kind === 'refused')) schedule(retryAfter)
    }
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    firstUnsentAt = undefined
    if (currentSave) return currentSave
    if (!pendingValues || state.getState().phase === 'conflict') return Promise.resolve()
    currentSave = trySave(pendingValues).finally(() => {
      currentSave = undefined
    })
    return currentSave
  }

  return {
    state,
    edit(values) {
      pendingValues = values
      const { phase } = state.getState()
      if (phase === 'conflict' || phase === 'saving') return
      if (phase !== 'waiting') state.setState({ phase: 'waiting' })
      firstUnsentAt ??= Date.now()
      schedule(Math.max(0, Math.min(debounceMs, firstUnsentAt + maxDelay - Date.now())))
    },
    async flush() {
      await send()
      // Edits made while the last save was in progress.
      if (pendingValues && state.getState().phase === 'waiting') await send()
    },
    resolve(values, next) {
      pendingValues = values
      state.setState({ phase: 'waiting', version: next, conflict: undefined })
      schedule(0)
    },
    adopt(next) {
      clearTimeout(timer)
      pendingValues = undefined
      state.setState({ phase: 'saved', version: next, conflict: undefined })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** The data of an API error; undefined for any other error. */
export const errorData = (error: unknown): unknown => (error instanceof ApiError ? error.data : undefined)
