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

/** The maximum number of hits. */
const maxHits = 20

/**
 * Limits of a search: the newest rows of each kind, the start of each text, and the matching rows to rank, with matches in
 * the title first. A search also has a time limit.
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

type SearchRequest = { terms: string[]; now: Date; language: Language | undefined }

type RankedHit = { rank: number; hit: SearchHit }

/** Finds the best hits of a kind. Words in the title have the highest weight, those in the body the lowest. */
async function findIn(tx: Tx, { kind, content, table, body, newest, at, zone }: SearchKind, request: SearchRequest) {
  const { terms, now, language } = request
  const translationOf = (column: string) => language && translatedColumn(language, content, table.id, column)
  // Searches the translation and the original.
  const originalAndTranslation = (own: AnyColumn | SQL, other?: SQL) =>
    other ? sql`concat_ws(' ', ${other}, ${own})` : own
  const translatedOrOriginal = (own: AnyColumn, other?: SQL) =>
    other ? sql<string>`coalesce(${other}, ${own})` : sql<string>`${own}`
  const rows = tx
    .select({
      id: table.id,
      title: translatedOrOriginal(table.title, translationOf('title')).as('title'),
      summary: translatedOrOriginal(table.summary, translationOf('summary')).as('summary'),
      at: at
        ? sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at')
        : sql<null>`null`.as('at'),
      zone: sql<string | null>`${zone ?? sql`null::text`}`.as('zone'),
      newest: sql`${newest}`.as('newest'),
      named: folded(originalAndTranslation(table.title, translationOf('title'))).as('named'),
      summaryText: folded(originalAndTranslation(table.summary, translationOf('summary'))).as('summaryText'),
      text: folded(
        untagged(
          sql`left(${originalAndTranslation(body, translationOf(kind === 'cause' ? 'story' : 'body'))}, ${limits.letters})`,
        ),
      ).as('text'),
    })
    .from(table)
    .where(isPublished(table, now))
    .orderBy(desc(newest), desc(table.id))
    .limit(limits.rows)
    .as('looked')
  // A substring search takes a tenth of the time of parsing words.
  const isMatch = terms.map(
    (term) => sql`strpos(concat_ws(' ', ${rows.named}, ${rows.summaryText}, ${rows.text}), ${term}) > 0`,
  )
  const inTitle = terms.map((term) => sql`(strpos(${rows.named}, ${term}) > 0)::int`)
  const matching = tx
    .select()
    .from(rows)
    .where(sql.join(isMatch, sql` and `))
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
        setweight(${wordsOf(sql`${matching.named}`)}, 'A') || setweight(${wordsOf(sql`${matching.summaryText}`)}, 'B') ||
        setweight(${wordsOf(sql`coalesce(${matching.text}, '')`)}, 'D')
      `.as('words'),
    })
    .from(matching)
    .offset(0)
    .as('weighed')
  const query = sql`to_tsquery('simple', ${terms.map((term) => `(${parseQuery(term)})`).join(' & ')})`
  const rank = sql<number>`ts_rank(${words.words}, ${query})`
  const ranked = await tx
    .select({ id: words.id, title: words.title, summary: words.summary, at: words.at, zone: words.zone, rank })
    .from(words)
    .where(sql`${words.words} @@ ${query}`)
    .orderBy(desc(rank), desc(words.at), desc(words.id))
    .limit(maxHits)
  return ranked.map(({ at: day, zone: timeZone, rank: weight, ...row }): RankedHit => ({
    rank: weight,
    hit: { kind, ...row, ...(day === null ? {} : { at: day }), ...(timeZone === null ? {} : { timeZone }) },
  }))
}

/** Finds hits of all kinds, within the time limit. */
async function findAll(tx: Tx, kinds: readonly SearchKind[], request: SearchRequest): Promise<RankedHit[]> {
  const end = performance.now() + limits.milliseconds
  const each: RankedHit[][] = []
  for (const kind of kinds) {
    // At least a millisecond, as 0 means no limit.
    const remaining = String(Math.max(1, Math.round(end - performance.now())))
    await tx.execute(sql`select set_config('statement_timeout', ${remaining}, true), set_config('jit', 'off', true)`)
    each.push(await findIn(tx, kind, request))
  }
  return each.flat()
}

/** Adds the dates of series: the next occurrence, otherwise the last. */
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
    const result = await gate(tenant.id, () =>
      db((tx) => findAll(tx, kinds, { terms, now, language: otherLanguageOf({ tenant, query }) })),
    ).catch((error: unknown) => {
      if (isStatementTimeout(error)) return 'too long' as const
      throw error
    })
    if (result === 'busy') return busy
    if (result === 'too long') return tooLong
    const hits = result
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, maxHits)
      .map(({ hit }) => hit)
    return done(await db((tx) => withDays(tx, tenant, hits, now)))
  },
} satisfies Operations<'siteSearch'>
