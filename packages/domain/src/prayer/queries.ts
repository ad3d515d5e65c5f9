import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'

const refreshMs = 15 * 60_000

/** Queries of prayer times. Today's are refreshed regularly: a page may stay open on a counter for a week. */
export const prayerQueries = {
  all: ['prayer'] as const,
  today: (api: Api) =>
    queryOptions({
      queryKey: [...prayerQueries.all, 'today'],
      queryFn: ({ signal }) => read(api.GET('/api/prayer-time/today', { signal })),
      refetchInterval: refreshMs,
    }),
  /** The times of one month. @param month 1 to 12 */
  month: (api: Api, year: number, month: number) =>
    queryOptions({
      queryKey: [...prayerQueries.all, 'month', year, month],
      queryFn: ({ signal }) => read(api.POST('/api/prayer-time', { body: { year, month }, signal })),
    }),
}
