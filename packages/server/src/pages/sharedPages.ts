import type { Database } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { withoutPool } from './encodePage.ts'
import type { CachedPage } from './pageStore.ts'

/** The key of a stored page. */
export type SharedPageKey = { tenant: Tenant; language: string; address: string }

/** Pages in the database, which all servers of one build share. It never fails: an error counts as a missing page. */
export type SharedPages = {
  /** The valid page of an address, if any. @param now in milliseconds */
  find(key: SharedPageKey, now: number): Promise<CachedPage | undefined>
  /** Stores a page. @param snapshot the transactions it was rendered from, as `pg_snapshot` in text form */
  save(key: SharedPageKey, page: CachedPage, snapshot: string): Promise<void>
}

/** Time limit of a statement in milliseconds, after which its connection is closed. */
const timeoutMs = 3000

/** Maximum time between reading a page's data and storing it, in milliseconds: far less than changes are retained. */
const maxSaveDelayMs = 60_000

/** A page is valid if every change of its topics that is visible now was visible when its data was read. */
const findStatement = `
  SELECT revision, headers, body, topics, is_emergency AS "isEmergency",
    extract(epoch FROM rendered_at)::float8 * 1000 AS "renderedAt", extract(epoch FROM expires_at)::float8 * 1000 AS "expiresAt"
  FROM stored_pages AS page
  WHERE tenant_id = $1 AND language = $2 AND address = $3 AND build = $4 AND revision = $5
    AND rendered_at <= to_timestamp($6::float8 / 1000) AND expires_at > to_timestamp($6::float8 / 1000)
    AND NOT EXISTS (
      SELECT FROM page_changes AS change
      WHERE change.tenant_id = page.tenant_id AND change.topic = ANY (page.topics)
        AND change.transaction >= pg_snapshot_xmin(page.snapshot)
        AND NOT pg_visible_in_snapshot(change.transaction, page.snapshot))`

/** A page rendered from later data is never replaced by one that took longer. */
const saveStatement = `
  INSERT INTO stored_pages AS stored (tenant_id, language, address, build, revision, headers, body, topics, snapshot,
    rendered_at, expires_at, is_emergency)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::float8 / 1000), to_timestamp($11::float8 / 1000), $12)
  ON CONFLICT (tenant_id, language, address) DO UPDATE SET build = excluded.build, revision = excluded.revision,
    headers = excluded.headers, body = excluded.body, topics = excluded.topics, snapshot = excluded.snapshot,
    rendered_at = excluded.rendered_at, expires_at = excluded.expires_at, is_emergency = excluded.is_emergency
  WHERE pg_snapshot_xmax(stored.snapshot) <= pg_snapshot_xmax(excluded.snapshot)`

type Row = Pick<CachedPage, 'revision' | 'headers' | 'isEmergency'> & {
  body: Buffer
  topics: string[]
  renderedAt: number
  expiresAt: number
}

/** Creates the shared pages. @param build identifies the release and the apps: pages of others are not served */
export function createSharedPages({ pool }: Pick<Database, 'pool'>, build: string): SharedPages {
  return {
    async find({ tenant, language, address }, now) {
      const values = [tenant.id, language, address, build, tenant.revision, now]
      const [row] = await pool.queryOnce<Row>(findStatement, values, timeoutMs).catch((): Row[] => [])
      if (!row) return undefined
      const { body, topics, renderedAt, expiresAt, ...page } = row
      return {
        ...page,
        tenantId: tenant.id,
        address,
        language,
        etag: page.headers.etag ?? '',
        br: withoutPool(body),
        topics: new Set(topics),
        from: renderedAt,
        until: expiresAt,
        renderedAt: performance.now() - (now - renderedAt),
        hits: 0,
        visits: 0,
        lastVisitAt: Number.NEGATIVE_INFINITY,
      }
    },
    async save({ tenant, language, address }, page, snapshot) {
      if (performance.now() - page.renderedAt > maxSaveDelayMs) return
      const { revision, headers, br, topics, from, until, isEmergency } = page
      const values = [tenant.id, language, address, build, revision, JSON.stringify(headers), br, [...topics], snapshot]
      await pool.queryOnce(saveStatement, [...values, from, until, isEmergency], timeoutMs).catch(() => {})
    },
  }
}
