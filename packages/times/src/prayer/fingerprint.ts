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
 * A fingerprint of all stored data on a mosque’s times in a range of dates. The database calculates it from the rows, so
 * that it includes changes by any process.
 */
export async function readTimesFingerprint(tx: Tx, from: string, to: string): Promise<string> {
  const { rows } = await tx.execute<{ fingerprint: string }>(sql`
    select md5(json_build_array(
      (select version from ${timetableImports} order by imported_at desc limit 1),
      ${allOf(timetableDays, sql`one.day between ${from}::date and ${to}::date`)},
      ${allOf(jamaatRules)}, ${allOf(jumuahSlots)}, ${allOf(eidPrayers)}, ${allOf(dayOverrides)}
    )::text) as fingerprint`)
  const [row] = rows
  if (!row) throw new Error('The fingerprint query returned no row.')
  return row.fingerprint
}
