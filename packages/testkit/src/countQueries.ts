import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * Counts a function's queries of one table. Queries for the mosque are ignored, because its cache uses the real clock.
 */
export async function countQueries(table: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter(([config]) => {
      const statement = JSON.stringify(config).replaceAll('(select 1 from', '')
      return statement.includes(`from \\"${table}\\"`) && !statement.includes('extract(epoch from least(')
    }).length
  } finally {
    query.mockRestore()
  }
}
