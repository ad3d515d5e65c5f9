import type { BoardFormat } from './words.ts'

/** A time as a screen draws it: large figures, and, where hours count to twelve, a small word for the half of the day. */
export type Clock = { figures: string; half?: string }

/** @param time `HH:MM`, wall clock */
export function clockOn({ half, digits }: Pick<BoardFormat, 'half' | 'digits'>, time: string): Clock {
  const [hours = '', minutes = ''] = time.split(':')
  const word = half(Number(hours))
  return word === undefined
    ? { figures: digits(time) }
    : { figures: digits(`${Number(hours) % 12 || 12}:${minutes}`), half: word }
}
