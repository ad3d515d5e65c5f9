import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { files, type Tx } from '@minaret/foundation/db'
import { kinds } from '../kinds/index.ts'
import type { KindTable } from '../kinds/kind.ts'

/** The columns with pictures: their names in rows and in the database. */
const pictures = [
  ['image', 'image'],
  ['chairImage', 'chair_image'],
] as const

/** The tables of content and its lists that have columns with pictures. */
const pictureColumns = kinds.flatMap((kind) => {
  const tables: KindTable[] = [kind.table, ...Object.values(kind.parts ?? {}).map(({ table }) => table)]
  return tables.flatMap((table) => {
    const columns = getTableColumns(table)
    return pictures.flatMap(([key, name]) => (columns[key] ? [{ table, column: columns[key], name }] : []))
  })
})

/** A focus point as a value of CSS `object-position`. */
const focusPosition: SQL = sql`${files.focusX} || '% ' || ${files.focusY} || '%'`

/**
 * Updates the focus points of pictures in a mosque's content, as rows contain the data that the API returns. Only rows
 * with another focus point are written.
 * @param file the picture with a new focus point; by default all pictures with one
 */
export async function writeFocus(tx: Tx, file?: string): Promise<void> {
  const isAffected = file === undefined ? sql`${files.focusX} is not null` : sql`${files.id} = ${file}`
  if (file === undefined) {
    const { rows } = await tx.execute(sql`select 1 from ${files} where ${isAffected} limit 1`)
    if (rows.length === 0) return
  }
  for (const { table, column, name } of pictureColumns)
    await tx.execute(sql`
      update ${table} set ${sql.identifier(name)} = ${column} || jsonb_build_object('focus', ${focusPosition})
      from ${files}
      where ${isAffected} and ${table.tenantId} = current_tenant() and ${files.tenantId} = ${table.tenantId}
      and split_part(${column}->>'src', '-', 1) = '/media/' || ${files.id}
      and ${column}->>'focus' is distinct from ${focusPosition}`)
}
