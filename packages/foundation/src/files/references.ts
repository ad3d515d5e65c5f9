import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as campaigns from '../db/campaigns.ts'
import * as content from '../db/content.ts'
import type { Tx } from '../db/database.ts'
import * as home from '../db/home.ts'
import * as site from '../db/site.ts'

/** Tables whose rows may refer to files: all of a mosque's own content, but not messages or gifts. */
export const tablesWithFiles: readonly PgTable[] = [content, home, site, campaigns].flatMap((module) =>
  Object.values(module).filter((table): table is PgTable => is(table, PgTable)),
)

/** Searches all columns of a table: pictures, links, logos. */
const findReferences = (table: PgTable) =>
  sql`select m[1] as id from ${table} t, regexp_matches(row_to_json(t)::text, '/(?:media|files)/([0-9a-f]{32})', 'g') m`

/** References in drafts, older versions and previews: a database function returns only the ids from the desk's tables. */
const deskReferences = [
  sql`select id from desk_files()`,
  sql`select m[1] from content_previews t, regexp_matches(row_to_json(t)::text, '(?:pictures|files)/([0-9a-f]{32})', 'g') m`,
]

const allReferences = sql.join([...tablesWithFiles.map(findReferences), ...deskReferences], sql` union `)

/** Returns the ids of files referenced by any row of the transaction's tenant. */
export async function filesInUse(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(allReferences)
  return rows.map(({ id }) => id)
}
