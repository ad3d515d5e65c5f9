import { scoreHeadings } from './columns.ts'
import { mostBefore, type Row } from './readRows.ts'

/** A list of donors: its headings, the lines above them, and a stream of its rows. */
export type DonorList = { headings: string[]; before: Row[]; rows: AsyncGenerator<Row> }

/** Finds the headings among the first lines: the line with the most known headings, otherwise the first without addresses. */
function findHeadings(rows: readonly Row[]): number | undefined {
  const scores = rows.map(({ cells, broken }) => (broken ? 0 : scoreHeadings(cells)))
  const best = Math.max(0, ...scores)
  if (best > 0) return scores.indexOf(best)
  const first = rows.findIndex(({ cells, broken }) => !broken && cells.filter((cell) => cell.trim() !== '').length > 1)
  const at = Math.max(0, first)
  return rows[at]?.cells.some((cell) => /\S@\S+\.\S/.test(cell)) ? undefined : at
}

/** Opens a list and finds its headings, which needn't be the first line. */
export async function openList(lines: AsyncGenerator<Row>): Promise<DonorList> {
  const start: Row[] = []
  for (let at = 0; at < mostBefore; at += 1) {
    const { value, done } = await lines.next()
    if (done === true) break
    start.push(value)
  }
  const at = findHeadings(start)
  async function* rows() {
    yield* start.slice(at === undefined ? 0 : at + 1)
    yield* lines
  }
  return {
    headings: at === undefined ? [] : (start[at]?.cells ?? []),
    before: at === undefined ? [] : start.slice(0, at),
    rows: rows(),
  }
}
