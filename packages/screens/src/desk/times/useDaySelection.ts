import { useState } from 'react'

/** The first day and the last, both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

/** Choosing days in a calendar: by tapping the first and the last, or by dragging a mouse from one to the other. */
export type DaySelection = {
  /** Whether a tap chooses a day, and does not open it. */
  isChoosing: boolean
  /** The day chosen first. */
  first?: string
  /** What would be chosen if the pointer were lifted now. */
  dragged?: Days
  start(): void
  stop(): void
  tap(day: string): void
  /** The mouse is pressed on a day, moves over another, is lifted. @returns from `drop`, whether days were chosen */
  press(day: string): void
  over(day: string): void
  drop(): boolean
}

const inOrder = (one: string, other: string): Days =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

type Drag = { from: string; over: string }

/** @param onDays the first and the last day are chosen */
export function useDaySelection(onDays: (days: Days) => void): DaySelection {
  const [isChoosing, setChoosing] = useState(false)
  const [first, setFirst] = useState<string>()
  const [drag, setDrag] = useState<Drag>()
  const stop = () => {
    setChoosing(false)
    setFirst(undefined)
    setDrag(undefined)
  }
  return {
    isChoosing,
    ...(first === undefined ? {} : { first }),
    ...(drag && drag.from !== drag.over ? { dragged: inOrder(drag.from, drag.over) } : {}),
    start: () => setChoosing(true),
    stop,
    tap(day) {
      if (first === undefined) return setFirst(day)
      stop()
      onDays(inOrder(first, day))
    },
    press: (day) => setDrag({ from: day, over: day }),
    over: (day) => setDrag((now) => now && { ...now, over: day }),
    drop() {
      setDrag(undefined)
      if (!drag || drag.from === drag.over) return false
      onDays(inOrder(drag.from, drag.over))
      return true
    },
  }
}
