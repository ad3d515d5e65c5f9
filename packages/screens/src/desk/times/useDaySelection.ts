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
  /** Pointer events of a drag. @returns from `endDrag`, whether a range was selected */
  startDrag(day: string): void
  dragTo(day: string): void
  endDrag(): boolean
}

const sortDays = (a: string, b: string): Days => (a <= b ? { from: a, to: b } : { from: b, to: a })

type Drag = { from: string; to: string }

/** The selection of a range of days. @param onRangeSelect called once a range is selected */
export function useDaySelection(onRangeSelect: (days: Days) => void): DaySelection {
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
    ...(drag && drag.from !== drag.to ? { dragged: sortDays(drag.from, drag.to) } : {}),
    start: () => setChoosing(true),
    stop,
    tap(day) {
      if (first === undefined) return setFirst(day)
      stop()
      onRangeSelect(sortDays(first, day))
    },
    startDrag: (day) => setDrag({ from: day, to: day }),
    dragTo: (day) => setDrag((current) => current && { ...current, to: day }),
    endDrag() {
      setDrag(undefined)
      if (!drag || drag.from === drag.to) return false
      onRangeSelect(sortDays(drag.from, drag.to))
      return true
    },
  }
}
