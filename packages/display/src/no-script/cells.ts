import type { Feed } from '../feed/feed.ts'
import type { BoardWords } from '../words/words.ts'
import { type Cell, cellsInOrder } from './notices.ts'

/** Which way a screen hangs. */
export type Orientation = 'landscape' | 'portrait'

/** A cell with the room it takes: columns of a lying screen, lines of a standing one. */
export type PlacedCell = Cell & { columns: number; rows: number }

/** How many characters fill a line of a column, how many lines there are below a title, and how many columns or lines in all. */
const rooms = {
  landscape: { line: 33, below: 3, all: 3 },
  portrait: { line: 52, below: 3, all: 8 },
} as const

/** A text that is longer than its room ends with a word and three dots. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = text.includes('\u2069') && !cut.includes('\u2069') ? '\u2069' : ''
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.،؛۔·]+$/, '')}…${end}`
}

const linesOf = ({ lines }: Cell, characters: number) =>
  lines.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / characters)), 0)

/**
 * What stands below the times, as much as there is room for: half of it beside an emergency.
 * @param now in milliseconds
 */
export function boardCells(
  feed: Feed,
  now: number,
  orientation: Orientation,
  words: BoardWords,
  isAlarm: boolean,
): PlacedCell[] {
  const room = rooms[orientation]
  const isLying = orientation === 'landscape'
  const placed: PlacedCell[] = []
  let remaining = Math.ceil(room.all * (isAlarm ? 0.5 : 1))
  for (const cell of cellsInOrder(feed, now, words, isAlarm)) {
    const needed = linesOf(cell, room.line)
    // Long words take the room of two columns.
    const columns = isLying && needed > room.below ? 2 : 1
    const below = Math.min(linesOf(cell, room.line * columns), room.below)
    const price = isLying ? columns : below + 1
    if (price > remaining) continue
    remaining -= price
    placed.push({ ...cell, columns, rows: below + 1 })
  }
  // What fewer share is wider for each.
  const wide = isLying ? room.all / placed.reduce((sum, { columns }) => sum + columns, 0) : 1
  return placed.map((cell) => {
    const characters = Math.floor(room.line * cell.columns * wide)
    const each = Math.max(1, Math.floor(room.below / cell.lines.length))
    const lines = cell.lines.map((text) => shortened(text, characters * each))
    return { ...cell, lines, rows: 1 + Math.min(room.below, linesOf({ ...cell, lines }, characters)) }
  })
}
