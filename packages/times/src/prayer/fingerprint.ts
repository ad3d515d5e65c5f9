import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  timetableDays,
  timetableImports,
  type Tx,
  dayOverrides,
  eidPrayers,
  jamaatRules,
  jumuahSlots,
} from '@minaret/foundation/db'

const allOf = (table: PgTable, where = sql`true`): SQL =>
  sql`(select string_agg(one::text, ',' order by one::text) from ${table} as one where ${where})`

/**
 * One text for all that is stored of a mosque's times from one date to another: while it is the same, so are the times.
 * The database makes it of the rows themselves, so that it holds whoever wrote them.
 */
export async function readTimesFingerprint(tx: Tx, from: string, to: string): Promise<string> {
  const { rows } = await tx.execute<{ witness: string }>(sql`
    select md5(json_build_array(
      (select version from ${timetableImports} order by imported_at desc limit 1),
      ${allOf(timetableDays, sql`one.day between ${from}::date and ${to}::date`)},
      ${allOf(jamaatRules)}, ${allOf(jumuahSlots)}, ${allOf(eidPrayers)}, ${allOf(dayOverrides)}
    )::text) as witness`)
  const [row] = rows
  if (!row) throw new Error('A question without a condition has an answer.')
  return row.witness
}
