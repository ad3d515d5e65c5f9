import { ApiError } from '@minaret/client'
import type { ContentConflict, ContentProblem, ContentSaved, ContentValues } from '@minaret/contract/desk'
import { createStore, type StoreApi } from 'zustand'
import { joinWords, splitKey } from './translations.ts'

/** Somebody else was quicker: the thing as it is now, and what differs. */
export type EditConflict = Required<ContentConflict>

/** How a thing's draft stands. */
export type SaveState = {
  /**
   * `saved`: the server has all of it; `waiting`: it will be sent; `saving`: it is on its way; `failed`: the server could not be
   * reached and is tried again; `conflict`: somebody else was quicker, and nothing is sent until it is resolved.
   */
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  /** The version that the next write names. */
  version: string
  /** Both sides, while there is a conflict. */
  conflict?: EditConflict
  /** What would keep it from being published, by the last answer. */
  problems: readonly ContentProblem[]
}

/** Sends a thing's values as they are typed: one save at a time, each on the version the last one made. */
export type Autosave = {
  state: StoreApi<SaveState>
  /** What is typed now. */
  edit(values: ContentValues): void
  /** Sends at once what waits, and settles when it was tried. */
  flush(): Promise<void>
  /** Goes on with values in which a conflict was resolved, on the version there is now. */
  resolve(values: ContentValues, version: string): void
  /** Takes a version that was made otherwise, such as by publishing. */
  accept(version: string): void
  stop(): void
}

export type AutosaveParts = {
  version: string
  /** The mosque's languages beside its main one. */
  languages?: readonly string[]
  save(values: ContentValues, version: string): Promise<ContentSaved>
  /** Called when the server has what was sent, and nothing newer waits. */
  onSaved?(saved: ContentSaved): void
  /** How long typing rests before it is sent, and how long it may go on without a rest, in milliseconds. */
  pause?: number
  longestWait?: number
  /** How long until a failure is tried again, in milliseconds. */
  retryAfter?: number
}

const isConflict = (data: unknown): data is EditConflict =>
  typeof data === 'object' && data !== null && 'current' in data && 'fields' in data

/**
 * Both sides of a refused save; nothing for any other failure. The other side says what it does in every language, as the
 * form does.
 * @param sent what was sent
 */
export function contentConflictOf(
  error: unknown,
  sent: ContentValues,
  languages: readonly string[] = [],
): EditConflict | undefined {
  if (!(error instanceof ApiError && error.status === 409 && isConflict(error.data))) return undefined
  const { current, fields } = error.data
  const values = joinWords(current, languages)
  const translated = [...new Set([...Object.keys(values), ...Object.keys(sent)])].filter(
    (name) =>
      splitKey(name).language !== undefined && textOf({ '': values[name] ?? '' }) !== textOf({ '': sent[name] ?? '' }),
  )
  return {
    current: { ...current, values },
    fields: [
      ...fields,
      ...translated.map((key) => ({
        key,
        ...(sent[key] === undefined ? {} : { yours: sent[key] }),
        ...(values[key] === undefined ? {} : { theirs: values[key] }),
      })),
    ],
  }
}

/** The same values are the same text, whatever the order of their keys. */
const textOf = (values: ContentValues): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Begins with what the server has. Nothing is sent until something is typed. */
export function createAutosave({
  version,
  languages,
  save,
  onSaved,
  pause = 800,
  longestWait = 1500,
  retryAfter = 5000,
}: AutosaveParts): Autosave {
  const state = createStore<SaveState>(() => ({ phase: 'saved', version, problems: [] }))
  let waiting: ContentValues | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Since when something waits to be sent. */
  let since: number | undefined
  let sending: Promise<void> | undefined
  let isStopped = false
  /** What was sent and never answered: the server may have it. */
  let unanswered: string[] = []

  const schedule = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), after)
  }

  async function trySave(values: ContentValues): Promise<void> {
    state.setState({ phase: 'saving' })
    try {
      const saved = await save(values, state.getState().version)
      unanswered = []
      const isLatest = waiting === values
      if (isLatest) waiting = undefined
      state.setState({
        phase: isLatest ? 'saved' : 'waiting',
        version: saved.thing.version,
        problems: saved.problems,
        conflict: undefined,
      })
      if (isLatest) onSaved?.(saved)
      else if (!isStopped) schedule(0)
    } catch (error) {
      const conflict = contentConflictOf(error, values, languages)
      const isOwn = conflict && (conflict.fields.length === 0 || unanswered.includes(textOf(conflict.current.values)))
      if (isOwn) {
        // The other side is oneself: a save arrived, and its answer did not.
        unanswered = []
        state.setState({ phase: 'waiting', version: conflict.current.version })
        if (!isStopped) schedule(0)
        return
      }
      if (error instanceof ApiError && error.kind !== 'refused') unanswered.push(textOf(values))
      state.setState(conflict ? { phase: 'conflict', conflict } : { phase: 'failed' })
      // Tried again by itself; a refusal that would be refused again waits for the next change.
      if (!conflict && !isStopped && !(error instanceof ApiError && error.kind === 'refused')) schedule(retryAfter)
    }
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    since = undefined
    if (sending) return sending
    if (!waiting || state.getState().phase === 'conflict') return Promise.resolve()
    sending = trySave(waiting).finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    state,
    edit(values) {
      waiting = values
      const { phase } = state.getState()
      if (phase === 'conflict' || phase === 'saving') return
      if (phase !== 'waiting') state.setState({ phase: 'waiting' })
      since ??= Date.now()
      schedule(Math.max(0, Math.min(pause, since + longestWait - Date.now())))
    },
    async flush() {
      await send()
      // What was typed while the last save was on its way.
      if (waiting && state.getState().phase === 'waiting') await send()
    },
    resolve(values, next) {
      waiting = values
      state.setState({ phase: 'waiting', version: next, conflict: undefined })
      schedule(0)
    },
    accept(next) {
      clearTimeout(timer)
      waiting = undefined
      state.setState({ phase: 'saved', version: next, conflict: undefined })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** What a refusal carries beside its sentence; nothing for any other failure. */
export const dataOf = (error: unknown): unknown => (error instanceof ApiError ? error.data : undefined)
