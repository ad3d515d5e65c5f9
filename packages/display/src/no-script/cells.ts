import type { Feed } from '../feed/feed.ts'
import type { BoardMessages } from '../words/words.ts'
import { type Cell, cellsInOrder } from './notices.ts'

/** A screen's orientation. */
export type Orientation = 'landscape' | 'portrait'

/** A cell with its size: columns of a landscape screen, lines of a portrait one. */
export type PlacedCell = Cell & { columns: number; rows: number }

/** Characters in a line of a column, lines below a title, and the total of columns or lines. */
const capacities = {
  landscape: { line: 33, below: 3, all: 3 },
  portrait: { line: 52, below: 3, all: 8 },
} as const

/** Truncates text at a word boundary, with an ellipsis. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const prefix = text.slice(0, maxLength - 1)
  const isolateEnd = text.includes('\u2069') && !prefix.includes('\u2069') ? '\u2069' : ''
  return `${prefix.slice(0, Math.max(prefix.lastIndexOf(' '), maxLength / 2)).replace(/[\s,;:.،؛۔·]+$/, '')}…${isolateEnd}`
}

const linesOf = ({ lines }: Cell, characters: number) =>
  lines.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / characters)), 0)

/**
 * Returns the notices that fit below the times; an emergency halves the space.
 * @param now in milliseconds
 */
export function boardCells(
  feed: Feed,
  now: number,
  orientation: Orientation,
  messages: BoardMessages,
  isAlarm: boolean,
): PlacedCell[] {
  const capacity = capacities[orientation]
  const isLandscape = orientation === 'landscape'
  const placedCells: PlacedCell[] = []
  let remainingSpace = Math.ceil(capacity.all * (isAlarm ? 0.5 : 1))
  for (const cell of cellsInOrder(feed, now, messages, isAlarm)) {
    const lineCount = linesOf(cell, capacity.line)
    // Long text takes two columns.
    const columns = isLandscape && lineCount > capacity.below ? 2 : 1
    const linesBelow = Math.min(linesOf(cell, capacity.line * columns), capacity.below)
    const cost = isLandscape ? columns : linesBelow + 1
    if (cost > remainingSpace) continue
    remainingSpace -= cost
    placedCells.push({ ...cell, columns, rows: linesBelow + 1 })
  }
  // Fewer cells share the width, so each is wider.
  const stretchFactor = isLandscape ? capacity.all / placedCells.reduce((sum, { columns }) => sum + columns, 0) : 1
  return placedCells.map((cell) => {
    const characters = Math.floor(capacity.line * cell.columns * stretchFactor)
    const linesPerCell = Math.max(1, Math.floor(capacity.below / cell.lines.length))
    const lines = cell.lines.map((text) => truncate(text, characters * linesPerCell))
    return { ...cell, lines, rows: 1 + Math.min(capacity.below, linesOf({ ...cell, lines }, characters)) }
  })
}
