import type { BoardFormat } from './words.ts'

/** A time formatted for a screen: large figures, and a small am or pm on a twelve-hour clock. */
export type Clock = { figures: string; half?: string }

/** Formats a local time. @param time `HH:MM` */
export function formatClock({ half, digits }: Pick<BoardFormat, 'half' | 'digits'>, time: string): Clock {
  const [hours = '', minutes = ''] = time.split(':')
  const halfText = half(Number(hours))
  return halfText === undefined
    ? { figures: digits(time) }
    : { figures: digits(`${Number(hours) % 12 || 12}:${minutes}`), half: halfText }
}
