import { changeRetention } from '@minaret/foundation/cache'
import type { Database } from '@minaret/foundation/db'

/** Deletes old page changes. A server that has not polled for that long renders everything again. */
export const pageTasks = ({ database }: { database: Database }) => ({
  async 'page-changes-tidy'() {
    await database.pool.query('DELETE FROM page_changes WHERE at < now() - make_interval(mins => $1)', [
      changeRetention,
    ])
  },
})
