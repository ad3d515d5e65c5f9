import { desc, sql } from 'drizzle-orm'
import type { SearchHit } from '@minaret/contract'
import { isOpen, searchTerms } from '@minaret/plans'
import { published } from '../content/present.ts'
import type { Tx } from '../db/database.ts'
import { done, type Operations } from '../http/operation.ts'
import { folded } from './fold.ts'
import { type Searched, searched } from './kinds.ts'

/** How many things one search finds at most. */
const most = 20

/**
 * How much is looked through: the newest of each kind, the beginning of each text. No mosque has more that anybody looks
 * for, and no search costs more than this.
 */
const looked = { rows: 1000, letters: 4000 }

type Found = { rank: number; hit: SearchHit }

/** The best of one kind. Words in a title weigh most, those of a long text least. */
async function findIn(tx: Tx, { kind, table, body, newest, at }: Searched, query: string, now: Date): Promise<Found[]> {
  const rows = tx
    .select({
      id: table.id,
      title: table.title,
      summary: table.summary,
      at: at
        ? sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at')
        : sql<null>`null`.as('at'),
      words: sql`
        setweight(to_tsvector('simple', ${folded(sql`${table.title}`)}), 'A') ||
        setweight(to_tsvector('simple', ${folded(sql`${table.summary}`)}), 'B') ||
        setweight(to_tsvector('simple', ${folded(sql`regexp_replace(left(${body}, ${looked.letters}), '<[^>]*>', ' ', 'g')`)}), 'D')
      `.as('words'),
    })
    .from(table)
    .where(published(table, now))
    .orderBy(desc(newest), desc(table.id))
    .limit(looked.rows)
    .as('looked')
  const asked = sql`to_tsquery('simple', ${query})`
  const rank = sql<number>`ts_rank(${rows.words}, ${asked})`
  const found = await tx
    .select({ id: rows.id, title: rows.title, summary: rows.summary, at: rows.at, rank })
    .from(rows)
    .where(sql`${rows.words} @@ ${asked}`)
    .orderBy(desc(rank), desc(rows.at), desc(rows.id))
    .limit(most)
  return found.map(({ at: day, rank: weight, ...row }) => ({
    rank: weight,
    hit: { kind, ...row, ...(day === null ? {} : { at: day }) },
  }))
}

/** `GET /api/search`. */
export const searchOperations = {
  async siteSearch({ db, tenant, query, now }) {
    const terms = searchTerms(query.q ?? '')
    if (terms.length === 0) return done([])
    // Each is letters and figures alone. A word is found by its beginning.
    const asked = terms.map((term) => `'${term}':*`).join(' & ')
    const kinds = searched.filter(({ screen }) => isOpen(screen, tenant.config))
    const found = await db(async (tx) => {
      const each: Found[][] = []
      for (const kind of kinds) each.push(await findIn(tx, kind, asked, now))
      return each.flat()
    })
    return done(
      found
        .toSorted((one, other) => other.rank - one.rank)
        .slice(0, most)
        .map(({ hit }) => hit),
    )
  },
} satisfies Operations<'siteSearch'>
