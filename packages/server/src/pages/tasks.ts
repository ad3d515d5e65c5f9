import { changeRetention } from '@minaret/foundation/cache'
import type { Database } from '@minaret/foundation/db'

/**
 * Deletes old page changes, and the stored pages that they or the time have ended: without its change, an outdated page
 * would count as valid. A server that has not polled for that long renders everything again.
 */
export const pageTasks = ({ database }: { database: Database }) => ({
  async 'page-changes-tidy'() {
    await database.pool.query(
      `WITH old AS (
         DELETE FROM page_changes WHERE at < now() - make_interval(mins => $1) RETURNING tenant_id, topic, transaction)
       DELETE FROM stored_pages AS page WHERE expires_at < now() OR EXISTS (
         SELECT FROM old WHERE old.tenant_id = page.tenant_id AND old.topic = ANY (page.topics)
           AND NOT pg_visible_in_snapshot(old.transaction, page.snapshot))`,
      [changeRetention],
    )
  },
})
