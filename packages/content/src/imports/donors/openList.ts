import { scoreHeadings } from './columns.ts'
import { maxLinesBefore, type Row } from './readRows.ts'

/** A list of donors: its headings, the lines above them, and a stream of its rows. */
export type DonorList = { headings: string[]; before: Row[]; rows: AsyncGenerator<Row> }

/** Finds the headings among the first lines: the line with the most known headings, otherwise the first without addresses. */
function findHeadings(rows: readonly Row[]): number | undefined {
  const scores = rows.map(({ cells, problem }) => (problem ? 0 : scoreHeadings(cells)))
  const best = Math.max(0, ...scores)
  if (best > 0) return scores.indexOf(best)
  const first = rows.findIndex(
    ({ cells, problem }) => !problem && cells.filter((cell) => cell.trim() !== '').length > 1,
  )
  const index = Math.max(0, first)
  return rows[index]?.cells.some((cell) => /\S@\S+\.\S/.test(cell)) ? undefined : index
}

/** Opens a list and finds its headings, which need not be on the first line. */
export async function openList(lines: AsyncGenerator<Row>): Promise<DonorList> {
  const start: Row[] = []
  for (let count = 0; count < maxLinesBefore; count += 1) {
    const { value, done } = await lines.next()
    if (done === true) break
    start.push(value)
  }
  const headingIndex = findHeadings(start)
  async function* rows() {
    yield* start.slice(headingIndex === undefined ? 0 : headingIndex + 1)
    yield* lines
  }
  return {
    headings: headingIndex === undefined ? [] : (start[headingIndex]?.cells ?? []),
    before: headingIndex === undefined ? [] : start.slice(0, headingIndex),
    rows: rows(),
  }
}
