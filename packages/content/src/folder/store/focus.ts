import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { files, type Tx } from '@minaret/foundation/db'
import { kinds } from '../kinds/index.ts'
import type { KindTable } from '../kinds/kind.ts'

/** The columns that hold pictures, as rows and as the database call them. */
const pictures = [
  ['image', 'image'],
  ['chairImage', 'chair_image'],
] as const

/** The tables content is stored in, with those of its lists, and their columns that hold pictures. */
const places = kinds.flatMap((kind) => {
  const tables: KindTable[] = [kind.table, ...Object.values(kind.parts ?? {}).map(({ table }) => table)]
  return tables.flatMap((table) => {
    const columns = getTableColumns(table)
    return pictures.flatMap(([key, name]) => (columns[key] ? [{ table, column: columns[key], name }] : []))
  })
})

/** A point of a picture as CSS's `object-position` says it. */
const point: SQL = sql`${files.focusX} || '% ' || ${files.focusY} || '%'`

/**
 * Says of each picture in the content of a mosque which point of it stays in view where it is cut: rows hold what answers
 * send. Only rows that say something else are written.
 * @param file the picture whose point was changed; without one, all that have a point
 */
export async function writeFocus(tx: Tx, file?: string): Promise<void> {
  const which = file === undefined ? sql`${files.focusX} is not null` : sql`${files.id} = ${file}`
  if (file === undefined) {
    const { rows } = await tx.execute(sql`select 1 from ${files} where ${which} limit 1`)
    if (rows.length === 0) return
  }
  for (const { table, column, name } of places)
    await tx.execute(sql`
      update ${table} set ${sql.identifier(name)} = ${column} || jsonb_build_object('focus', ${point})
      from ${files}
      where ${which} and ${table.tenantId} = current_tenant() and ${files.tenantId} = ${table.tenantId}
      and split_part(${column}->>'src', '-', 1) = '/media/' || ${files.id}
      and ${column}->>'focus' is distinct from ${point}`)
}
