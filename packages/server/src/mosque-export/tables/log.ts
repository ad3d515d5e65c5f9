import { count } from 'drizzle-orm'
import { deskLog } from '@minaret/foundation/db'
import type { LogEntry } from '@minaret/foundation/staff'
import { type ExportTable, moment, readPages, text } from '../table.ts'

/** Describes log entries in the mosque's language, in their order. */
export type DescribeLog = (entries: readonly LogEntry[]) => Promise<string[]>

/** The log of staff actions. @param describe describes its entries */
export const logTable = (describe: DescribeLog): ExportTable => ({
  name: 'log',
  about: 'The activity log: what staff did, oldest first.',
  columns: [
    { heading: 'number', about: '1, 2, 3 and so on, without gaps' },
    { heading: 'date', about: 'in the mosque’s time zone' },
    { heading: 'entry', about: 'what was done, and who did it' },
    { heading: 'kind', about: 'the type of entry' },
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
        .orderBy(...page.orderBy)
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
