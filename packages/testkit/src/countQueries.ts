import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * Counts the queries of one table that a function makes. Others are ignored, such as those for the mosque, which is cached by the
 * real clock.
 */
export async function countQueries(table: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter(([first]) => {
      const statement = JSON.stringify(first).replaceAll('(select 1 from', '')
      return statement.includes(`from \\"${table}\\"`) && !statement.includes('extract(epoch from least(')
    }).length
  } finally {
    query.mockRestore()
  }
}
