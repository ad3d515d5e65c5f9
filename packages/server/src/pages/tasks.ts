import { changeRetention } from '@minaret/foundation/cache'
import type { Database } from '@minaret/foundation/db'

/** Deletes what servers have read long ago of changes; one that has not looked for so long draws everything anew. */
export const pageTasks = ({ database }: { database: Database }) => ({
  async 'page-changes-tidy'() {
    await database.pool.query('DELETE FROM page_changes WHERE at < now() - make_interval(mins => $1)', [
      changeRetention,
    ])
  },
})
