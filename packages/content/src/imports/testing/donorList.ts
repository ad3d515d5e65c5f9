import type { DonorColumnAnswer } from '@minaret/contract/desk'
import { sourceOf } from '../donors/columns.ts'
import { convertRow, type DonorLine, skippedLine } from '../donors/convertRow.ts'
import { decodeParts, findEncoding } from '../donors/decode.ts'
import { openList } from '../donors/openList.ts'
import { planColumns } from '../donors/planColumns.ts'
import { readRows } from '../donors/readRows.ts'
import { createTally } from '../donors/tallyColumns.ts'

/** Reads a list of donors like an import, in parts of a given size. */
export async function readList(content: string | Buffer, partBytes = 7, answers: DonorColumnAnswer[] = []) {
  const bytes = Buffer.from(content)
  async function* parts() {
    for (let offset = 0; offset < bytes.length; offset += partBytes) yield bytes.subarray(offset, offset + partBytes)
  }
  const encoding = await findEncoding(parts)
  const open = () => openList(readRows(decodeParts(parts, encoding)))
  const { headings, rows } = await open()
  const tally = createTally(headings)
  for await (const { cells, problem: broken } of rows) if (!broken) tally.add(cells)
  const { columns, questions } = planColumns(headings, tally.tallies, answers)
  const list = await open()
  const lines: DonorLine[] = list.before.map(skippedLine)
  for await (const row of list.rows) lines.push(convertRow(row, columns, encoding.guessed))
  return { source: sourceOf(headings), lines, questions: questions.filter(({ asks }) => asks) }
}
