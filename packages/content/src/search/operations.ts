import { and, type AnyColumn, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { SearchHit } from '@minaret/contract'
import { isOpen, searchTerms } from '@minaret/plans'
import { isPublished } from '@minaret/foundation/pagination'
import { events, isStatementTimeout, type Tx } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done, type Refusal } from '@minaret/foundation/responses'
import { parseQuery, folded, untagged, wordsOf } from './fold.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isSeriesRow, readLastOccurrences, readOccurrences } from '../event-series/read.ts'
import type { Language } from '@minaret/foundation/i18n'
import { otherLanguageOf, translatedColumn } from '@minaret/foundation/translations'
import { createSearchLimit } from './searchLimit.ts'
import { type SearchKind, searchKinds } from './kinds.ts'
import { messages as searchMessages } from './messages.gen.ts'

/** How many things one search finds at most. */
const most = 20

/**
 * How much is looked through: the newest of each kind and the beginning of each text, and of those that hold the letters
 * so many are weighed, those with them in the title first. Each row costs, so a search of all also has its time.
 */
const limits = { rows: 500, letters: 2000, weighed: 60, milliseconds: 2000 }

const gate = createSearchLimit()

const busy: Refusal = {
  status: 429,
  message: searchMessages.busy,
  headers: { 'retry-after': '5' },
}

const tooLong: Refusal = {
  status: 503,
  message: searchMessages.tooLong,
  headers: { 'retry-after': '60' },
}

type Wanted = { terms: string[]; now: Date; language: Language | undefined }

type Found = { rank: number; hit: SearchHit }

/** The best of one kind. Words in a title weigh most, those of a long text least. */
async function findIn(tx: Tx, { kind, content, table, body, newest, at, zone }: SearchKind, wanted: Wanted) {
  const { terms, now, language } = wanted
  const word = (column: string) => language && translatedColumn(language, content, table.id, column)
  // Who reads a translation may look for its words, or for those of the mosque's own language.
  const both = (own: AnyColumn | SQL, other?: SQL) => (other ? sql`concat_ws(' ', ${other}, ${own})` : own)
  const shown = (own: AnyColumn, other?: SQL) => (other ? sql<string>`coalesce(${other}, ${own})` : sql<string>`${own}`)
  const rows = tx
    .select({
      id: table.id,
      title: shown(table.title, word('title')).as('title'),
      summary: shown(table.summary, word('summary')).as('summary'),
      at: at
        ? sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at')
        : sql<null>`null`.as('at'),
      zone: sql<string | null>`${zone ?? sql`null::text`}`.as('zone'),
      newest: sql`${newest}`.as('newest'),
      named: folded(both(table.title, word('title'))).as('named'),
      told: folded(both(table.summary, word('summary'))).as('told'),
      text: folded(untagged(sql`left(${both(body, word(kind === 'cause' ? 'story' : 'body'))}, ${limits.letters})`)).as(
        'text',
      ),
    })
    .from(table)
    .where(isPublished(table, now))
    .orderBy(desc(newest), desc(table.id))
    .limit(limits.rows)
    .as('looked')
  // To look for letters costs a tenth of taking a text's words apart.
  const holds = terms.map((term) => sql`strpos(concat_ws(' ', ${rows.named}, ${rows.told}, ${rows.text}), ${term}) > 0`)
  const inTitle = terms.map((term) => sql`(strpos(${rows.named}, ${term}) > 0)::int`)
  const matching = tx
    .select()
    .from(rows)
    .where(sql.join(holds, sql` and `))
    .orderBy(desc(sql.join(inTitle, sql` + `)), desc(rows.newest), desc(rows.id))
    .limit(limits.weighed)
    .as('held')
  const words = tx
    .select({
      id: matching.id,
      title: matching.title,
      summary: matching.summary,
      at: matching.at,
      zone: matching.zone,
      words: sql`
        setweight(${wordsOf(sql`${matching.named}`)}, 'A') || setweight(${wordsOf(sql`${matching.told}`)}, 'B') ||
        setweight(${wordsOf(sql`coalesce(${matching.text}, '')`)}, 'D')
      `.as('words'),
    })
    .from(matching)
    .offset(0)
    .as('weighed')
  const query = sql`to_tsquery('simple', ${terms.map((term) => `(${parseQuery(term)})`).join(' & ')})`
  const rank = sql<number>`ts_rank(${words.words}, ${query})`
  const found = await tx
    .select({ id: words.id, title: words.title, summary: words.summary, at: words.at, zone: words.zone, rank })
    .from(words)
    .where(sql`${words.words} @@ ${query}`)
    .orderBy(desc(rank), desc(words.at), desc(words.id))
    .limit(most)
  return found.map(({ at: day, zone: timeZone, rank: weight, ...row }): Found => ({
    rank: weight,
    hit: { kind, ...row, ...(day === null ? {} : { at: day }), ...(timeZone === null ? {} : { timeZone }) },
  }))
}

/** All that is found, or it breaks off when its time is over. */
async function findAll(tx: Tx, kinds: readonly SearchKind[], wanted: Wanted): Promise<Found[]> {
  const end = performance.now() + limits.milliseconds
  const each: Found[][] = []
  for (const kind of kinds) {
    // At least a millisecond: none would be without end.
    const left = String(Math.max(1, Math.round(end - performance.now())))
    await tx.execute(sql`select set_config('statement_timeout', ${left}, true), set_config('jit', 'off', true)`)
    each.push(await findIn(tx, kind, wanted))
  }
  return each.flat()
}

/** Hits as they are shown: of a series, the day it is held next, or was last. */
async function withDays(tx: Tx, tenant: Tenant, hits: SearchHit[], now: Date): Promise<SearchHit[]> {
  const ids = hits.flatMap(({ kind, id }) => (kind === 'event' ? [id] : []))
  if (ids.length === 0) return hits
  const rows = await tx
    .select()
    .from(events)
    .where(and(inArray(events.id, ids), isSeriesRow))
  if (rows.length === 0) return hits
  const next = await readOccurrences(tx, tenant, rows, { after: now, many: 1 })
  const last = await readLastOccurrences(tx, tenant, rows)
  return hits.map((hit) => {
    const occurrence = hit.kind === 'event' ? (next.get(hit.id)?.[0] ?? last.get(hit.id)?.[0]) : undefined
    return occurrence ? { ...hit, at: occurrence.startsAt.toISOString() } : hit
  })
}

/** `GET /api/search`. */
export const searchOperations = {
  async siteSearch({ db, tenant, query, now }) {
    const terms = searchTerms(query.q ?? '')
    if (terms.length === 0) return done([])
    const kinds = searchKinds.filter(({ screen }) => isOpen(screen, tenant.config))
    const found = await gate(tenant.id, () =>
      db((tx) => findAll(tx, kinds, { terms, now, language: otherLanguageOf({ tenant, query }) })),
    ).catch((error: unknown) => {
      if (isStatementTimeout(error)) return 'too long' as const
      throw error
    })
    if (found === 'busy') return busy
    if (found === 'too long') return tooLong
    const hits = found
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, most)
      .map(({ hit }) => hit)
    return done(await db((tx) => withDays(tx, tenant, hits, now)))
  },
} satisfies Operations<'siteSearch'>
