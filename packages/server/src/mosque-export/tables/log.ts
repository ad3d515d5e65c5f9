import { count } from 'drizzle-orm'
import { deskLog } from '@minaret/foundation/db'
import type { LogEntry } from '@minaret/foundation/staff'
import { type ExportTable, moment, readPages, text } from '../table.ts'

/** Describes log entries in the mosque's language, in their order. */
export type DescribeLog = (entries: readonly LogEntry[]) => Promise<string[]>

/** The log of staff actions. @param describe describes its entries */
export const logTable = (describe: DescribeLog): ExportTable => ({
  name: 'log',
  about: 'The log: what staff did at the desk, the oldest first.',
  columns: [
    { heading: 'number', about: '1, 2, 3 without a gap' },
    { heading: 'date', about: 'by the mosque’s clocks' },
    { heading: 'entry', about: 'what was done, and by whom' },
    { heading: 'kind', about: 'what kind of entry it is' },
  ],
  async count(tx) {
    const [total] = await tx.select({ rows: count() }).from(deskLog)
    return total?.rows ?? 0
  },
  async *pages(tx, context) {
    const order = { keys: [{ by: deskLog.position, kind: 'number' as const }] }
    const pages = readPages(order, (page) =>
      tx
        .select({ entry: deskLog, cursor: page.cursor })
        .from(deskLog)
        .where(page.beyond)
        .orderBy(...page.by)
        .limit(page.limit),
    )
    for await (const rows of pages) {
      const sentences = await describe(rows.map(({ entry }) => entry))
      yield rows.map(({ entry }, index) => [
        text(entry.position),
        moment(entry.at, context),
        text(sentences[index]),
        text(entry.kind),
      ])
    }
  },
})
