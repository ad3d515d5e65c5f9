import { useEffect, useState } from 'react'
import { type Edits, noEdits } from './edits.ts'

/** Replaces the edits; nothing: all of them are saved or dropped. */
export type SetEdits = (next: Edits | undefined | ((now: Edits) => Edits | undefined)) => void

const keyOf = (mosque: string, day: string) => `desk day ${mosque} ${day}`

function stored(key: string): Edits {
  try {
    const text = window.sessionStorage.getItem(key)
    const read: Edits = text ? JSON.parse(text) : noEdits
    return typeof read.jamaat === 'object' ? read : noEdits
  } catch {
    return noEdits
  }
}

/**
 * What was changed in a day's form and not saved. It is stored while this tab lives, so that a reload, a failed save or a
 * way back loses nothing.
 */
export function useDayEdits(mosque: string, day: string): [Edits, SetEdits] {
  const key = keyOf(mosque, day)
  const [state, setState] = useState(() => ({ key, edits: stored(key) }))
  const current = state.key === key ? state.edits : stored(key)
  const edits = current
  useEffect(() => {
    try {
      if (edits === noEdits || (Object.keys(edits.jamaat).length === 0 && edits.note === undefined))
        window.sessionStorage.removeItem(key)
      else window.sessionStorage.setItem(key, JSON.stringify(edits))
    } catch {
      // A browser that stores nothing still edits.
    }
  }, [key, edits])
  return [
    edits,
    (next) =>
      setState((before) => {
        const now = before.key === key ? before.edits : stored(key)
        const made = typeof next === 'function' ? next(now) : next
        return { key, edits: made ?? noEdits }
      }),
  ]
}
