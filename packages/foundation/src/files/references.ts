import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as campaigns from '../db/campaigns.ts'
import * as content from '../db/content.ts'
import type { Tx } from '../db/database.ts'
import * as home from '../db/home.ts'
import * as site from '../db/site.ts'

/** Tables whose rows may speak of files: everything a mosque writes. What people send it and what they give does not. */
export const tablesWithFiles: readonly PgTable[] = [content, home, site, campaigns].flatMap((module) =>
  Object.values(module).filter((table): table is PgTable => is(table, PgTable)),
)

/** Whatever column it stands in: a picture, a link, a logo. */
const findReferences = (table: PgTable) =>
  sql`select m[1] as id from ${table} t, regexp_matches(row_to_json(t)::text, '/(?:media|files)/([0-9a-f]{32})', 'g') m`

/** What drafts, older versions and previews name: the desk's own tables are asked by a function, which tells ids alone. */
const deskReferences = [
  sql`select id from desk_files()`,
  sql`select m[1] from content_previews t, regexp_matches(row_to_json(t)::text, '(?:pictures|files)/([0-9a-f]{32})', 'g') m`,
]

const allReferences = sql.join([...tablesWithFiles.map(findReferences), ...deskReferences], sql` union `)

/** The ids of files that some row of the transaction's tenant speaks of. */
export async function filesInUse(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(allReferences)
  return rows.map(({ id }) => id)
}
