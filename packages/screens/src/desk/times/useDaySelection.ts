import { useState } from 'react'

/** A range of days, inclusive, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string }

/** The selection of a range in a calendar: by tapping the first and last day, or by dragging with a mouse. */
export type DaySelection = {
  /** Whether a tap selects a day instead of opening it. */
  isChoosing: boolean
  /** The first selected day. */
  first?: string
  /** The range of the current drag. */
  dragged?: Days
  start(): void
  stop(): void
  tap(day: string): void
  /** Pointer events of a drag. @returns from `drop`, whether a range was selected */
  press(day: string): void
  over(day: string): void
  drop(): boolean
}

const sortDays = (a: string, b: string): Days => (a <= b ? { from: a, to: b } : { from: b, to: a })

type Drag = { from: string; over: string }

/** The selection of a range of days. @param onDays called once a range is selected */
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
    ...(drag && drag.from !== drag.over ? { dragged: sortDays(drag.from, drag.over) } : {}),
    start: () => setChoosing(true),
    stop,
    tap(day) {
      if (first === undefined) return setFirst(day)
      stop()
      onDays(sortDays(first, day))
    },
    press: (day) => setDrag({ from: day, over: day }),
    over: (day) => setDrag((current) => current && { ...current, over: day }),
    drop() {
      setDrag(undefined)
      if (!drag || drag.from === drag.over) return false
      onDays(sortDays(drag.from, drag.over))
      return true
    },
  }
}
